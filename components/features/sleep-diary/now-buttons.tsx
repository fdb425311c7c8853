import { useState } from 'react';
import {
  clockAt,
  isAtNight,
  isForgotten,
  momentAfter,
  openSleep,
  type Sleep,
} from '../../lib/diary';
import { clockOf } from '../../lib/days';
import { takeBack } from '../../lib/handed-over';
import { fill } from '../../lib/text';
import type { DiaryNow } from '../../lib/schema.gen';
import { formatLength, formatTime, parseTime } from '../../lib/time-of-day';
import { Button } from '../../ui/button';
import { DoneLine } from '../../ui/done-line';
import { Field } from '../../ui/field';
import styles from './diary.module.css';
import { isCorrection, type DiaryTools } from './use-diary';

interface NowProps {
  tools: DiaryTools;
  words: DiaryNow;
}

/**
 * The child's state: asleep or awake, since when, and what follows. If a sleep has been open for too
 * long, it asks when it ended. A separator dot stays at the end of a line rather than begin the next.
 */
export function State({ tools, words, more }: NowProps & { more?: string | undefined }) {
  const { diary, now, handed } = tools;
  const open = openSleep(diary);
  if (handed) {
    return (
      <p className={styles.done}>
        <strong className={styles.state}>
          {fill(words.handed, { time: formatTime(clockOf(handed)) })}
        </strong>
        <Button variant="quiet" onClick={takeBack}>
          {words.takeBack}
        </Button>
      </p>
    );
  }
  if (open && isForgotten(open, now)) {
    return <WokeBefore key={open.from.at} open={open} tools={tools} words={words} />;
  }
  const text = stateText(tools, words);
  const parts = text === words.empty ? [more, text] : [text, more];
  return <p className={styles.state}>{parts.filter(Boolean).join('\u00a0· ')}</p>;
}

/** Asleep or awake, and since when, in words. */
export function stateText({ now, state }: DiaryTools, words: DiaryNow): string {
  if (!state) return words.empty;
  return fill(state.isAsleep ? words.asleepSince : words.awakeSince, {
    time: formatTime(clockAt(state.since)),
    length: formatLength(now.at - state.since.at),
  });
}

/** A child awake at night for this many minutes has probably slept again without an entry. */
const SLEPT_AGAIN = 120;

/** Whether the child may have slept without an entry, so that a waking can end that sleep. */
function mayHaveSlept({ now, state }: DiaryTools): boolean {
  return !state || (isAtNight(state.since) && now.at - state.since.at >= SLEPT_AGAIN);
}

/** The buttons for one thumb: asleep, awake, fed, and undo. */
export function NowButtons({ tools, words }: NowProps) {
  const { diary, done, now } = tools;
  const open = openSleep(diary);
  return (
    <div className={`${styles.now} no-print`}>
      <p role="status" className={styles.done}>
        {!isCorrection(done) && <DoneLine done={done} words={words} />}
      </p>
      <div className={styles.pair}>
        <Button size="large" onClick={() => (open ? tools.wake() : tools.fallAsleep())}>
          {open ? words.awake : words.asleep}
        </Button>
        {(open ? isForgotten(open, now) : mayHaveSlept(tools)) && (
          <Button variant="quiet" onClick={() => (open ? tools.fallAsleep() : tools.wake())}>
            {open ? words.asleep : words.awake}
          </Button>
        )}
        <Button variant="quiet" onClick={tools.feed}>
          {words.feed}
        </Button>
      </div>
    </div>
  );
}

function WokeBefore({ open, tools: { now, wake }, words }: NowProps & { open: Sleep }) {
  const [text, setText] = useState('');
  const clock = parseTime(text);
  const woke = clock === undefined ? undefined : momentAfter(open.from, clock);
  const isPast = woke !== undefined && woke.at <= now.at;
  return (
    <div className={styles.forgotten}>
      <p>
        {fill(words.forgotten, {
          time: formatTime(clockAt(open.from)),
          length: formatLength(now.at - open.from.at),
        })}
      </p>
      <Field id="woke-before" label={words.wokeAt} type="time" value={text} onEnter={setText} />
      {isPast && (
        <Button variant="quiet" onClick={() => wake(woke)}>
          {words.wokeAt} {formatTime(clockAt(woke))}
        </Button>
      )}
    </div>
  );
}
