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
import { askAgain, choose, question, readConsent, subscribe, type Consent } from './consent';
import styles from './consent-bar.module.css';

interface ConsentBarProps {
  /** Told of the stored choice once the page is there, and of each new one. */
  onChoice?: (site: Site, choice: Consent['choice']) => void;
}

/**
 * The question about advertising cookies, at the foot of the window. It stops nobody.
 *
 * Every document holds it, and `data-asking` on the root element shows it: so a
 * visitor who is asked sees it with the first paint, not after the scripts.
 */
export function ConsentBar({ onChoice }: ConsentBarProps) {
  const site = useSite();
  const { consent, tracking } = site;
  const asking = useSyncExternalStore(subscribe, question, () => 'first');
  const choice = useSyncExternalStore(subscribe, currentChoice, () => undefined);
  const bar = useRef<HTMLElement>(null);

  const tell = useEffectEvent((made: Consent['choice']) => onChoice?.(site, made));
  useEffect(() => {
    if (choice) tell(choice);
  }, [choice]);

  // Without a tag there is nothing to ask about.
  const shown = asking !== undefined && tracking.tagId !== '';
  useLayoutEffect(() => {
    // Asked anew: while hydrating, everybody is rendered as asked.
    const asked = shown && question() !== undefined;
    document.documentElement.toggleAttribute('data-asking', asked);
  }, [shown]);
  useRoomAtFoot(bar, shown);

  // Who has asked for the bar is taken to it, and afterwards back to where they were.
  useEffect(() => {
    if (asking !== 'again') return;
    const opener = document.activeElement;
    bar.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [asking]);

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
 * Keeps clear of the bar what gets the focus and, by the property --foot, whatever else stays at
 * the foot of the window: that wears the class above-foot. No fixed value fits every text size.
 *
 * A rule of its own, because browsers style the whole page anew when a property is set on the
 * root element: of all that waking up takes, it took longest.
 */
function useRoomAtFoot(bar: RefObject<HTMLElement | null>, shown: boolean) {
  useEffect(() => {
    if (!shown || !bar.current) return;
    // Phones before 2023 have no such sheets; the bar then covers what it covers.
    if (!('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const sizes = new ResizeObserver(([size]) => {
      const height = `${size?.borderBoxSize[0]?.blockSize ?? 0}px`;
      sheet.replaceSync(
        `html { scroll-padding-block-end: ${height} } .above-foot { --foot: ${height} }`,
      );
    });
    sizes.observe(bar.current, { box: 'border-box' });
    return () => {
      sizes.disconnect();
      document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
    };
  }, [bar, shown]);
}

/** Brings the bar back; it stands in the footer. */
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
