import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { READING, keptKeys } from '../lib/device-storage';
import { logOut } from '../lib/member';
import { prepareRemoval } from '../lib/saved-library';
import { useNavigate } from '../navigation/navigate';
import { usePage, useSite } from '../lib/page';
import type { NavGroup } from '../lib/schema.gen';
import { Chevron } from '../ui/icons';
import bar from './bar.module.css';
import type { BarProps } from './bar-props';
import { Brand } from './brand';
import styles from './member-bar.module.css';
import { MenuDialog } from './menu-dialog';
import { DimSwitch, NightSwitch } from './night-switch';
import { ScrollToTop } from './scroll-to-top';
import type { SignOutQuestion } from './sign-out-question';

/** The sticky bar of members' pages: three drop-downs, on small screens a menu. */
export function MemberBar({ search, className = '' }: BarProps) {
  const { navigation, words } = useSite();
  const { membersHome, memberGroups } = navigation;
  const { path } = usePage();
  const current = membersHome.href === path ? 'page' : undefined;
  return (
    <header className={`${styles.bar} ${className} no-print`}>
      <div className={bar.inner}>
        <Brand />
        <nav className={`${bar.wide} ${styles.links}`} aria-label={words.membersLinks}>
          <a href={membersHome.href} className={styles.top} aria-current={current}>
            {membersHome.label}
          </a>
          {/* By the path, so that they close when another page comes. */}
          <DropDowns key={path} groups={memberGroups} />
        </nav>
        <div className={bar.end}>
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
                  <details
                    key={group.label}
                    name="member-menu"
                    open={group.links.some(({ href }) => href === path)}
                  >
                    <summary>
                      {group.label}
                      <Chevron />
                    </summary>
                    <Links group={group} />
                  </details>
                ))}
              </nav>
              <SignOut />
            </MenuDialog>
          </div>
        </div>
      </div>
    </header>
  );
}

/** Disclosures rather than menus: they contain links, which Tab reaches one by one. */
function DropDowns({ groups }: { groups: NavGroup[] }) {
  const [open, setOpen] = useState<string>();
  const root = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(undefined);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(undefined);
    root.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
      setOpen(undefined);
  };

  return (
    <ul
      ref={root}
      className={`${styles.groups} needs-scripts`}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {groups.map((group, i) => {
        const expanded = open === group.label;
        const id = `member-group-${i}`;
        return (
          <li key={group.label}>
            <button
              type="button"
              className={styles.top}
              aria-expanded={expanded}
              aria-controls={id}
              onClick={() => setOpen(expanded ? undefined : group.label)}
            >
              {group.label}
              <Chevron />
            </button>
            <div id={id} className={styles.panel} hidden={!expanded}>
              <Links group={group} />
            </div>
          </li>
        );
      })}
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

/** Signs out, and asks before where something of the family's is kept on this device. */
function SignOut() {
  const navigate = useNavigate();
  const [Question, setQuestion] = useState<typeof SignOutQuestion>();
  useEffect(prepareRemoval, []);
  // The login is removed first: on a hung connection the members' content is hidden at once.
  const signOut = () => {
    logOut();
    navigate('/');
  };
  const ask = () => {
    if (keptKeys().every((key) => key === READING)) return signOut();
    import('./sign-out-question').then(
      (loaded) => setQuestion(() => loaded.SignOutQuestion),
      signOut, // without a question all stays
    );
  };
  return (
    <>
      <button type="button" className={`${styles.out} needs-scripts`} onClick={ask}>
        Sign Out
      </button>
      {Question && <Question onSignOut={signOut} onClose={() => setQuestion(undefined)} />}
    </>
  );
}
