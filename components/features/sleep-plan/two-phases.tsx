import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Html, PlanPassage, PlanTexts } from '../../lib/schema.gen';
import { Button } from '../../ui/button';
import type { Phase } from './plan';
import { PlanText } from './plan-text';
import styles from './two-phases.module.css';

/** That a plan begins beside the parents and ends in a place of the child's own. */
export function TwoPhasesPanel({ words }: { words: PlanTexts['twoPhases'] }) {
  return (
    <section className={`${styles.panel} can-wait`}>
      <PlanText of={words.title} as="h2" />
      <PlanText of={words.lead} className="prose" />
    </section>
  );
}

interface PhaseTwoHeaderProps {
  greeting: Html | undefined;
  words: PlanPassage;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What opens phase two, in the place of the letter. */
export function PhaseTwoHeader({ greeting, words, heading }: PhaseTwoHeaderProps) {
  return (
    <header className={styles.second}>
      <PlanText of={greeting} as="h1" ref={heading} tabIndex={-1} />
      <PlanText of={words.title} as="h2" />
      <PlanText of={words.body} className="prose" />
    </header>
  );
}

interface PhaseButtonProps {
  words: PlanTexts['twoPhases'];
  /** The phase that is shown. */
  phase: Phase;
  onShow: (phase: Phase) => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Shows the other phase, from its beginning. */
export function PhaseButton({ words, phase, onShow, heading }: PhaseButtonProps) {
  const show = () => {
    flushSync(() => onShow(phase === 1 ? 2 : 1));
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  };
  return (
    <div className="no-print">
      <Button variant="quiet" onClick={show}>
        {phase === 1 ? words.showSecond : words.showFirst}
      </Button>
    </div>
  );
}
