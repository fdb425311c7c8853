import type { ReactNode } from 'react';
import { Chevron } from '../ui/icons';
import styles from './disclosure.module.css';

interface DisclosureProps {
  id?: string;
  title: string;
  /** The level of the title in the page. */
  heading?: 'h2' | 'h3';
  titleClass: string | undefined;
  className?: string;
  onToggle?: () => void;
  children: ReactNode;
}

/** A heading that unfolds what is below it, without scripts too. */
export function Disclosure({
  title,
  heading: Heading = 'h3',
  titleClass,
  className = '',
  children,
  ...details
}: DisclosureProps) {
  return (
    <details {...details} className={`${styles.item} ${className}`}>
      <summary className={styles.summary}>
        <Heading className={titleClass}>{title}</Heading>
        <Chevron className={`icon ${styles.chevron}`} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
