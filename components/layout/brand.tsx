import { Html } from '../lib/html';
import { useSite } from '../lib/page';
import styles from './brand.module.css';

/** The logo and the site's name: a link to the home page. */
export function Brand() {
  const { name, mark } = useSite();
  return (
    <a className={styles.brand} href="/">
      <Html of={mark} as="span" className={styles.mark} />
      <span className={styles.name}>{name}</span>
    </a>
  );
}
