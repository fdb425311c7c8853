import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSite } from '../../lib/page';
import { Magnifier } from '../../ui/icons';
import { useOnDemand } from '../../ui/use-on-demand';
import bar from '../../layout/bar.module.css';

const importDialog = async () => (await import('./search-dialog')).SearchDialog;

/** The button that opens the search, as the key `/` does. What searches is loaded then. */
export function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { search, partNotLoaded } = useSite().words;
  const [SearchDialog, ask] = useOnDemand(importDialog, partNotLoaded);
  const show = () => {
    ask();
    setOpen(true);
  };
  const showByKey = useEffectEvent(show);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event) || document.querySelector('dialog[open]')) return;
      // A page with a bar for visitors and one for members hides one of them.
      if (button.current?.checkVisibility?.() === false) return;
      event.preventDefault();
      showByKey();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${bar.round} needs-scripts`}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={show}
      >
        <Magnifier />
        <span className="visually-hidden">{search}</span>
      </button>
      {open && SearchDialog && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** In a shadow root, as that of the editor in the page, the event's own target is only its host. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  );
}
