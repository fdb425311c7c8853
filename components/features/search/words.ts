/** Words that carry no meaning in a search. */
const FILLERS = new Set(
  `a about an and any are at baby babys babies be been but can child childs could daughter did
  do does doing even for get gets getting go goes going got had has have he her him his how i
  if im in is it its just keep keeps kid little lo my of ok or really she so son still than
  that the their them then there these they to until us want was we were what when where which
  while who why will with you your`.split(/\s+/),
);

const NUMBERS = 'two three four five six seven eight nine ten';

/** Other forms of a word: irregular forms, abbreviations, and words for no. */
const SAME: Readonly<Record<string, string>> = {
  ...Object.fromEntries(NUMBERS.split(' ').map((word, i) => [i + 2, word])),
  feed: 'fed',
  fall: 'fell fallen',
  sleep: 'slept asleep',
  flight: 'plane planes', // otherwise it would be a plan
  tooth: 'teeth',
  wake: 'woke woken awake',
  minute: 'min mins',
  hour: 'h hr hrs',
  week: 'w wk wks',
  month: 'm mo mos mth mths',
  year: 'y yo yr yrs',
  degree: 'c',
  temperature: 'temp temps',
  mum: 'mummy mom mommy mama mam',
  dad: 'daddy husband partner',
  wont: `cannot cant couldnt didnt doesnt dont isnt never no not refuse refused refuses refusing
    wouldnt`,
};
const known = new Map(
  Object.entries(SAME).flatMap(([word, others]) =>
    others.split(/\s+/).map((other) => [other, word] as const),
  ),
);

/** Splits a text into words: lower-case letters, digits and £, without apostrophes; 5am is two words. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/\p{L}+|\p{N}+|£/gu) ?? []
  );
}

/** The term under which a word is indexed: its stem; undefined for a filler. */
export function termOf(word: string): string | undefined {
  if (FILLERS.has(word)) return undefined;
  const same = known.get(word) ?? word;
  return /^\d/.test(same) ? String(Number(same)) : stemOf(same);
}

/** The terms of a text, in order. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => termOf(word) ?? []);
}

/** Removes a word's ending: scream finds screaming. Bed, need and bring stay whole. */
function stemOf(word: string): string {
  const singular = word.replace(/(?<=..)ies$/, 'y').replace(/(?<=..[^isu])s$/, '');
  const [, stem] = /^(.*[aeiouy].*)(?:ing|ed)$/.exec(singular) ?? [];
  const bare = stem !== undefined && stem.length > 2 ? single(stem) : singular;
  return bare.length > 3 ? bare.replace(/e$/, '') : bare;
}

/** Removes a doubled last letter, as in nap(p)ing. */
function single(stem: string): string {
  return stem.replace(/([^aeiouylsz])\1$/, '$1').replace(/i$/, 'y');
}
