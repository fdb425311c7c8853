import { useState } from 'react';
import { clockAt, isNight, type Moment } from '../../lib/diary';
import { fill } from '../../lib/fill';
import { parseHandover, type Handover } from '../../lib/handover';
import { keptDiary } from '../../lib/kept-diary';
import { mergeDay } from '../../lib/merge-diary';
import type { TonightSoFar as Words } from '../../lib/schema.gen';
import { formatTime } from '../../lib/time-of-day';
import { Button, ButtonLink } from '../../ui/button';
import { SuccessLine } from '../../ui/success-line';
import { mergeDiary } from './backup';
import styles from './kept-here.module.css';
import { dayText } from './kept-list';

/** The night that the other parent has handed over, and what adds it to the diary here. */
export function TonightSoFar({ hash, words }: { hash: string; words: Words }) {
  const [night] = useState(() => parseHandover(hash, new Date()));
  const [refused, setRefused] = useState(false);
  const own = keptDiary.use();
  if (!night) return <p className={styles.problem}>{words.damaged}</p>;
  const { day, content } = night;
  const isKnown = JSON.stringify(mergeDay(own.get(day), content)) === JSON.stringify(own.get(day));
  const isEmpty = content.sleeps.length + content.feeds.length === 0;
  return (
    <section className={styles.tonight}>
      <h2>{words.title}</h2>
      <Lines night={night} words={words} />
      {refused && <p role="alert">{words.refused}</p>}
      {!isEmpty && (
        <div role="status" className={styles.buttons}>
          {isKnown ? (
            <SuccessLine>{words.known}</SuccessLine>
          ) : (
            <Button onClick={() => setRefused(!mergeDiary(new Map([[day, content]])))}>
              {words.merge}
            </Button>
          )}
          <ButtonLink variant="quiet" href={words.diary.href}>
            {words.diary.label}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

/** What the other parent would say at the bedroom door. */
function Lines({ night: { asOf, content, stage }, words }: { night: Handover; words: Words }) {
  const { sleeps, feeds } = content;
  const wakings = sleeps.filter((sleep, i) => isNight(sleep) && sleep.to && sleeps[i + 1]);
  const nextOf = (at: number) => sleeps.find(({ from }) => from.at > at)!;
  return (
    <>
      <p className={styles.state}>{stateOf(sleeps.at(-1), words)}</p>
      <p>{fill(words.asOf, { time: timeOf(asOf), day: dayText(dateOf(asOf)) })}</p>
      {wakings.length > 0 && (
        <>
          <h3>{words.wakings}</h3>
          <ul>
            {wakings.map(({ from, to, up }) => (
              <li key={from.at}>
                {fill(words.waking, { from: timeOf(to!), to: timeOf(nextOf(from.at).from) })}
                {up && `, ${fill(words.up, { name: `\u2068${up}\u2069` })}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {feeds.length > 0 && <p>{fill(words.feed, { time: timeOf(feeds.at(-1)!) })}</p>}
      {stage && <p>{fill(words.stage, { ...stage })}</p>}
    </>
  );
}

function stateOf(last: Handover['content']['sleeps'][number] | undefined, words: Words): string {
  if (!last) return words.nothing;
  return fill(last.to ? words.awake : words.asleep, { time: timeOf(last.to ?? last.from) });
}

function timeOf(moment: Moment): string {
  return formatTime(clockAt(moment));
}

/** What the calendar showed. */
function dateOf({ at, offset }: Moment): string {
  return new Date((at + offset) * 60_000).toISOString().slice(0, 10);
}
