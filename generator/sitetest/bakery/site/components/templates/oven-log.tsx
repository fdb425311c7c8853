import type { PageOf } from '../lib/schema.gen';
import styles from './oven-log.module.css';

export function OvenLog({ page }: { page: PageOf<'oven-log'> }) {
  return <main className={styles.log}>{page.content.degrees} °C</main>;
}
