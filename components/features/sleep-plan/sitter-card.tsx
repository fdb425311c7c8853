import { useRef, type RefObject } from 'react';
import { stateOf } from '../../lib/awake';
import { clockAt, diaryDayOf, diaryOf, isOfNight, momentOf } from '../../lib/diary';
import { useLog } from '../../lib/kept-log';
import { fill } from '../../lib/text';
import { formatTime } from '../../lib/time-of-day';
import { useNow } from '../../lib/use-now';
import { Button } from '../../ui/button';
import { stageWords, stagesOf, type Progress } from './nights';
import type { Plan } from './plan';
import { PlanText } from './plan-text';
import { SheetPage } from './sheet-page';
import styles from './sitter-card.module.css';
import { useCopy } from './use-copy';
import type { PlanWordsFor } from './words-for';

interface SitterCardProps {
  plan: Plan;
  words: PlanWordsFor;
  /** Tonight's progress, while the family follows the plan. */
  tonight: Progress | undefined;
  onBack: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** One page for a babysitter: tonight, a waking, the day so far, and whom to call. */
export function SitterCard({ plan, words, tonight, onBack, heading }: SitterCardProps) {
  const { sitter, labels } = words;
  const card = useRef<HTMLElement>(null);
  const { copy, byHand } = useCopy(card, labels);
  const current = tonight && stagesOf(plan)[tonight.stage];
  // A stage beside the parents is only for them.
  const stage = current?.approach === 'cot' ? stageWords(words, current) : undefined;
  return (
    <SheetPage
      back={sitter.back}
      onBack={onBack}
      actions={
        <>
          <Button variant="quiet" onClick={copy}>
            {labels.copy}
          </Button>
          <Button onClick={() => window.print()}>{sitter.print}</Button>
        </>
      }
      className={styles.layout}
    >
      {byHand}
      <article className={styles.card} ref={card}>
        <PlanText of={sitter.title} as="h1" ref={heading} tabIndex={-1} />
        <PlanText of={sitter.lead} />
        <section>
          <h2>{labels.tonight}</h2>
          <PlanText of={sitter.ownPlace} as="p" />
          <PlanText of={stage?.tonight} as="p" className={styles.line} />
        </section>
        <section>
          <h2>{labels.night}</h2>
          <PlanText of={stage?.night} />
          <ol>
            {sitter.steps.map((step) => (
              <PlanText key={step} of={step} as="li" />
            ))}
          </ol>
        </section>
        <Today words={sitter} />
        <section>
          <h2>{sitter.safe}</h2>
          <ul>
            {sitter.safety.map((line) => (
              <PlanText key={line} of={line} as="li" />
            ))}
          </ul>
        </section>
        <section className={styles.help}>
          <h2>{sitter.help}</h2>
          <PlanText of={sitter.parents} as="p" className={styles.number} />
          <PlanText of={sitter.emergency} />
          <PlanText of={sitter.doctor} />
          <PlanText of={words.fridge.tooMuch} as="p" />
        </section>
      </article>
    </SheetPage>
  );
}

/** Today's diary on this phone; nothing without entries. */
function Today({ words }: { words: PlanWordsFor['sitter'] }) {
  const diary = diaryOf(useLog());
  const now = momentOf(useNow());
  const day = diary.get(diaryDayOf(now));
  const time = (moment: typeof now) => formatTime(clockAt(moment));
  const naps = (day?.sleeps ?? []).flatMap((sleep) =>
    sleep.to && !isOfNight(sleep)
      ? [fill(words.nap, { from: time(sleep.from), to: time(sleep.to) })]
      : [],
  );
  const state = stateOf(diary, now);
  const feed = day?.feeds.at(-1);
  const lines = [
    feed && fill(words.feed, { time: time(feed) }),
    naps.length > 0 && fill(words.naps, { naps: naps.join(', ') }),
    state?.isAsleep && fill(words.asleep, { time: time(state.since) }),
  ].filter((line) => !!line);
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{words.today}</h2>
      <ul>
        {lines.map((line) => (
          <li key={String(line)}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
