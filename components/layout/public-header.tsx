import { usePage, useSite } from '../lib/page';
import { useScrolledBeyond } from '../lib/scroll';
import { Static } from '../lib/static';
import { ButtonLink } from '../ui/button';
import bar from './bar.module.css';
import { BarLine, type BarProps } from './bar-line';
import { MenuDialog } from './menu-dialog';
import { DimSwitch, NightSwitch } from './night-switch';
import styles from './public-header.module.css';
import { ScrollToTop } from './scroll-to-top';

const FROSTED_BEYOND_PX = 20;

/** The header of public pages. On small screens its links move into a full-screen menu. */
export function PublicHeader({ search, className = '' }: BarProps) {
  const { booking, navigation, words } = useSite();
  const frosted = useScrolledBeyond(FROSTED_BEYOND_PX);
  return (
    <header
      className={`${styles.header} ${className} no-print`}
      data-frosted={frosted || undefined}
    >
      <BarLine
        gauge={<Static part="gauge" className={`${bar.gauge} ${styles.links}`} aria-hidden />}
        links={
          <nav className={`${bar.wide} ${styles.links}`} aria-label={words.publicLinks}>
            <PublicLinks />
          </nav>
        }
      >
        <ScrollToTop />
        {search}
        <DimSwitch className={styles.dim} />
        <NightSwitch />
        <div className={styles.book}>
          <ButtonLink href={booking.url} external variant="quiet">
            {navigation.book}
          </ButtonLink>
        </div>
        <div className={bar.narrow}>
          <MenuDialog>
            <nav className={styles.menu} aria-label={words.publicLinks}>
              <PublicLinks />
            </nav>
            <DimSwitch labelled />
            <ButtonLink href={booking.url} external size="large">
              {navigation.book}
            </ButtonLink>
          </MenuDialog>
        </div>
      </BarLine>
    </header>
  );
}

function PublicLinks() {
  const { path } = usePage();
  const { public: links, memberArea, memberLogin } = useSite().navigation;
  return (
    <ul className={styles.list}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} aria-current={href === path ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
      {/* Both are in the page and the style sheet shows one, so that nothing flickers. */}
      <li className="when-member">
        <a href={memberArea.href}>{memberArea.label}</a>
      </li>
      <li className="when-visitor">
        <a href={memberLogin.href} aria-current={memberLogin.href === path ? 'page' : undefined}>
          {memberLogin.label}
        </a>
      </li>
    </ul>
  );
}
