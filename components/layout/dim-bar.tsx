import { useLoggedIn } from '../lib/member';
import { usePage } from '../lib/page';
import { useTheme } from '../lib/theme';
import styles from './dim-bar.module.css';

/** With the dim light, what helps now is at the foot of the screen, where a thumb reaches it. */
export function DimBar() {
  const { path, site } = usePage();
  const { members, visitors } = site.navigation.dimBar;
  const links = useLoggedIn() ? members : visitors;
  if (useTheme() !== 'dim') return null;
  return (
    <nav className={`${styles.bar} no-print`} aria-label={site.words.dimLight} data-dim-bar>
      {links.map(({ href, label }) => (
        <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
