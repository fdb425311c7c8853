import { expect, it } from 'vitest';
import { createSearch } from './find';

const find = createSearch(
  {
    entries: [
      {
        path: '/naps',
        title: 'Nap Issues',
        sections: [
          { words: 'pram sling' },
          { id: 'refused', heading: 'When a nap is refused', words: 'curtains' },
        ],
      },
      { path: '/#answer-1', title: 'Won’t nap at all', sections: [{ words: 'window' }] },
    ],
    synonyms: [{ said: ['pacifier', 'won’t nap'], means: 'refused dummies' }],
  },
  { entries: [{ path: '/dummies', title: 'Use of Dummies', sections: [{}] }] },
);
const addresses = (query: string) => find(query).map(({ address }) => address);

it('finds sections by their headings and words, with the page that they are of', () => {
  expect(find('curtains')).toEqual([
    { address: '/naps#refused', title: 'When a nap is refused', page: 'Nap Issues' },
  ]);
  expect(find('sling')).toEqual([{ address: '/naps', title: 'Nap Issues' }]);
});

it.each(['won’t nap', "won't nap", 'WONT NAP'])('finds the same for “%s”', (query) => {
  expect(addresses(query)).toContain('/#answer-1');
  expect(addresses(query)).toContain('/naps#refused');
});

it('knows what visitors call things, as whole words', () => {
  expect(addresses('my pacifier')).toContain('/dummies');
  expect(addresses('pacifierless')).toEqual([]);
});

it('finds the beginning of a word and a slip of a letter', () => {
  expect(addresses('curt')).toEqual(['/naps#refused']);
  expect(addresses('curtians')).toEqual(['/naps#refused']);
});

it('finds nothing for nothing', () => {
  expect(find('')).toEqual([]);
  expect(find(' ?! ')).toEqual([]);
});
