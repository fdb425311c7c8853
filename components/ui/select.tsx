import type { ComponentPropsWithoutRef } from 'react';
import styles from './select.module.css';

/** The drop-down of a Field. Its styles are separate from fields' because every page has one, for search. */
export function Select({ className = '', ...attributes }: ComponentPropsWithoutRef<'select'>) {
  return <select {...attributes} className={`${styles.select} ${className}`} />;
}
