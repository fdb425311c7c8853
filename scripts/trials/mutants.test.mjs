// @ts-check
import { expect, it } from 'vitest';
import { Places, readMutants, repositoryFiles } from './mutants.mjs';

const mutants = readMutants();
const places = new Places(repositoryFiles());

it.each(mutants.map((mutant) => [mutant.name, mutant]))(
  '“%s” has its place and tests',
  (_, mutant) => {
    expect(places.change(/** @type {import('./mutants.mjs').Mutant} */ (mutant)).after).not.toBe(
      '',
    );
    for (const test of mutant.tests) expect(places.test(test)).not.toBe('');
  },
);

it('the list is long, and names each change once', () => {
  const names = mutants.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(40);
});
