import { useEffect, useRef, type ReactNode } from 'react';
import { listen } from '../lib/listen';
import { usePage } from '../lib/page';
import { Close, Menu } from '../ui/icons';
import bar from './bar.module.css';
import { Brand } from './brand';
import styles from './menu-dialog.module.css';

/** The menu button and the full-screen menu of small screens, a native modal dialog. */
export function MenuDialog({ children }: { children: ReactNode }) {
  const opener = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const { path, site } = usePage();
  const { menu, closeMenu } = site.words;

  useEffect(() => close(dialog.current), [path]);

  // If the window becomes wide enough for the links, the menu is hidden with its button. A modal
  // dialog that is open but hidden would block the page.
  useEffect(
    () =>
      listen(window, 'resize', () => {
        if (opener.current?.getClientRects().length === 0) close(dialog.current);
      }),
    [],
  );

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={`${bar.round} needs-scripts`}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Menu />
        <span className="visually-hidden">{menu}</span>
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={menu}
        // A link to a section of the same page also closes it.
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) close(dialog.current);
        }}
      >
        <div className={styles.top}>
          <Brand />
          <button type="button" className={bar.round} onClick={() => close(dialog.current)}>
            <Close />
            <span className="visually-hidden">{closeMenu}</span>
          </button>
        </div>
        <div className={styles.body}>{children}</div>
      </dialog>
    </>
  );
}

/** Some old browsers have no methods of dialogs; there it is never open. */
function close(dialog: HTMLDialogElement | null) {
  if (dialog?.open) dialog.close();
}
