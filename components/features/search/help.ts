import type { Link } from '../../lib/schema.gen';
import { isSlip } from '../../lib/slip';

/** Phrases typed when someone may be in danger, and what helps: `search.Help` in Go. */
export interface Help {
  /** Phrases separated by |. */
  said: string;
  calls: Link[];
  pages: string[];
}

/** The help for a query. The build checks it with the same rule: `Asked` in base/advice. */
export function helpFor(query: string, all: readonly Help[]): Help | undefined {
  const typed = typedWords(query);
  return all.find(({ said }) =>
    said.split('|').some((phrase) => isAsked(typed, phrase.split(' '))),
  );
}

/** Splits a query into letters without accents and digits, in lower case. */
function typedWords(query: string): string[] {
  const folded = query
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return folded.match(/[a-z0-9&]+/g) ?? [];
}

/** Whether every word of a phrase was typed, and with “only” nothing else; the last word may be incomplete. */
function isAsked(typed: string[], phrase: string[]): boolean {
  const last = typed.at(-1) ?? '';
  let whole = 0;
  let begun = 0;
  return (
    phrase.every((either) => {
      const found = either.split('/').some((word) => {
        if (word === 'only') return typed.length < phrase.length;
        if (typed.some((t) => isForm(t, word))) return true;
        const isBegun = last.length > 2 && word.startsWith(last) && (whole > 0 || last.length > 4);
        if (isBegun) begun++;
        return isBegun;
      });
      whole++;
      return found;
    }) && begun < 2
  );
}

/** Whether a word was typed in any form or, if it is long, with one slip. */
function isForm(typed: string, word: string): boolean {
  const n = word.length;
  if (typed === word || (n > 3 && typed.startsWith(word))) return true;
  if (n < 6 || typed[0] !== word[0]) return false;
  return [n - 1, n, n + 1].some((to) => to <= typed.length && isSlip(typed.slice(0, to), word));
}
