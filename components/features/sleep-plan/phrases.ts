/** A phrase of a rule. */
export interface Phrase {
  /** Lower-case substrings, at least one of which occurs in every match. */
  needles: readonly string[];
  /** The figures in each match in a plain text; empty strings if the phrase has none. */
  figuresIn: (text: string) => string[];
}

/**
 * Compiles a phrase of a rule. It matches whole words in any case; "..." matches anything within
 * one sentence, {figure} a number, and | separates alternatives.
 */
export function phraseOf(text: string): Phrase {
  const either = typed(text)
    .toLowerCase() // like the lines: a case-insensitive expression takes ten times as long to compile
    .split('|')
    .map((one) => one.trim());
  const longest = (a: string, b: string) => (b.length > a.length ? b : a);
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(?:${either.map(patternOf).join('|')})(?![\\p{L}\\d])`,
    'gu',
  );
  return {
    needles: either.map((one) => one.split(/\s*\.\.\.\s*|\{figure\}/).reduce(longest)),
    figuresIn: (line) =>
      Array.from(line.toLowerCase().matchAll(pattern), ([, ...figures]) => figures.join('')),
  };
}

function patternOf(one: string): string {
  return one
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/\s*\\\.\\\.\\\.\s*/g, '[^.!?\\n]*?')
    .replaceAll('\\{figure\\}', '(\\d+)');
}

/** The text of some markup, one block per line, with keyboard characters. */
export function plain(markup: string): string {
  const text = markup.replace(/<\/?(?:p|li|ul|ol|br)\b[^>]*>/g, '\n').replace(/<[^>]*>/g, '');
  return typed(text.replace(/&(#?\w+);/g, (found, name: string) => decoded(name) ?? found));
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

function decoded(name: string): string | undefined {
  return /^#\d+$/.test(name) ? String.fromCodePoint(Number(name.slice(1))) : entities[name];
}

/** Typographic characters from Markdown, with the plain ones used in phrases. */
const typography: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '‑': '-',
  '…': '...',
};

function typed(text: string): string {
  return text
    .replace(/[’‘“”–‑…]/g, (letter) => typography[letter]!)
    .replace(/[ \t\u00a0\u202f]+/g, ' ')
    .trim();
}

/** Indexes lines for finding them by a substring, all at once: most phrases occur in few lines. */
export function searchable<Line extends { text: string }>(lines: readonly Line[]) {
  const ends: number[] = [];
  let whole = '';
  for (const { text } of lines) ends.push((whole += `${text.toLowerCase()}\n`).length);
  return function* (needle: string): Generator<Line> {
    let line = 0;
    for (let at = whole.indexOf(needle); at >= 0; at = whole.indexOf(needle, ends[line]!)) {
      while (ends[line]! <= at) line++;
      yield lines[line]!;
    }
  };
}
