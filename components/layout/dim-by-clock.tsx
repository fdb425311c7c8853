import { useLayoutEffect } from 'react';
import { isNight } from '../lib/hours';
import { isLoggedIn, useLoggedIn } from '../lib/member';
import { showByClock } from '../lib/theme';
import { onTick } from '../lib/use-now';

/** Keeps a page of members dim in the hours of the night, unless a light was chosen. */
export function DimByClock({ isTool }: { isTool: boolean }) {
  const loggedIn = useLoggedIn();
  // The clock is asked in the effect: it stands on every page, which is rendered the same each time.
  useLayoutEffect(() => {
    // Read again: while hydrating, everybody is rendered as logged out.
    const update = () => showByClock(isLoggedIn() && isTool && isNight(new Date().getHours()));
    update();
    return onTick(update);
  }, [isTool, loggedIn]);
  return null;
}
