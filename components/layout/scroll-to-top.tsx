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
      className={`${styles.button} above-foot needs-scripts no-print`}
      hidden={!shown}
      onClick={toTop}
    >
      <ArrowUp />
      <span className="visually-hidden">{scrollToTop}</span>
    </button>
  );
}

/** A button that hides while it has the focus would stop the scroll, and lose the keyboard's place. */
function toTop() {
  document.getElementById('main')?.focus({ preventScroll: true });
  scrollSoftly('top');
}
