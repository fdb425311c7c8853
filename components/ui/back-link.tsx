import type { ReactNode } from 'react';
import { ArrowLeft } from './icons';
import styles from './back-link.module.css';

/** A link above a title, to the list that contains the page. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={styles.back}>
      <ArrowLeft /> {children}
    </a>
  );
}
