import { useEffect, useState } from 'react';
import { isForgotten, momentOf, sleepsOf, type Sleep } from '../../lib/diary';
import { keptDiary, writeSleep } from '../../lib/kept-diary';
import { useNow } from '../../lib/use-now';
import { keptPlan, type KeptPlan } from './kept-plan';

/** A count that nobody has ended goes on no longer than this, in milliseconds. */
const LONGEST_MS = 4 * 3_600_000;

/** A sleep that the diary has ended no longer ago was ended by the same waking, in minutes. */
const SAME_WAKING = 60;

/**
 * The waking of this night: when it began, in milliseconds since 1970. It is kept with the plan,
 * so that the count is right after a reload or a locked screen. A diary in which the child is
 * asleep, or woke a moment ago, has the waking too; when it says that the child sleeps again, the
 * count is over.
 */
export function useWaking() {
  const kept = keptPlan.use();
  const oldest = useNow().getTime() - LONGEST_MS;
  const last = sleepsOf(keptDiary.use()).at(-1);
  const isCounted = kept?.woke !== undefined && kept.woke > oldest && !isOver(kept, last);
  const since = isCounted ? kept.woke : undefined;
  const isWritten = isCounted && kept.inDiary === true;
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

/** Whether the diary, which has this waking, says that the child has slept since. */
function isOver({ woke = 0, inDiary }: KeptPlan, last: Sleep | undefined): boolean {
  return inDiary === true && last !== undefined && (!last.to || last.from.at * 60_000 > woke);
}

/** Ends the sleep that goes on in the diary, and says whether the diary has the waking. */
function endSleep(): boolean {
  const now = momentOf(new Date());
  const last = sleepsOf(keptDiary.read()).at(-1);
  if (last?.to) return now.at - last.to.at < SAME_WAKING;
  return last !== undefined && !isForgotten(last, now) && writeSleep({ ...last, to: now });
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
