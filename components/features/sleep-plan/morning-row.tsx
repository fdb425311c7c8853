import type { PlanWords } from '../../lib/schema.gen';
import { Button } from '../../ui/button';
import styles from './morning-row.module.css';
import type { Followed } from './use-progress';
import { PlanText } from './plan-text';
import type { WordsFor } from './words-for';

interface MorningRowProps {
  words: WordsFor<PlanWords>;
  followed: Followed;
}

/**
 * Asks in the morning whether the sign of last night's stage was true. It stands below tonight and
 * is small, because a thumb that looks for tonight must not answer it; the answer can be taken back.
 */
export function MorningRow({ words, followed }: MorningRowProps) {
  const { answer, asks, progress, stages, undo } = followed;
  const { morning } = words.tonight;
  if (!progress) return null;
  const { approach, planned } = stages[progress.stage]!;
  const stage = [words[approach].firstStage, ...words[approach].stages][planned.index]!;
  return (
    <div aria-live="polite">
      {asks && (
        <section className={styles.row}>
          <PlanText of={morning.question} as="h2" />
          <PlanText of={stage.ready} as="p" />
          <Button variant="ghost" onClick={() => answer(true)}>
            {morning.yes}
          </Button>
          <Button variant="ghost" onClick={() => answer(false)}>
            {morning.notYet}
          </Button>
        </section>
      )}
      {undo && (
        <p className={styles.row}>
          {morning.noted}
          <Button variant="ghost" onClick={undo}>
            {morning.undo}
          </Button>
        </p>
      )}
    </div>
  );
}
