import { useSite } from '../lib/page';
import { scrollSoftly, useScrolledBeyond } from '../lib/scroll';
import { ArrowUp } from '../ui/icons';
import bar from './bar.module.css';

const SHOWN_BEYOND_PX = 500;

/** A button that scrolls to the top. It appears in the bar, where it covers no text, once the page is scrolled. */
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

/** Moves the focus first: hiding the focused button would stop the scrolling and lose the focus. */
function scrollToTopOfPage() {
  document.getElementById('main')?.focus({ preventScroll: true });
  scrollSoftly('top');
}
