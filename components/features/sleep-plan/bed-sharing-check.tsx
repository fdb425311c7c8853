import { useState, type Ref, type SyntheticEvent } from 'react';
import type { PlanTexts } from '../../lib/schema.gen';
import { Button } from '../../ui/button';
import { ArrowLeft } from '../../ui/icons';
import { ChoiceCards } from './choice-cards';
import styles from './wizard.module.css';
import { PlanText } from './plan-text';

interface BedSharingCheckProps {
  words: PlanTexts['bedSharing'];
  bornEarly: boolean;
  /** Shows the plan with a shared bed. */
  onSafe: () => void;
  /** Shows the plan with the child's own place to sleep. */
  onDanger: () => void;
  onBack: () => void;
  heading: Ref<HTMLHeadingElement>;
}

/**
 * Asks about the dangers of sharing a bed before a plan mentions it. The choices stay in this
 * component: nothing stores them, and the resulting plan does not reveal them.
 */
export function BedSharingCheck(props: BedSharingCheckProps) {
  const { words, bornEarly, onSafe, onDanger, onBack, heading } = props;
  const [chosen, setChosen] = useState<readonly string[]>(bornEarly ? ['born'] : []);
  const choices = Object.fromEntries(
    Object.entries(words.dangers)
      .filter(([, label]) => label)
      .map(([danger, label]) => [danger, { label, note: undefined }]),
  );
  const isSafe = chosen.length === 0;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isSafe) onSafe();
    else onDanger();
  }

  return (
    <form className={styles.wizard} onSubmit={submit} autoComplete="off">
      <fieldset className={styles.question} aria-describedby="question-hint">
        <legend>
          <PlanText of={words.title} as="h2" ref={heading} tabIndex={-1} />
        </legend>
        <PlanText of={words.lead} id="question-hint" className={styles.hint} />
        <ChoiceCards
          name="danger"
          shown={Object.keys(choices)}
          choices={choices}
          multiple
          drawn={false}
          isPicked={(value) => chosen.includes(value)}
          onPick={(value, picked) =>
            setChosen(picked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        />
      </fieldset>
      <div role="status">{!isSafe && <PlanText of={words.cot} className="prose" />}</div>
      <div className={`foot ${styles.actions}`}>
        <Button variant="quiet" onClick={onBack}>
          <ArrowLeft />
          Back
        </Button>
        <Button type="submit">{isSafe ? words.none : words.some}</Button>
      </div>
    </form>
  );
}
