import type { ComponentPropsWithoutRef } from 'react';
import styles from './select.module.css';

/** The drop-down of a Field. Its style is apart from that of fields, since every page has one for searching. */
export function Select({ className = '', ...attributes }: ComponentPropsWithoutRef<'select'>) {
  return <select {...attributes} className={`${styles.select} ${className}`} />;
}
