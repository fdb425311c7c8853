import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { optional } from '../../layout/optional';
import {
  allow,
  askAgain,
  askedPurposes,
  choose,
  openQuestion,
  readConsent,
  subscribe,
} from './consent';
import type { Granted } from '../../lib/granted';
import { Html } from '../../lib/html';
import { listen } from '../../lib/listen';
import { useSite } from '../../lib/page';
import type { Site } from '../../lib/schema.gen';
import { Button } from '../../ui/button';
import styles from './consent-question.module.css';

interface ConsentQuestionProps {
  /** Called with the stored choice after hydration, and with each new one. */
  onChoice?: (site: Site, granted: Granted) => void;
}

/**
 * The cookie question, between the header and the page. Every document contains it, and
 * `data-asking` on the root element shows it, so that it is part of the first paint.
 */
export function ConsentQuestion({ onChoice }: ConsentQuestionProps) {
  const site = useSite();
  const { consent, tracking } = site;
  const asked = useSyncExternalStore(subscribe, openQuestion, () => 'first');
  const choice = useSyncExternalStore(subscribe, currentChoice, () => undefined);
  const question = useRef<HTMLElement>(null);

  const reportChoice = useEffectEvent((granted: Granted) => onChoice?.(site, granted));
  useEffect(() => {
    if (choice) reportChoice(JSON.parse(choice) as Granted);
  }, [choice]);

  // Without a tag there is nothing to ask.
  const purposes = askedPurposes(tracking);
  const shown = asked !== undefined && purposes.length > 0;
  useLayoutEffect(() => {
    // Read again: during hydration the question is rendered for every visitor.
    document.documentElement.toggleAttribute('data-asking', shown && openQuestion() !== undefined);
  }, [shown]);

  // The button is in the footer, which only the server renders.
  useEffect(
    () =>
      listen(document, 'click', ({ target }) => {
        if (target instanceof Element && target.closest('[data-cookie-choices]')) askAgain();
      }),
    [],
  );

  // The question receives the focus if the visitor asked for it, and returns it afterwards.
  useEffect(() => {
    if (asked !== 'again') return;
    const opener = document.activeElement;
    question.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [asked]);

  if (!shown) return null;
  return (
    <section
      ref={question}
      className={`${styles.question} no-print`}
      aria-label={consent.change}
      tabIndex={-1}
    >
      <div className={styles.inner}>
        <Html of={consent.text} as="p" className={styles.text} />
        <div className={styles.answers}>
          <Button variant="quiet" onClick={() => choose(allow(purposes))}>
            {consent.accept}
          </Button>
          <Button variant="quiet" onClick={() => choose(allow([]))}>
            {consent.reject}
          </Button>
        </div>
        {purposes.length > 1 && <SeparateChoice />}
      </div>
    </section>
  );
}

const PurposesForm = optional(async () => (await import('./purposes-form')).PurposesForm);

/** The button that shows each purpose separately; their form loads when it is pressed. */
function SeparateChoice() {
  const { consent, tracking } = useSite();
  const [asked, setAsked] = useState(false);
  if (asked) {
    return (
      <PurposesForm
        consent={consent}
        purposes={askedPurposes(tracking)}
        granted={readConsent()?.granted ?? allow([])}
        onSave={choose}
      />
    );
  }
  return (
    <Button variant="ghost" aria-expanded={false} onClick={() => setAsked(true)}>
      {consent.choose}
    </Button>
  );
}

/** The granted purposes as text, so that equal choices compare as equal. */
function currentChoice() {
  const consent = readConsent();
  return consent && JSON.stringify(consent.granted);
}
