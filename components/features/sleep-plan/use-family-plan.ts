import { useEffect, useState } from 'react';
import type { FollowedPlan } from './followed-plan';

let loaded: typeof FollowedPlan | undefined;

/** Imports the component that shows a plan, once. */
export async function loadFamilyPlan(): Promise<typeof FollowedPlan> {
  loaded ??= (await import('./followed-plan')).FollowedPlan;
  return loaded;
}

/**
 * The component that shows a plan. It is more code than the questions, so it is loaded
 * while they are answered.
 *
 * @returns the component once it is there, whether it failed to load, and a function that
 *   tries again.
 */
export function useFamilyPlan() {
  const [component, setComponent] = useState(() => loaded);
  const [failed, setFailed] = useState(false);

  const load = () => {
    loadFamilyPlan().then(
      (found) => setComponent(() => found),
      () => setFailed(true),
    );
  };
  const retry = () => {
    setFailed(false);
    load();
  };
  useEffect(load, []);

  return { FamilyPlan: component, failed, retry };
}
