import { isLoggedIn, useLoggedIn } from '../lib/member';
import { usePage } from '../lib/page';
import { showByClock, useTheme } from '../lib/theme';
import styles from './dim-bar.module.css';
import { useLayoutEffect } from 'react';
import { isNight } from '../lib/hours';
import { onTick } from '../lib/use-now';

/**
 * Links to what helps now, at the foot of the screen within reach of a thumb: in the dim theme, and
 * for members on the pages of their tools on a phone.
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
 * Dims members' tools at night unless the member has chosen a theme. For visitors the theme set by
 * the script in the head remains: it dims the login before a handed-over night.
 */
export function DimByClock({ isTool }: { isTool: boolean }) {
  const loggedIn = useLoggedIn();
  // Read the clock in the effect, because every render of this page must be the same.
  useLayoutEffect(() => {
    // Read again: during hydration every visitor is rendered as logged out.
    const update = () => isLoggedIn() && showByClock(isTool && isNight(new Date().getHours()));
    update();
    return onTick(update);
  }, [isTool, loggedIn]);
  return null;
}
