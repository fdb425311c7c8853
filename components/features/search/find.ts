import MiniSearch from 'minisearch';
import { termOf, termsOf, wordsOf } from './words';

/** An index as the build writes it: `search.Index` in Go. */
export interface SearchIndex {
  entries: {
    path: string;
    title: string;
    sections: { id?: string; heading?: string; words?: string }[];
    /** Whether visitors are told of the page, but cannot read it. */
    locked?: boolean;
  }[];
  /** The address of the index that only members fetch. */
  members?: string;
  synonyms?: Synonyms[];
  words?: { hint: string; nothing: string; found: string; call?: string; callHref?: string };
}

interface Synonyms {
  said: string[];
  means?: string;
  pages?: string[];
}

/** A section of a page that was found. */
export interface Result {
  address: string;
  /** The section's heading, or the page's title where it is the page itself. */
  title: string;
  /** The page's title, where it is a section of it. */
  page?: string;
  locked?: boolean;
}

/** How many results are shown: more than fit on a phone help nobody. */
const SHOWN = 8;

/** How close a word has to be that is found nowhere, as a part of its letters. */
const CLOSE = 0.25;

/** Returns the function that finds sections in the given indexes, the best first. */
export function createSearch(...indexes: SearchIndex[]): (query: string) => Result[] {
  const hasLibrary = indexes.length > 1;
  const sections = indexes.flatMap(sectionsOf).filter(({ locked }) => !(locked && hasLibrary));
  const byAddress = new Map(sections.map((section) => [section.address, section]));
  const meanings = indexes
    .flatMap((index) => index.synonyms ?? [])
    .flatMap((synonyms) => meaningsOf(synonyms, (page) => nearest(page, byAddress)));
  const known = new Set<string>();
  const search = new MiniSearch<Result>({
    idField: 'address',
    fields: ['title', 'page', 'words'],
    tokenize: wordsOf,
    processTerm: (word) => {
      const term = termOf(word);
      if (term) known.add(term);
      return term;
    },
  });
  search.addAll(sections);
  const lockOf = (address: string) => Number(byAddress.get(address)?.locked ?? false);
  const isBegun = (term: string) => [...known].some((whole) => whole.startsWith(term));

  return (query) => {
    const typed = termsOf(query);
    const meant = meanings
      .filter(({ needs }) => needs.every((need) => typed.some(need)))
      .sort((a, b) => b.needs.length - a.needs.length);
    const words = [...typed, ...meant.flatMap(({ means }) => means)].join(' ');
    const found = search.search(words, {
      processTerm: (word) => termOf(word),
      boost: { title: 3, page: 2 },
      // What is found as it was typed is not completed, and only what is not found is guessed.
      prefix: (term) => term.length > 1 && !known.has(term),
      fuzzy: (term) => term.length > 3 && !isBegun(term) && CLOSE,
    });
    // What has more of the words comes first, however rare one of them is.
    const score = (hit: (typeof found)[number]) => hit.score * hit.queryTerms.length;
    const ranked = found.sort((a, b) => score(b) - score(a)).map(({ id }) => id as string);
    // Of each thing that was said, what can be read comes before what only members can.
    const first = meant.flatMap(({ pages }) => pages.toSorted((a, b) => lockOf(a) - lockOf(b)));
    return [...new Set([...first, ...ranked])]
      .flatMap((address) => byAddress.get(address) ?? [])
      .slice(0, SHOWN)
      .map(({ address, title, page, locked }) => ({
        address,
        title,
        ...(page && { page }),
        ...(locked && { locked }),
      }));
  };
}

type Section = Result & { words?: string | undefined };

function sectionsOf({ entries }: SearchIndex): Section[] {
  return entries.flatMap(({ path, title, sections, locked }) =>
    sections.map(({ id, heading, words }) =>
      id
        ? { address: `${path}#${id}`, title: heading ?? '', page: title, words }
        : { address: path, title, words, ...(locked && { locked }) },
    ),
  );
}

/** A section, or its page where visitors do not see sections. */
function nearest(address: string, known: ReadonlyMap<string, unknown>): string {
  return known.has(address) ? address : address.replace(/#.*/, '');
}

/** What stands for one thing that is said: what has to be typed, and what is then looked for. */
function meaningsOf(synonyms: Synonyms, addressOf: (page: string) => string) {
  const { said, means = '', pages = [] } = synonyms;
  const known = { means: termsOf(means), pages: pages.map(addressOf) };
  return said.map((words) => ({ needs: needsOf(words), ...known }));
}

/** What has to be among the terms: each word of a text, and a number of each range, as {6-8}. */
function needsOf(said: string): ((term: string) => boolean)[] {
  const ranges = [...said.matchAll(/\{(\d+)-(\d+)\}/g)].map(([, from, to]) => (term: string) => {
    const number = /^\d+$/.test(term) ? Number(term) : NaN;
    return number >= Number(from) && number <= Number(to);
  });
  const words = termsOf(said.replace(/\{.*?\}/g, ' ')).map(
    (word) => (term: string) => term === word,
  );
  return [...words, ...ranges];
}
