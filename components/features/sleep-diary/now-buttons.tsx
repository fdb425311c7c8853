import { useState } from 'react';
import {
  clockAt,
  isForgotten,
  lengthOf,
  momentAfter,
  openSleep,
  sleepsOf,
  type Sleep,
} from '../../lib/diary';
import { fill } from '../../lib/fill';
import type { DiaryNow } from '../../lib/schema.gen';
import { formatLength, formatTime, parseTime } from '../../lib/time-of-day';
import { Button } from '../../ui/button';
import { InputField } from '../../ui/input-field';
import styles from './diary.module.css';
import type { DiaryTools } from './use-diary';

interface NowProps {
  tools: DiaryTools;
  words: DiaryNow;
}

/** How it is: asleep or awake, and since when. */
export function State({ tools: { diary, now }, words }: NowProps) {
  const last = sleepsOf(diary).at(-1);
  if (!last) return <p className={styles.state}>{words.empty}</p>;
  const since = last.to ?? last.from;
  const length = last.to ? now.at - last.to.at : lengthOf(last, now);
  return (
    <p className={styles.state}>
      {fill(last.to ? words.awakeSince : words.asleepSince, {
        time: formatTime(clockAt(since)),
        length: formatLength(Math.max(0, length)),
      })}
    </p>
  );
}

/** What one thumb does: the child falls asleep or wakes, is fed, and the last tap is undone. */
export function NowButtons({ tools, words }: NowProps) {
  const { diary, done } = tools;
  const open = openSleep(diary);
  return (
    <div className={`${styles.now} no-print`}>
      <p role="status" className={styles.done}>
        {done && (
          <>
            {fill(words[done.what], { time: formatTime(clockAt(done.at)) })}
            <Button variant="ghost" onClick={done.undo}>
              {words.undo}
            </Button>
          </>
        )}
      </p>
      <div className={styles.pair}>
        <Button size="large" onClick={() => (open ? tools.wake() : tools.fallAsleep())}>
          {open ? words.awake : words.asleep}
        </Button>
        <Button variant="quiet" onClick={tools.feed}>
          {words.feed}
        </Button>
      </div>
    </div>
  );
}

/** Asks when a sleep ended that nobody has closed for a long time. */
export function Forgotten({ tools, words }: NowProps) {
  const open = openSleep(tools.diary);
  if (!open || !isForgotten(open, tools.now)) return null;
  return <WokeBefore key={open.from.at} open={open} tools={tools} words={words} />;
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
          length: formatLength(lengthOf(open, now)),
        })}
      </p>
      <InputField
        id="woke-before"
        label={words.wokeAt}
        type="time"
        value={text}
        onEnter={setText}
      />
      <Button variant="quiet" disabled={!isPast} onClick={() => wake(woke)}>
        {words.wokeAt} {isPast && formatTime(clockAt(woke))}
      </Button>
    </div>
  );
}
