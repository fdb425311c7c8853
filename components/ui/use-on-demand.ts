import { useState } from 'react';
import { toast } from './toast';

/**
 * What is imported when a visitor asks for it. Where it does not come, a toast says so, the
 * page stays as it is, and asking again tries again.
 *
 * @param importing imports it.
 * @param failure is what the toast says.
 * @returns what was imported once it is there, what asks for it, and whether it is under way.
 */
export function useOnDemand<T>(
  importing: () => Promise<T>,
  failure: string,
): [imported: T | undefined, ask: () => void, pending: boolean] {
  const [imported, setImported] = useState<T>();
  const [pending, setPending] = useState(false);
  const ask = () => {
    if (imported || pending) return;
    setPending(true);
    importing()
      .then(
        (value) => setImported(() => value),
        () => toast({ title: failure, kind: 'error' }),
      )
      .finally(() => setPending(false));
  };
  return [imported, ask, pending];
}
