import { isLoggedIn, useLoggedIn } from '../lib/member';
import { usePage } from '../lib/page';
import { showByClock, useTheme } from '../lib/theme';
import styles from './dim-bar.module.css';
import { useLayoutEffect } from 'react';
import { isNight } from '../lib/hours';
import { onTick } from '../lib/use-now';

/**
 * What helps now, at the foot of the screen, where a thumb reaches it: with the dim light, and for
 * members on a phone on the pages of their tools.
 */
export function DimBar() {
  const { night, path, site } = usePage();
  const { members, visitors } = site.navigation.dimBar;
  const loggedIn = useLoggedIn();
  const isDim = useTheme() === 'dim';
  const links = loggedIn ? members : visitors;
  if (!isDim && !(loggedIn && night)) return null;
  return (
    <nav
      className={`${styles.bar} no-print`}
      aria-label={site.words.rightNow}
      data-dim-bar={isDim ? 'always' : 'phone'}
    >
      {links.map(({ href, label }) => (
        <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/**
 * Keeps a page of members dim in the hours of the night, unless a light was chosen. Visitors keep
 * what the script in the head has shown: it dims the login before a night that was handed over.
 */
export function DimByClock({ isTool }: { isTool: boolean }) {
  const loggedIn = useLoggedIn();
  // The clock is asked in the effect: it stands on every page, which is rendered the same each time.
  useLayoutEffect(() => {
    // Read again: while hydrating, everybody is rendered as logged out.
    const update = () => isLoggedIn() && showByClock(isTool && isNight(new Date().getHours()));
    update();
    return onTick(update);
  }, [isTool, loggedIn]);
  return null;
}
