import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import bar from '../../layout/bar.module.css';
import { usePage, useSite } from '../../lib/page';
import { Button, LinkButton } from '../../ui/button';
import { Field } from '../../ui/field';
import { Close } from '../../ui/icons';
import { createSearch, type Result, type SearchIndex } from './find';
import styles from './search-dialog.module.css';
import { isLoggedIn } from '../../lib/member';
import { fetchMembersFile, MissingKeyError } from '../../navigation/members-file';
import type { Link } from '../../lib/schema.gen';
import { helpFor } from './help';

/** The search: a field with a list of links below it, which the arrow keys also reach. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const { search, failed, retry } = useSearch();
  const { path, site } = usePage();
  const { closeSearch, notLoaded, search: label, tryAgain } = site.words;

  useEffect(() => dialog.current?.showModal(), []);
  // Another page was opened, by a result or with the browser's Back.
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
  return results.length > 0 ? `${words?.found} ${results.length}` : words?.nothing;
}

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

/** Moves the focus between the field and the links with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLDialogElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')];
  const to = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!to) return;
  event.preventDefault();
  to.focus();
}

const TIMEOUT_MS = 8000;

/** How many answers are offered if nothing is found. */
const OFFERED = 6;

interface Search {
  find: ReturnType<typeof createSearch>;
  /** The numbers to call if the query may mean danger. */
  calls: (query: string) => readonly Link[];
  words: SearchIndex['words'];
  /** Offered if nothing is found: the first answers to parents' questions. */
  offered: Result[];
}

let loaded: { member: boolean; search: Promise<Search> } | undefined;

/**
 * Fetches the visitors' index and, for a member, the library's. Both stay in memory, so that the
 * search works offline once it has been opened, until the member logs out.
 *
 * @throws Error if an index doesn't load in time.
 */
function loadSearch(): Promise<Search> {
  const member = isLoggedIn();
  if (loaded?.member !== member) {
    const search = fetchSearch(member);
    const current = (loaded = { member, search });
    search.catch(() => {
      if (loaded === current) loaded = undefined;
    });
  }
  return loaded!.search;
}

async function fetchSearch(member: boolean): Promise<Search> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch('/search.json', { signal });
  if (!response.ok) throw new Error(`the index was answered with ${response.status}`);
  const open = (await response.json()) as SearchIndex;
  const indexes = [open];
  if (member && open.members) {
    try {
      indexes.push(JSON.parse(await fetchMembersFile(open.members, signal)) as SearchIndex);
    } catch (error) {
      if (!(error instanceof MissingKeyError)) throw error;
      loaded = undefined; // search the visitors' index until the member has logged in again
    }
  }
  const answers = open.entries.filter(({ path }) => path.startsWith('/#'));
  const offered = answers.slice(0, OFFERED).map(({ path, title }) => ({ address: path, title }));
  const calls = (query: string) => helpFor(query, open.help ?? [])?.calls ?? [];
  return { find: createSearch(...indexes), calls, words: open.words, offered };
}
