import type { Link } from '../../lib/schema.gen';
import styles from './read-more.module.css';

/** A link to further reading, in a new tab so that the plan stays open. */
export function ReadMore({ link: { href, label } }: { link: Link }) {
  return (
    <a className={`${styles.more} no-print`} href={href} target="_blank" rel="noopener">
      {label}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
