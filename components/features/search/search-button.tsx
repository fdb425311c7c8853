import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listen } from '../../lib/listen';
import { useSite } from '../../lib/page';
import { Magnifier } from '../../ui/icons';
import { toast } from '../../ui/toast';
import bar from '../../layout/bar.module.css';
import { optional } from '../../layout/optional';

const SearchDialog = optional(async () => (await import('./search-dialog')).SearchDialog);

/** The button that opens the search, as does the key `/`. The search loads when it is opened. */
export function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  // A closed dialog reports it late; the count lets another be opened before that.
  const [opened, setOpened] = useState(0);
  const { search, partNotLoaded } = useSite().words;
  const show = () => setOpened((before) => before + 1);
  const showByKey = useEffectEvent(show);
  const lose = () => {
    setOpened(0);
    toast({ title: partNotLoaded, kind: 'error' });
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event) || document.querySelector('dialog[open]')) return;
      // A page with a bar for visitors and one for members hides one of them.
      if (button.current?.checkVisibility?.() === false) return;
      event.preventDefault();
      showByKey();
    };
    return listen(document, 'keydown', onKeyDown);
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
      {opened > 0 && <SearchDialog key={opened} onClose={() => setOpened(0)} onLost={lose} />}
    </>
  );
}

/** For an event inside a shadow root, such as that of the editor, the target is only the host. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  );
}
