import { useLoggedIn } from '../lib/member';
import { usePage } from '../lib/page';
import { useTheme } from '../lib/theme';
import styles from './dim-bar.module.css';

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
