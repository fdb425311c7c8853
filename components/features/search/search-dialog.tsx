import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import bar from '../../layout/bar.module.css';
import { usePage, useSite } from '../../lib/page';
import { Button, LinkButton } from '../../ui/button';
import { Field } from '../../ui/field';
import { Close } from '../../ui/icons';
import type { Result } from './find';
import { loadSearch, type Search } from './load-search';
import styles from './search-dialog.module.css';

/** The search: a field, and below it a list of links, which the arrow keys reach too. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const { search, failed, retry } = useSearch();
  const { path, site } = usePage();
  const { closeSearch, notLoaded, search: label, tryAgain } = site.words;

  useEffect(() => dialog.current?.showModal(), []);
  // Another page has come, by a result or by the browser's own Back.
  useClosingOnChange(path, dialog);

  const results = search?.find(query) ?? [];
  const calls = search?.calls(query) ?? [];
  const isEmpty = search !== undefined && query.trim() !== '' && results.length === 0;
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const onBackdrop = target === dialog.current;
    if (onBackdrop || (target instanceof Element && target.closest('a'))) dialog.current?.close();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      onClick={onClick}
      onKeyDown={moveFocus}
    >
      <form
        className={styles.form}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          dialog.current?.querySelector<HTMLElement>('li a')?.click();
        }}
      >
        <Field
          id="search-query"
          label={label}
          hint={search?.words?.hint}
          type="text"
          role="searchbox"
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onEnter={setQuery}
        />
        <button type="button" className={bar.round} onClick={() => dialog.current?.close()}>
          <Close />
          <span className="visually-hidden">{closeSearch}</span>
        </button>
      </form>
      {calls.length > 0 && (
        <div className={styles.calls}>
          {calls.map((link, i) => (
            <LinkButton key={link.href} of={link} variant={i === 0 ? 'primary' : 'quiet'} />
          ))}
        </div>
      )}
      <p role="status" className={results.length > 0 ? 'visually-hidden' : styles.status}>
        {search && query.trim() && statusOf(results, search)}
        {failed && notLoaded}
      </p>
      <Results results={isEmpty ? (search?.offered ?? []) : results} />
      {isEmpty && search.words?.callHref && (
        <a className={styles.call} href={search.words.callHref}>
          {search.words.call}
        </a>
      )}
      {failed && (
        <Button variant="quiet" onClick={retry}>
          {tryAgain}
        </Button>
      )}
    </dialog>
  );
}

function Results({ results }: { results: Result[] }) {
  const { membersOnly } = useSite().words;
  return (
    <ul className={styles.results}>
      {results.map(({ address, locked, page, title }) => (
        <li key={address}>
          <a href={address}>
            <b>{title}</b>
            {page && <span>{page}</span>}
            {locked && <span>{membersOnly}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

function statusOf(results: Result[], { words }: Search): string | undefined {
  return results.length > 0 ? `${results.length} ${words?.found}` : words?.nothing;
}

/** The search once its indexes have come. */
function useSearch() {
  const [search, setSearch] = useState<Search>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    loadSearch().then(
      (loaded) => current && setSearch(loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { search, failed, retry };
}

function useClosingOnChange(path: string, dialog: React.RefObject<HTMLDialogElement | null>) {
  const opened = useRef(path);
  useEffect(() => {
    if (path !== opened.current) dialog.current?.close();
  }, [path, dialog]);
}

/** The arrow keys move the focus between the field and the links. */
function moveFocus(event: KeyboardEvent<HTMLDialogElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')];
  const to = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!to) return;
  event.preventDefault();
  to.focus();
}
