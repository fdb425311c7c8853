import { useEffect, useState } from 'react';
import { stateOf } from '../../lib/awake';
import { diaryOf, isAtNight, isTapped } from '../../lib/diary';
import { useHandedOver } from '../../lib/handed-over';
import { readLog, useLog, write } from '../../lib/kept-log';
import { byMoment, standing, type Log, type LogEvent } from '../../lib/log';
import { isNight, NOON_HOUR } from '../../lib/hours';
import { listen } from '../../lib/listen';
import { momentAfter, momentOf } from '../../lib/moment';
import { tap } from '../../lib/tap';
import { useDone } from '../../lib/use-done';
import { useNow } from '../../lib/use-now';

/** A waking that was written down no longer ago is the one that a parent speaks of, in minutes. */
const SAME_WAKING = 60;

/**
 * What the log says of being awake: since when, since when the steps of the stage are counted, and
 * the last waking. However long a night awake is, only a sleep, the first waking of the day or noon
 * ends its count. A waking much later than one before it has ended a sleep that was not written down.
 * The morning's answer ends nothing: a child may still be crying when it is given.
 */
function awakeIn(log: Log, now: number): Partial<Record<'woke' | 'tried' | 'last', LogEvent>> {
  const events = standing(log)
    .filter(({ kind }) => ['asleep', 'woke', 'tried'].includes(kind))
    .sort(byMoment);
  const awake = events.slice(events.findLastIndex(({ kind }) => kind === 'asleep') + 1);
  const day = awake.findLast((from) => from.kind === 'woke' && !isAtNight(from));
  const counted = awake.filter((from) => from.at >= (day?.at ?? 0) && now < endOf(from) * 60_000);
  const last = awake.findLast(({ kind }) => kind === 'woke');
  const ofLast = counted.filter(({ at }) => !last || last.at - at < SAME_WAKING);
  const woke = ofLast.find(({ kind }) => kind === 'woke');
  const tried = ofLast.findLast(({ kind }) => kind === 'tried');
  return { ...(woke && { woke }), ...(tried && { tried }), ...(last && { last }) };
}

/** When a count ends that nothing else has ended: of the night at noon, by day after an hour, when the child is up. */
function endOf(from: LogEvent): number {
  return isAtNight(from) ? momentAfter(from, NOON_HOUR * 60).at : from.at + SAME_WAKING;
}

/**
 * When the waking began that the log tells of, in milliseconds since 1970; undefined while the
 * child sleeps, and by day, unless a parent has pressed the button.
 */
function wakingIn(log: Log, now: number): number | undefined {
  const { woke, tried } = awakeIn(log, now);
  const from = tried ?? (woke && isAtNight(woke) ? woke : undefined);
  return from && (isTapped(from) ? from.made : from.at * 60_000);
}

/** The waking to count where no plan is open: by day for an hour, after which the child is up. */
export function wakingNow(log: Log, now: Date): number | undefined {
  const since = wakingIn(log, now.getTime());
  if (since === undefined || isNight(now.getHours())) return since;
  return now.getTime() - since < SAME_WAKING * 60_000 ? since : undefined;
}

/** The waking of this night, and what is written down of it. */
export function useWaking() {
  const now = useNow();
  const log = useLog();
  const handed = useHandedOver(log, now);
  const since = handed ? undefined : wakingIn(log, now.getTime());
  const moment = momentOf(now);
  const state = stateOf(diaryOf(log), moment);
  const [done, did] = useDone<'woke' | 'restarted' | 'fellAsleep'>();
  return {
    since,
    /** Whether the child can wake: by day not while it is up. At night its sleep may not be written down. */
    mayWake: !state || state.isAsleep || isAtNight(moment),
    /** Whether the morning has come while the child is awake since the night. */
    isMorning: since !== undefined && isAtNight(momentOf(new Date(since))) && !isAtNight(moment),
    done,
    /** Writes the waking down, unless the diary has it already, and begins the count. */
    begin: () => {
      const now = momentOf(new Date());
      const { last } = awakeIn(readLog(), Date.now());
      const known = last && now.at - last.at < SAME_WAKING ? last : undefined;
      const tried = write([{ kind: 'tried' }]);
      const [at, ids] = known ? [known, []] : tap('woke');
      did('woke', at, [...tried, ...ids]);
    },
    /** Counts from now on, in the same waking. */
    again: () => did('restarted', momentOf(new Date()), write([{ kind: 'tried' }])),
    end: () => did('fellAsleep', ...tap('asleep')),
  };
}

/** The present moment in milliseconds since 1970, each second while the page is seen. */
export function useSeconds(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const update = () => setNow(Date.now());
    const timer = setInterval(update, 1000);
    const stop = listen(document, 'visibilitychange', update);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}

/**
 * Keeps the screen on while the component is shown, and says whether it does: not every browser can,
 * and none does on a low battery. When the page is hidden the browser ends it, so it is asked again.
 */
export function useScreenOn(): boolean {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    let held: WakeLockSentinel | undefined;
    let isLeft = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        held = await navigator.wakeLock.request('screen');
      } catch {
        return;
      }
      if (isLeft) return void held.release();
      setIsOn(true);
      held.addEventListener('release', () => setIsOn(false));
    };
    void ask();
    const stop = listen(document, 'visibilitychange', () => void ask());
    return () => {
      isLeft = true;
      stop();
      void held?.release();
    };
  }, []);
  return isOn;
}
