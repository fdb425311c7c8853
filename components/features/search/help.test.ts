import { describe, expect, it } from 'vitest';
import { createSearch } from './find';
import cases from './help-cases.json';
import { helpFor } from './help';

// The build's rule is tried with the same cases.
describe.each(cases)('“$said”', ({ said, typed, not }) => {
  const help = [{ said, calls: [], pages: ['/help'] }];

  it.each(typed)('is asked for by “%s”', (query) => {
    expect(helpFor(query, help)).toBe(help[0]);
  });

  it.each(not)('is not asked for by “%s”', (query) => {
    expect(helpFor(query, help)).toBeUndefined();
  });
});

it('comes before all that is found, whatever the synonyms say', () => {
  const entries = ['/shop', '/safe', '/choking-shop'].map((path) => {
    return { path, title: 'Choking', sections: [{ words: 'choking' }] };
  });
  const synonyms = [{ said: ['choking'], pages: ['/shop'], rank: 'first' as const }];
  const help = [{ said: 'chok', calls: [], pages: ['/safe'] }];
  expect(createSearch({ entries, synonyms, help })('choking')[0]?.address).toBe('/safe');
});
