import type { ReactNode } from 'react';
import { Chevron } from '../ui/icons';
import styles from './accordion.module.css';

interface DisclosureProps {
  id: string;
  title: string;
  titleClass: string | undefined;
  children: ReactNode;
}

/** A heading that unfolds what is below it, without scripts too. */
export function Disclosure({ id, title, titleClass, children }: DisclosureProps) {
  return (
    <details id={id} className={styles.item}>
      <summary className={styles.summary}>
        <h3 className={titleClass}>{title}</h3>
        <Chevron className={`icon ${styles.chevron}`} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
