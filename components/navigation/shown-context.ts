import { createContext, useContext, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useNavigate } from './navigate';
import type { Shown } from './navigation-state';
import { placeReader } from './place-reader';

/** The page on the screen with its entry of history; on the server there is no entry. */
export const ShownContext = createContext<Shown | undefined>(undefined);

/**
 * Places the reader once more when the content of a page comes after the page: until
 * then it may have been too short to scroll, or without what the address names.
 */
export function useLateContent(content: unknown): void {
  const shown = useContext(ShownContext);
  const place = useEffectEvent(() => {
    if (shown) placeReader(shown);
  });
  useLayoutEffect(() => {
    if (content) place();
  }, [content]);
}

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
 *
 * @returns the step, and a function that goes to another.
 */
export function useHistoryStep<T extends string | number>(
  allow: (step: unknown) => T,
): [T, (next: T) => void] {
  const shown = useContext(ShownContext);
  const navigate = useNavigate();
  const kept = (shown?.entry.state ?? {}) as Partial<KeptStep>;
  const step = allow(kept.step);
  const isReplaced = kept.step !== undefined && kept.step !== step;

  useEffect(() => {
    if (isReplaced) navigate('', { redirect: true, state: { step } });
  }, [isReplaced, step, navigate]);

  const show = (next: T) => {
    // Going back to what the entry before shows leaves no loop in the history.
    if (next === kept.previous && !shown?.entry.hash) history.back();
    else navigate('', { state: { step: next, previous: step } satisfies KeptStep });
  };
  return [step, show];
}
