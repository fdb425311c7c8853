import { useEffect, useState } from 'react';

/** How often the time moves on while a page stays open, in milliseconds. */
const TICK_MS = 30_000;

/** The present moment, kept current: a phone shows the same page again the next morning. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const update = () => setNow(new Date());
    const timer = setInterval(update, TICK_MS);
    document.addEventListener('visibilitychange', update);
    const events = ['focus', 'pageshow'];
    for (const event of events) addEventListener(event, update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
      for (const event of events) removeEventListener(event, update);
    };
  }, []);
  return now;
}
