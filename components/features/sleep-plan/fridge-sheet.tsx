import type { RefObject } from 'react';
import { dayOf, dayText } from '../../lib/days';
import { useNow } from '../../lib/use-now';
import { Button } from '../../ui/button';
import styles from './fridge-sheet.module.css';
import { stageWords, stagesOf, type StageInOrder } from './nights';
import { nightsOf, type Plan } from './plan';
import { PlanText } from './plan-text';
import { SheetPage } from './sheet-page';
import type { PlanWordsFor } from './words-for';

interface FridgeSheetProps {
  plan: Plan;
  words: PlanWordsFor;
  onBack: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The plan on one sheet of A4, with a line for each stage and a box for each night. */
export function FridgeSheet({ plan, words, onBack, heading }: FridgeSheetProps) {
  const { fridge } = words;
  return (
    <SheetPage
      back={fridge.back}
      onBack={onBack}
      actions={<Button onClick={() => window.print()}>{fridge.print}</Button>}
      className={styles.layout}
    >
      <article className={styles.sheet}>
        <header className={styles.header}>
          <PlanText of={fridge.title} as="h1" ref={heading} tabIndex={-1} />
          <p>{dayText(dayOf(useNow()))}</p>
        </header>
        <PlanText of={fridge.boxes} as="p" />
        <ol className={styles.stages}>
          {stagesOf(plan).map((stage) => (
            <Line key={stage.planned.label} stage={stage} words={words} />
          ))}
        </ol>
        <footer className={styles.help}>
          <PlanText of={fridge.tooMuch} as="p" />
          <PlanText of={fridge.emergency} as="p" />
          <PlanText of={fridge.doctor} as="p" />
        </footer>
      </article>
    </SheetPage>
  );
}

/** A stage in one sentence, with a box for each of its nights. */
function Line({ stage, words }: { stage: StageInOrder; words: PlanWordsFor }) {
  const { planned } = stage;
  const { firstNight, lastNight } = planned;
  const boxes = lastNight ? lastNight - firstNight + 1 : words.tonight.nights.finish;
  return (
    <li>
      <p className={styles.when}>
        <strong>Stage {planned.label}</strong> {nightsOf(planned)}
        <span className={styles.boxes} aria-hidden="true">
          {Array.from({ length: boxes }, (_, night) => (
            <span key={night} />
          ))}
        </span>
      </p>
      <PlanText of={stageWords(words, stage).tonight} as="p" />
    </li>
  );
}
