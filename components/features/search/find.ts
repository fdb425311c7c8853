import MiniSearch from 'minisearch';

/** An index as the build writes it: `search.Index` in Go. */
export interface SearchIndex {
  entries: {
    path: string;
    title: string;
    sections: { id?: string; heading?: string; words?: string }[];
  }[];
  /** The address of the index that only members fetch. */
  members?: string;
  synonyms?: { said: string[]; means: string }[];
  words?: { hint: string; nothing: string; found: string };
}

/** A section of a page that was found. */
export interface Result {
  address: string;
  /** The section's heading, or the page's title where it is the page itself. */
  title: string;
  /** The page's title, where it is a section of it. */
  page?: string;
}

/** How many results are shown: more than fit on a phone help nobody. */
const SHOWN = 8;

/** Words that say nothing of what somebody looks for. */
const FILLERS = new Set(
  'a an and are be can do does for how i in is it me my of on or that the to what when why with'.split(
    ' ',
  ),
);

/** Returns the function that finds sections in the given indexes, the best first. */
export function createSearch(...indexes: SearchIndex[]): (query: string) => Result[] {
  const synonyms = indexes.flatMap((index) => index.synonyms ?? []);
  const sections = indexes.flatMap(sectionsOf);
  const search = new MiniSearch<Result>({
    idField: 'address',
    fields: ['title', 'page', 'words'],
    storeFields: ['title', 'page'],
    tokenize: wordsOf,
    processTerm: (word) => !FILLERS.has(word) && word,
    searchOptions: {
      boost: { title: 3, page: 2 },
      prefix: (word) => word.length > 1,
      fuzzy: (word) => word.length > 5 && 0.2,
    },
  });
  search.addAll(sections);
  return (query) =>
    search
      .search(withSynonyms(query, synonyms))
      .slice(0, SHOWN)
      .map(({ id, title, page }) => ({ address: id, title, ...(page && { page }) }) as Result);
}

function sectionsOf({ entries }: SearchIndex): Result[] {
  return entries.flatMap(({ path, title, sections }) =>
    sections.map(({ id, heading, words }) =>
      id
        ? { address: `${path}#${id}`, title: heading ?? '', page: title, words }
        : { address: path, title, words },
    ),
  );
}

/** Adds what pages call the things that somebody typed. */
function withSynonyms(query: string, synonyms: { said: string[]; means: string }[]): string {
  const typed = spaced(query);
  const meant = synonyms.filter(({ said }) => said.some((words) => typed.includes(spaced(words))));
  return [query, ...meant.map(({ means }) => means)].join(' ');
}

/** The words of a text with a space around each, so that only whole words are found in it. */
function spaced(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}

/** Divides a text as the build does: small letters and digits, without apostrophes. */
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/['’]/g, '');
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}
