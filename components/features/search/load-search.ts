import { isLoggedIn } from '../../lib/member';
import { MissingKeyError } from '../../navigation/fetch-file';
import { fetchMembersFile } from '../../navigation/members-file';
import type { Link } from '../../lib/schema.gen';
import { createSearch, type Result, type SearchIndex } from './find';
import { helpFor } from './help';

/** How long an index may take, in milliseconds. */
const TIMEOUT_MS = 8000;

/** How many answers are offered where nothing is found. */
const OFFERED = 6;

export interface Search {
  find: ReturnType<typeof createSearch>;
  /** Whom to call, where what is typed may be danger. */
  calls: (query: string) => readonly Link[];
  words: SearchIndex['words'];
  /** What is offered where nothing is found: the first answers to what parents ask. */
  offered: Result[];
}

let loaded: { member: boolean; search: Promise<Search> } | undefined;

/**
 * Fetches what visitors can find and, for a member, the library's index too. Both stay in
 * memory, so that the search works offline once it was opened, until the member logs out.
 *
 * @throws Error when an index doesn't come in time.
 */
export function loadSearch(): Promise<Search> {
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
      loaded = undefined; // what visitors find, until the member has logged in again
    }
  }
  const answers = open.entries.filter(({ path }) => path.startsWith('/#'));
  const offered = answers.slice(0, OFFERED).map(({ path, title }) => ({ address: path, title }));
  const calls = (query: string) => helpFor(query, open.help ?? [])?.calls ?? [];
  return { find: createSearch(...indexes), calls, words: open.words, offered };
}
