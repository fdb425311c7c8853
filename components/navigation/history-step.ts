import { useContext, useEffect } from 'react';
import { ShownContext, useNavigate } from './navigate';

interface KeptStep {
  step: unknown;
  previous: unknown;
}

/**
 * The step of a component that shows one step at a time, such as a wizard. Each step is a history
 * entry, so the browser's Back leads to the previous one. Steps survive a reload but typed input
 * does not, so `allow` receives the step that an entry requests and returns it or another that can
 * be shown.
 */
export function useHistoryStep<T extends string | number>(
  allow: (step: unknown) => T,
): [T, (next: T) => void] {
  const shown = useContext(ShownContext);
  const navigate = useNavigate();
  const kept = (shown?.entry.state ?? {}) as Partial<KeptStep>;
  const step = allow(kept.step);
  const isReplaced = kept.step !== undefined && kept.step !== step;

  // For each entry: after going back two steps at once, neither entry's step can be shown.
  useEffect(() => {
    if (isReplaced) navigate('', { redirect: true, state: { step } });
  }, [isReplaced, step, navigate, shown?.entry]);

  const show = (next: T) => {
    // To return to the previous entry's step, go back rather than add a loop to the history.
    if (next === kept.previous && !shown?.entry.hash) history.back();
    else navigate('', { state: { step: next, previous: step } satisfies KeptStep });
  };
  return [step, show];
}
