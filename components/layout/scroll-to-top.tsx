import { useSite } from '../lib/page';
import { scrollSoftly, useScrolledBeyond } from '../lib/scroll';
import { ArrowUp } from '../ui/icons';
import styles from './scroll-to-top.module.css';

const SHOWN_BEYOND_PX = 500;

/** A button that scrolls to the top. It appears once the page is scrolled. */
export function ScrollToTop() {
  const { scrollToTop } = useSite().words;
  const shown = useScrolledBeyond(SHOWN_BEYOND_PX);
  return (
    <button
      type="button"
      className={`${styles.button} needs-scripts no-print`}
      hidden={!shown}
      onClick={scrollToTopOfPage}
    >
      <ArrowUp />
      <span className="visually-hidden">{scrollToTop}</span>
    </button>
  );
}

/** Moves the focus first: a focused button that becomes hidden stops the scrolling and loses the focus. */
function scrollToTopOfPage() {
  document.getElementById('main')?.focus({ preventScroll: true });
  scrollSoftly('top');
}
