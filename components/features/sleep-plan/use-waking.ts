import { useEffect, useState } from 'react';
import { useNow } from '../../lib/use-now';
import { keptPlan } from './kept-plan';

/** A count that nobody has ended goes on no longer than this, in milliseconds. */
const LONGEST_MS = 4 * 3_600_000;

/**
 * The waking of this night: when it began, in milliseconds since 1970. It is kept with the plan,
 * so that the count is right after a reload or a locked screen.
 */
export function useWaking() {
  const kept = keptPlan.use();
  const oldest = useNow().getTime() - LONGEST_MS;
  return {
    since: kept?.woke !== undefined && kept.woke > oldest ? kept.woke : undefined,
    begin: () => change({ woke: Date.now() }),
    end: () => change({}),
  };
}

function change(waking: { woke?: number }) {
  const { woke: _, ...plan } = keptPlan.read() ?? {};
  if ('code' in plan) keptPlan.write({ ...plan, ...waking });
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
