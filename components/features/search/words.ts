/** Words that say nothing of what somebody looks for. */
const FILLERS = new Set(
  `a about an and any are at baby babys babies be been but can child childs could daughter did
  do does doing even for get gets getting go goes going got had has have he her him his how i
  if im in is it its just keep keeps kid little lo my now of or really she so son still than
  that the their them then there these they to until us was we were what when where which
  while who why will with you your`.split(/\s+/),
);

/** Words whose forms no rule leads back to their stem, and numbers in letters. */
const irregular: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  fed: 'feed',
  fell: 'fall',
  fallen: 'fall',
  slept: 'sleep',
  teeth: 'tooth',
  woke: 'wake',
  woken: 'wake',
};

/** Divides a text: small letters and digits, without apostrophes; 5am is two words. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/\p{L}+|\p{N}+/gu) ?? []
  );
}

/** What a word is found by: its stem; nothing for a word that says nothing. */
export function termOf(word: string): string | undefined {
  if (FILLERS.has(word)) return undefined;
  return /^\d/.test(word) ? String(Number(word)) : stemOf(irregular[word] ?? word);
}

/** The terms of a text, in their order. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => termOf(word) ?? []);
}

/**
 * A word without its ending, so that screams, screamed and screaming are found by scream. A stem
 * keeps a vowel and three letters: bed, need and bring are whole.
 */
function stemOf(word: string): string {
  const singular = word.replace(/(?<=..)ies$/, 'y').replace(/(?<=..[^isu])s$/, '');
  const [, stem] = /^(.*[aeiouy].*)(?:ing|ed)$/.exec(singular) ?? [];
  const bare = stem !== undefined && stem.length > 2 ? single(stem) : singular;
  return bare.length > 3 ? bare.replace(/e$/, '') : bare;
}

/** With one letter for two at the end, as in nap(p)ing. */
function single(stem: string): string {
  return stem.replace(/([^aeiouylsz])\1$/, '$1').replace(/i$/, 'y');
}
