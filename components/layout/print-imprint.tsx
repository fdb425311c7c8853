import { useSyncExternalStore } from 'react';
import type { Site } from '../lib/schema.gen';
import styles from './print-imprint.module.css';

/** What paper says about its origin: whose it is, how to reach them, and the day of printing. */
export function PrintImprint({ site: { contact, name } }: { site: Site }) {
  const today = useSyncExternalStore(
    () => () => {},
    () => new Date().toLocaleDateString('en-GB', { dateStyle: 'long' }),
    () => '',
  );
  return (
    <p className={styles.imprint}>
      {[name, contact.phone, contact.emails[0], today].filter(Boolean).join(' · ')}
    </p>
  );
}
