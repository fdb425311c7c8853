import { usePending } from './navigate';
import styles from './pending-bar.module.css';

/** The thin bar at the top of the window while another page is loading. */
export function PendingBar() {
  return usePending() && <div className={`${styles.bar} no-print`} aria-hidden="true" />;
}
