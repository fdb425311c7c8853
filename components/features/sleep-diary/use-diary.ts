import { useEffect, useState } from 'react';
import {
  diaryDayOf,
  momentOf,
  openSleep,
  withFeed,
  withoutSleep,
  type Moment,
  type Sleep,
} from '../../lib/diary';
import { bringUndatedDay, keptDiary, writeSleep } from '../../lib/kept-diary';
import { useNow } from '../../lib/use-now';

/** How long a tap can be undone, in milliseconds. */
const UNDO_MS = 10_000;

/** What was done last. */
export interface Done {
  what: 'fellAsleep' | 'woke' | 'fed' | 'removed';
  at: Moment;
  undo: () => void;
}

/** The diary on this device, and what changes it. Each change is made to what is stored then. */
export function useDiary() {
  const diary = keptDiary.use();
  const now = useNow();
  const [done, setDone] = useState<Done>();
  const [refused, setRefused] = useState(false);
  useEffect(() => bringUndatedDay(new Date()), []);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [done]);

  const update = (...[day, change]: Parameters<typeof keptDiary.update>) =>
    setRefused(!keptDiary.update(day, change));
  const write = (sleep: Sleep) => setRefused(!writeSleep(sleep));
  const erase = ({ from }: Sleep) =>
    update(diaryDayOf(from), (stored) => withoutSleep(stored, from.at));
  const did = (what: Done['what'], at: Moment, undo: () => void) =>
    setDone({
      what,
      at,
      undo: () => {
        undo();
        setDone(undefined);
      },
    });

  return {
    diary,
    now: momentOf(now),
    date: now,
    done,
    refused,
    fallAsleep: () => {
      const sleep = { from: momentOf(new Date()) };
      write(sleep);
      did('fellAsleep', sleep.from, () => erase(sleep));
    },
    /** Ends the sleep that goes on, now or when it is known. */
    wake: (at = momentOf(new Date())) => {
      const open = openSleep(keptDiary.read());
      if (!open) return;
      write({ ...open, to: at });
      did('woke', at, () => write(open));
    },
    feed: () => {
      const at = momentOf(new Date());
      const change = (isFed: boolean) =>
        update(diaryDayOf(at), (stored) => withFeed(stored, at, isFed));
      change(true);
      did('fed', at, () => change(false));
    },
    /** Puts a sleep in place of another, or adds it. */
    replace: (sleep: Sleep, replaced?: Sleep) => {
      if (replaced) erase(replaced);
      write(sleep);
    },
    remove: (sleep: Sleep) => {
      erase(sleep);
      did('removed', sleep.from, () => write(sleep));
    },
    update,
    removeAll: keptDiary.removeAll,
  };
}

/** What useDiary returns. */
export type DiaryTools = ReturnType<typeof useDiary>;
