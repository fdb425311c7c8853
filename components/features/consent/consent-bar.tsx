import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { Html } from '../../lib/html';
import { useSite } from '../../lib/page';
import type { Site } from '../../lib/schema.gen';
import { Button } from '../../ui/button';
import { askAgain, choose, openQuestion, readConsent, subscribe, type Consent } from './consent';
import styles from './consent-bar.module.css';

interface ConsentBarProps {
  /** Called with the stored choice once the page is hydrated, and with each new one. */
  onChoice?: (site: Site, choice: Consent['choice']) => void;
}

/**
 * The question about advertising cookies, in a bar at the bottom of the window.
 *
 * Every document contains it, and `data-asking` on the root element shows it, so that
 * it is part of the first paint.
 */
export function ConsentBar({ onChoice }: ConsentBarProps) {
  const site = useSite();
  const { consent, tracking } = site;
  const asked = useSyncExternalStore(subscribe, openQuestion, () => 'first');
  const choice = useSyncExternalStore(subscribe, currentChoice, () => undefined);
  const bar = useRef<HTMLElement>(null);

  const reportChoice = useEffectEvent((made: Consent['choice']) => onChoice?.(site, made));
  useEffect(() => {
    if (choice) reportChoice(choice);
  }, [choice]);

  // Without a tag there is nothing to ask about.
  const shown = asked !== undefined && tracking.tagId !== '';
  useLayoutEffect(() => {
    // Read again: while hydrating, everybody is rendered as asked.
    document.documentElement.toggleAttribute('data-asking', shown && openQuestion() !== undefined);
  }, [shown]);
  useBottomBarHeight(bar, shown);

  // A visitor who asked for the bar gets the focus there, and afterwards back where it was.
  useEffect(() => {
    if (asked !== 'again') return;
    const opener = document.activeElement;
    bar.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [asked]);

  if (!shown) return null;
  return (
    <section
      ref={bar}
      className={`${styles.bar} no-print`}
      aria-label={consent.change}
      tabIndex={-1}
    >
      <Html of={consent.text} as="p" className={styles.text} />
      <div className={styles.choices}>
        <Button variant="quiet" onClick={() => choose('accepted')}>
          {consent.accept}
        </Button>
        <Button variant="quiet" onClick={() => choose('rejected')}>
          {consent.reject}
        </Button>
      </div>
    </section>
  );
}

/**
 * Sets the scroll padding, so that the bar never covers what gets the focus, and --bottom-bar
 * on elements with the class above-bottom-bar, which are at the bottom of the window too. The
 * height is measured, because it depends on the text size.
 *
 * It adds a style sheet: setting a property on the root element makes browsers recompute the
 * style of the whole page, which took longer than the rest of hydration.
 */
function useBottomBarHeight(bar: RefObject<HTMLElement | null>, shown: boolean) {
  useEffect(() => {
    if (!shown || !bar.current) return;
    // Missing in Safari before 16.4; the bar may then cover other elements.
    if (!('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const sizes = new ResizeObserver(([size]) => {
      const height = `${size?.borderBoxSize[0]?.blockSize ?? 0}px`;
      sheet.replaceSync(
        `html { scroll-padding-block-end: ${height} } .above-bottom-bar { --bottom-bar: ${height} }`,
      );
    });
    sizes.observe(bar.current, { box: 'border-box' });
    return () => {
      sizes.disconnect();
      document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
    };
  }, [bar, shown]);
}

/** The button in the footer that shows the bar again. */
export function CookieChoices({ className }: { className?: string }) {
  const { consent, tracking } = useSite();
  if (!tracking.tagId) return null;
  return (
    <button type="button" className={`${className ?? ''} needs-scripts`} onClick={askAgain}>
      {consent.change}
    </button>
  );
}

function currentChoice() {
  return readConsent()?.choice;
}
