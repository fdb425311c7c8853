import { useSite } from '../lib/page';
import { scrollSoftly, useScrolledBeyond } from '../lib/scroll';
import { ArrowUp } from '../ui/icons';
import bar from './bar.module.css';

const SHOWN_BEYOND_PX = 500;

/** A button that scrolls to the top. Once the page is scrolled it appears in the bar, where it covers no words. */
export function ScrollToTop() {
  const { scrollToTop } = useSite().words;
  const shown = useScrolledBeyond(SHOWN_BEYOND_PX);
  return (
    <button
      type="button"
      className={`${bar.round} needs-scripts`}
      data-up
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
