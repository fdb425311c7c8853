/** A phrase of a rule. */
export interface Phrase {
  /** Parts of it in small letters, of which every match holds one. */
  needles: readonly string[];
  /** The figures of each match in a plain text: an empty one where it asks for none. */
  figuresIn: (text: string) => string[];
}

/**
 * Compiles the phrase of a rule. It matches whole words, whatever their case; "..." stands for
 * anything within one sentence, {figure} for a number, and | between phrases for either.
 */
export function phraseOf(text: string): Phrase {
  const either = typed(text)
    .toLowerCase() // as the lines are: an expression for either case takes ten times as long to compile
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

/** The text of markup, one block a line, in the characters of a keyboard. */
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

/** What the typesetting of Markdown changes, and phrases need not know. */
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

/** Finds lines by a part of their texts, all of them at once: most phrases are in few of them. */
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
