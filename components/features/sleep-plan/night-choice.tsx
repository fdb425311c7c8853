import { useState, type SyntheticEvent } from 'react';
import type { NightChoice as Words } from '../../lib/schema.gen';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import styles from './night-choice.module.css';
import type { StageInOrder } from './nights';
import { nightsOf } from './plan';
import { PlanText } from './plan-text';
import type { WordsFor } from './words-for';

interface NightChoiceProps {
  words: WordsFor<Words>;
  stages: readonly StageInOrder[];
  /** The index of the family's last stage. */
  current: number | undefined;
  onBegin: (stage: number) => void;
}

/** Asks at which stage the family is tonight. */
export function NightChoice({ words, stages, current = 0, onBegin }: NightChoiceProps) {
  const [stage, setStage] = useState(current);
  const begin = (event: SyntheticEvent) => {
    event.preventDefault();
    onBegin(stage);
  };
  return (
    <form className={`${styles.choice} no-print`} onSubmit={begin}>
      <PlanText of={words.title} as="h2" />
      <Field
        id="stage-tonight"
        label={words.stage}
        hint={<PlanText of={words.note} as="span" />}
        as={Select}
        autoComplete="off"
        value={stage}
        onEnter={(value) => setStage(Number(value))}
      >
        {stages.map(({ planned }, i) => (
          <option key={planned.label} value={i}>
            Stage {planned.label}, {nightsOf(planned)}
          </option>
        ))}
      </Field>
      <Button type="submit">{words.start}</Button>
    </form>
  );
}
