import { useEffect, useState } from 'react';
import { eveningOf } from './nights';

/** The evening that it is, kept current: a phone shows the same page again the next morning. */
export function useEvening(): string {
  const [evening, setEvening] = useState(() => eveningOf(new Date()));
  useEffect(() => {
    const update = () => setEvening(eveningOf(new Date()));
    document.addEventListener('visibilitychange', update);
    addEventListener('focus', update);
    addEventListener('pageshow', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      removeEventListener('focus', update);
      removeEventListener('pageshow', update);
    };
  }, []);
  return evening;
}
