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

/** A waking logged within this many minutes is the one that a parent means. */
const SAME_WAKING = 60;

/**
 * The current time awake according to the log: when it began, from when the steps of the stage are
 * timed, and the last waking. Even a long time awake at night ends only with a sleep, the first
 * waking of the day or noon. A waking much later than the previous one has ended a sleep that was
 * not logged. The morning's answer ends nothing, because the child may still be crying.
 */
function awakeIn(log: Log, now: number) {
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
  return { woke, tried, last };
}

/** The latest end of a count: noon if it began at night; by day an hour later, when the child is up. */
function endOf(from: LogEvent): number {
  return isAtNight(from) ? momentAfter(from, NOON_HOUR * 60).at : from.at + SAME_WAKING;
}

/**
 * When the current waking began, in milliseconds since 1970; undefined while the child sleeps, and
 * by day unless a parent has pressed the button.
 */
function wakingIn(log: Log, now: number): number | undefined {
  const { woke, tried } = awakeIn(log, now);
  const from = tried ?? (woke && isAtNight(woke) ? woke : undefined);
  return from && (isTapped(from) ? from.made : from.at * 60_000);
}

/** The waking to time if no plan is open: by day for an hour, after which the child is up. */
export function wakingNow(log: Log, now: Date): number | undefined {
  const since = wakingIn(log, now.getTime());
  if (since === undefined || isNight(now.getHours())) return since;
  return now.getTime() - since < SAME_WAKING * 60_000 ? since : undefined;
}

/** The current waking, and functions to log it. */
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
    /** Whether the child can wake: by day not while it is up; at night its sleep may not have been logged. */
    mayWake: !state || state.isAsleep || isAtNight(moment),
    /** Whether morning has come while the child has been awake since the night. */
    isMorning: since !== undefined && isAtNight(momentOf(new Date(since))) && !isAtNight(moment),
    done,
    /** Logs the waking, unless the diary already has it, and begins timing it. */
    begin: () => {
      const now = momentOf(new Date());
      const { last } = awakeIn(readLog(), Date.now());
      const known = last && now.at - last.at < SAME_WAKING ? last : undefined;
      const tried = write([{ kind: 'tried' }]);
      const [at, ids] = known ? [known, []] : tap('woke');
      did('woke', at, [...tried, ...ids]);
    },
    /** Restarts the timing within the same waking. */
    again: () => did('restarted', momentOf(new Date()), write([{ kind: 'tried' }])),
    end: () => did('fellAsleep', ...tap('asleep')),
  };
}

/** The current time in milliseconds since 1970, updated each second while the page is visible. */
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
 * Keeps the screen on while the component is mounted, and returns whether it does: some browsers can't,
 * and none does with a low battery. The browser ends it when the page is hidden, so it is requested again.
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
