import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const content = join(import.meta.dirname, '../../content');

/** Matches placeholders for a number before a plural noun. */
const plural =
  /\{(?:count|days|known|windows|wakings|minutes|hours|weeks|months|stages|(?:\w+-)?nights)\}(?:\*\*)?\s(?:whole )?(?!is\b|was\b)\w+s\b/g;

/** Texts shown only from a minimum number, so that none says “1 days”. Elsewhere the number follows: “Days: 1”. */
const fewest: Readonly<Record<string, number>> = {
  '{days} whole days': 3,
  '{windows} windows': 5,
  '{count} wakings': 2,
  '{stages} stages': 3,
  '{first-nights} nights': 3,
  '{second-nights} nights': 3,
  '{all-nights} nights': 3,
};

it('has a noun in the plural only after a number that is never one', () => {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /\.(md|yaml)$/.test(file) && !file.endsWith('rules.yaml'))
    .map((file) => readFileSync(join(content, file), 'utf8'));
  const found = texts.flatMap((text) => text.match(plural) ?? []);
  const plain = found.map((text) => text.replaceAll('*', ''));
  expect(new Set(plain)).toEqual(new Set(Object.keys(fewest)));
});
