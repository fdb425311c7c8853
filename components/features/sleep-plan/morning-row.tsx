import { diaryOf } from '../../lib/diary';
import { useLog } from '../../lib/kept-log';
import type { Html, MorningQuestion } from '../../lib/schema.gen';
import { formatLength } from '../../lib/time-of-day';
import { Button } from '../../ui/button';
import styles from './morning-row.module.css';
import { PlanText } from './plan-text';
import type { Followed } from './use-progress';
import { verdictOf } from './verdict';
import type { WordsFor } from './words-for';

interface MorningRowProps {
  words: WordsFor<MorningQuestion>;
  followed: Followed;
  /** The sign of last night's stage, and the longest waking with which its night counts as settled. */
  stage: { ready: Html | undefined; settled: number };
}

/**
 * Asks by day whether the sign of last night's stage was true, and shows the sleep diary's answer.
 * It is small and below tonight, so that a thumb looking for tonight does not press it; the answer
 * can be undone.
 */
export function MorningRow({ words, followed, stage }: MorningRowProps) {
  const { answer, asks, undo } = followed;
  return (
    <div aria-live="polite">
      {asks && (
        <section className={styles.row}>
          <PlanText of={words.question} as="h2" />
          <PlanText of={stage.ready} as="p" />
          <DiaryVerdict words={words} followed={followed} settled={stage.settled} />
          <Button variant="ghost" onClick={() => answer(true)}>
            {words.yes}
          </Button>
          <Button variant="ghost" onClick={() => answer(false)}>
            {words.notYet}
          </Button>
        </section>
      )}
      {undo && (
        <p className={styles.row}>
          {words.noted}
          <Button variant="ghost" onClick={undo}>
            {words.undo}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The diary's answer and its reason. It has no effect on the plan. */
function DiaryVerdict({
  words: { verdict: words },
  followed: { figures, progress, stages, tonight },
  settled,
}: Pick<MorningRowProps, 'words' | 'followed'> & { settled: number }) {
  const diary = diaryOf(useLog());
  const verdict = progress && verdictOf(diary, progress, tonight, stages, figures, settled);
  if (!verdict) return null;
  const values = {
    wakings: String(verdict.wakings),
    awake: formatLength(verdict.longest),
    night: String(verdict.night),
    minutes: String(settled),
  };
  const reasons = [verdict.because, verdict.yet, 'decide' as const].filter(
    (why) => why !== undefined,
  );
  return (
    <div className={styles.verdict}>
      <PlanText of={words[verdict.goes]} as="p" className={styles.goes} />
      {reasons.map((why) => (
        <PlanText key={why} of={words[why]} as="p" values={values} />
      ))}
    </div>
  );
}
