import { Html } from '../lib/html';
import { useSite } from '../lib/page';
import styles from './brand.module.css';

/** The mark and the name, which lead home. */
export function Brand() {
  const { name, mark } = useSite();
  return (
    <a className={styles.brand} href="/">
      <Html of={mark} as="span" className={styles.mark} />
      {name}
    </a>
  );
}
