import { useSite } from '../lib/page';
import { scrollSoftly, useScrolledBeyond } from '../lib/scroll';
import { ArrowUp } from '../ui/icons';
import styles from './scroll-to-top.module.css';

const SHOWN_BEYOND_PX = 500;

/** The button that appears once there is a way back up. */
export function ScrollToTop() {
  const { scrollToTop } = useSite().words;
  const shown = useScrolledBeyond(SHOWN_BEYOND_PX);
  return (
    <button
      type="button"
      className={`${styles.button} needs-scripts no-print`}
      hidden={!shown}
      onClick={() => scrollSoftly('top')}
    >
      <ArrowUp />
      <span className="visually-hidden">{scrollToTop}</span>
    </button>
  );
}
