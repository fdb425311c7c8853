import { useEffect, useState } from 'react';
import { isForgotten, momentOf, openSleep, sleepsOf } from '../../lib/diary';
import { keptDiary, writeSleep } from '../../lib/kept-diary';
import { useNow } from '../../lib/use-now';
import { keptPlan, type KeptPlan } from './kept-plan';

/** A count that nobody has ended goes on no longer than this, in milliseconds. */
const LONGEST_MS = 4 * 3_600_000;

/**
 * The waking of this night: when it began, in milliseconds since 1970. It is kept with the plan,
 * so that the count is right after a reload or a locked screen. A diary in which the child is
 * asleep has the waking too.
 */
export function useWaking() {
  const kept = keptPlan.use();
  const oldest = useNow().getTime() - LONGEST_MS;
  const since = kept?.woke !== undefined && kept.woke > oldest ? kept.woke : undefined;
  const isWritten = since !== undefined && kept?.inDiary === true;
  return {
    since,
    isWritten,
    /** Begins the count, or begins it once more. */
    begin: () => change({ woke: Date.now(), ...((isWritten || endSleep()) && { inDiary: true }) }),
    end: () => {
      change({});
      if (isWritten) sleepAgain();
    },
  };
}

function change(waking: Pick<KeptPlan, 'woke' | 'inDiary'>) {
  const { woke: _, inDiary: __, ...plan } = keptPlan.read() ?? {};
  if ('code' in plan) keptPlan.write({ ...plan, ...waking });
}

/** Ends the sleep that goes on in the diary, and says whether there was one. */
function endSleep(): boolean {
  const now = momentOf(new Date());
  const open = openSleep(keptDiary.read());
  return open !== undefined && !isForgotten(open, now) && writeSleep({ ...open, to: now });
}

/** Begins a sleep in the diary; the one before goes on where it ended in this very minute. */
function sleepAgain() {
  const now = momentOf(new Date());
  const last = sleepsOf(keptDiary.read()).at(-1);
  if (!last?.to) return;
  const { to, ...open } = last;
  writeSleep(to.at === now.at ? open : { from: now });
}

/** The present moment in milliseconds since 1970, each second while the page is seen. */
export function useSeconds(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const update = () => setNow(Date.now());
    const timer = setInterval(update, 1000);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return now;
}
