import { useContext, useEffect } from 'react';
import { ShownContext, useNavigate } from './navigate';

/** What is kept with an entry of history for a component that has steps. */
interface KeptStep {
  step: unknown;
  /** The step of the entry before this one. */
  previous: unknown;
}

/**
 * The step of a component that shows one after the other, such as a wizard: each is an
 * entry of history, so the browser's Back leads to the one before. Steps outlive a
 * reload, what was typed into them does not: so `allow` is given each step that an entry
 * asks for, and answers with it or with another that can be shown.
 */
export function useHistoryStep<T extends string | number>(
  allow: (step: unknown) => T,
): [T, (next: T) => void] {
  const shown = useContext(ShownContext);
  const navigate = useNavigate();
  const kept = (shown?.entry.state ?? {}) as Partial<KeptStep>;
  const step = allow(kept.step);
  const isReplaced = kept.step !== undefined && kept.step !== step;

  // For each entry: after two steps back at once, both hold a step that cannot be shown.
  useEffect(() => {
    if (isReplaced) navigate('', { redirect: true, state: { step } });
  }, [isReplaced, step, navigate, shown?.entry]);

  const show = (next: T) => {
    // Going back to what the entry before shows leaves no loop in the history.
    if (next === kept.previous && !shown?.entry.hash) history.back();
    else navigate('', { state: { step: next, previous: step } satisfies KeptStep });
  };
  return [step, show];
}
