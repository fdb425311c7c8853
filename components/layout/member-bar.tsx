import { useEffect, useLayoutEffect, useRef, useState, type ToggleEvent } from 'react';
import { READING, keptKeys } from '../lib/device-storage';
import { logOut } from '../lib/member';
import { prepareRemoval } from '../lib/saved-library';
import { useNavigate } from '../navigation/navigate';
import { usePage, useSite } from '../lib/page';
import type { NavGroup } from '../lib/schema.gen';
import { Fold } from '../ui/fold';
import { Chevron } from '../ui/icons';
import bar from './bar.module.css';
import { BarLine, type BarProps } from './bar-line';
import styles from './member-bar.module.css';
import { MenuDialog } from './menu-dialog';
import { DimSwitch, NightSwitch } from './night-switch';
import { optional } from './optional';
import { ScrollToTop } from './scroll-to-top';

/** The sticky bar of members' pages, with three drop-downs or, on small screens, a menu. */
export function MemberBar({ search, className = '' }: BarProps) {
  const { navigation, words } = useSite();
  const { membersHome, memberGroups } = navigation;
  const { path } = usePage();
  const current = membersHome.href === path ? 'page' : undefined;
  return (
    <header className={`${styles.bar} ${className} no-print`}>
      <BarLine
        gauge={<Gauge />}
        links={
          <nav className={`${bar.wide} ${styles.links}`} aria-label={words.membersLinks}>
            <a href={membersHome.href} className={styles.top} aria-current={current}>
              {membersHome.label}
            </a>
            <DropDowns groups={memberGroups} />
          </nav>
        }
      >
        <ScrollToTop />
        {search}
        <DimSwitch />
        <NightSwitch />
        <div className={bar.wide}>
          <SignOut />
        </div>
        <div className={bar.narrow}>
          <MenuDialog>
            <nav className={styles.menu} aria-label={words.membersLinks}>
              <a href={membersHome.href} aria-current={current}>
                {membersHome.label}
              </a>
              {memberGroups.map((group) => (
                <Fold
                  key={group.label}
                  label={group.label}
                  name="member-menu"
                  open={group.links.some(({ href }) => href === path)}
                >
                  <Links group={group} />
                </Fold>
              ))}
            </nav>
            <SignOut />
          </MenuDialog>
        </div>
      </BarLine>
    </header>
  );
}

function Gauge() {
  const { memberGroups, membersHome } = useSite().navigation;
  return (
    <div className={bar.gauge} aria-hidden>
      <span className={styles.top} data-label={membersHome.label} />
      {memberGroups.map(({ label }) => (
        <span key={label} className={styles.top} data-label={label}>
          <Chevron />
        </span>
      ))}
      <span className={styles.out} data-label="Sign Out" />
    </div>
  );
}

/** Popovers rather than menus: they contain links, which Tab reaches one by one. Navigation closes them. */
function DropDowns({ groups }: { groups: NavGroup[] }) {
  const { path } = usePage();
  const open = useRef<HTMLElement>(null);
  useLayoutEffect(() => open.current?.hidePopover(), [path]);
  const notice = ({ currentTarget, newState }: ToggleEvent<HTMLElement>) => {
    if (newState === 'open') open.current = currentTarget;
    else if (open.current === currentTarget) open.current = null;
  };
  return (
    <ul className={`${styles.groups} needs-scripts`}>
      {groups.map((group, i) => (
        <li key={group.label}>
          <button type="button" className={styles.top} popoverTarget={`member-group-${i}`}>
            {group.label}
            <Chevron />
          </button>
          <div id={`member-group-${i}`} className={styles.panel} popover="auto" onToggle={notice}>
            <Links group={group} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Links({ group }: { group: NavGroup }) {
  const { path } = usePage();
  return (
    <ul className={styles.list}>
      {group.links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} aria-current={href === path ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const SignOutQuestion = optional(async () => (await import('./sign-out-question')).SignOutQuestion);

/** Signs out, after a question if family data is stored on this device. */
function SignOut() {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  useEffect(prepareRemoval, []);
  // The login is removed first, so that members' content is hidden at once even if the connection hangs.
  const signOut = () => {
    logOut();
    navigate('/');
  };
  const ask = () => {
    if (keptKeys().every((key) => key === READING)) signOut();
    else setAsking(true);
  };
  return (
    <>
      <button type="button" className={`${styles.out} needs-scripts`} onClick={ask}>
        Sign Out
      </button>
      {asking && (
        // If the question cannot load, everything stays on the device.
        <SignOutQuestion onSignOut={signOut} onClose={() => setAsking(false)} onLost={signOut} />
      )}
    </>
  );
}
