import MiniSearch from 'minisearch';
import { helpFor, type Help } from './help';
import { termOf, termsOf, wordsOf } from './words';

/** An index as written by the build: `search.Index` in Go. */
export interface SearchIndex {
  entries: {
    path: string;
    title: string;
    sections: { id?: string; heading?: string; words?: string }[];
    /** Whether visitors can find the page but not read it. */
    locked?: boolean;
  }[];
  members?: string;
  synonyms?: Synonyms[];
  help?: Help[];
  words?: { hint: string; nothing: string; found: string; call?: string; callHref?: string };
}

interface Synonyms {
  said: string[];
  means?: string;
  pages?: string[];
  /** Whether it comes before or after all other meanings. */
  rank?: keyof typeof RANKS;
}

const RANKS = { first: 1, last: -1 };

/** A section of a page found by a search. */
export interface Result {
  address: string;
  /** The section's heading, or the page's title if it is the page itself. */
  title: string;
  /** The page's title, if it is a section. */
  page?: string;
  locked?: boolean;
}

/** How many results are shown: about as many as fit on a phone. */
const SHOWN = 8;

/** Returns a function that finds sections in the given indexes, best first. */
export function createSearch(...indexes: SearchIndex[]): (query: string) => Result[] {
  const hasLibrary = indexes.length > 1;
  const sections = indexes.flatMap(sectionsOf).filter(({ locked }) => !(locked && hasLibrary));
  const byAddress = new Map(sections.map((section) => [section.address, section]));
  const meanings = indexes
    .flatMap((index) => index.synonyms ?? [])
    .flatMap((synonyms) => meaningsOf(synonyms, (page) => nearest(page, byAddress)));
  const help = indexes.flatMap((index) => index.help ?? []);
  const known = new Map<string, string>(); // words as written, with their terms
  const learn = (word: string) => {
    const term = termOf(word);
    if (term) known.set(word, term).set(term, term);
    return term;
  };
  meanings.flatMap(({ words }) => words).forEach(learn);
  const search = new MiniSearch<Result>({
    idField: 'address',
    fields: ['title', 'page', 'words'],
    tokenize: wordsOf,
    processTerm: learn,
  });
  search.addAll(sections);
  const lockOf = (address: string) => Number(byAddress.get(address)?.locked ?? false);

  return (query) => {
    const typed = wordsOf(query).flatMap((word) => meantBy(word, known) ?? []);
    const meant = meanings
      .filter(({ needs }) => needs.length > 0 && needs.every((need) => need(typed)))
      .sort((a, b) => b.rank - a.rank || b.needs.length - a.needs.length);
    const words = [...typed, ...meant.flatMap(({ means }) => means)].join(' ');
    const found = search.search(words, {
      tokenize: (terms) => terms.split(' '),
      processTerm: (term) => term,
      boost: { title: 3, page: 2 },
      // A term that is known as typed is not completed.
      prefix: (term) => term.length > 1 && !known.has(term),
    });
    // Results that match more of the words come first, however rare one of them is.
    const score = (hit: (typeof found)[number]) => hit.score * hit.queryTerms.length;
    const ranked = found.sort((a, b) => score(b) - score(a)).map(({ id }) => id as string);
    // For each meaning, pages that everyone can read come before members' pages.
    const first = meant.flatMap(({ pages }) => pages.toSorted((a, b) => lockOf(a) - lockOf(b)));
    const pinned = helpFor(query, help)?.pages.map((page) => nearest(page, byAddress)) ?? [];
    return [...new Set([...pinned, ...first, ...ranked])]
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

/** A section, or its page if the section is not in the index. */
function nearest(address: string, known: ReadonlyMap<string, unknown>): string {
  return known.has(address) ? address : address.replace(/#.*/, '');
}

/** The meanings of synonyms: what must be typed, and what is then searched for. */
function meaningsOf(synonyms: Synonyms, addressOf: (page: string) => string) {
  const { said, means = '', pages = [], rank } = synonyms;
  const meaning = {
    means: termsOf(means),
    pages: pages.map(addressOf),
    rank: rank ? RANKS[rank] : 0,
  };
  return said.map((words) => ({ needs: needsOf(words), words: wordsOf(words), ...meaning }));
}

/** The conditions on a query: each word, hyphenated ones adjacent, and a number within a range. */
function needsOf(said: string): ((typed: string[]) => boolean)[] {
  return said.split(' ').flatMap((word, i, all) => {
    const terms = termsOf(word);
    const [, from, to] = /^\{(\d+)-(\d+)\}$/.exec(word) ?? [];
    const isWithin = (typed: string[]) => ` ${typed.join(' ')} `.includes(` ${terms.join(' ')} `);
    if (!from) return terms.map(() => isWithin);
    // The number is followed by its unit: 2am is not 2 months.
    const [unit] = termsOf(all[i + 1] ?? '');
    const isNext = (term: string | undefined) => !unit || unit === term;
    return (typed: string[]) =>
      typed.some((term, at) => +term >= +from && +term <= +to! && isNext(typed[at + 1]));
  });
}

/** The term of a word, or that of the known word of which it is a misspelling. */
function meantBy(word: string, known: ReadonlyMap<string, string>): string | undefined {
  const term = termOf(word);
  const all = [...known.keys()];
  if (!term || term.length < 4 || all.some((whole) => whole.startsWith(term))) return term;
  const slips = slipsOf(word);
  const isSlip = (whole: string) =>
    Math.abs(whole.length - word.length) < 2 && [...slipsOf(whole)].some((slip) => slips.has(slip));
  const meant = all.find(isSlip);
  return meant ? known.get(meant) : term;
}

/** A word and all its forms without one letter: words that differ by a slip share one of these. */
function slipsOf(word: string): Set<string> {
  return new Set([word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))]);
}
