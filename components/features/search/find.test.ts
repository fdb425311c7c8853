import { describe, expect, it } from 'vitest';
import { createSearch } from './find';
import { helpFor } from './help';
import cases from './help-cases.json';
import { termsOf } from './words';

describe('The search', () => {
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

  it('finds the beginning of a word, and a slip of a letter only where nothing else is found', () => {
    expect(addresses('curt')).toEqual(['/naps#refused']);
    expect(addresses('curtians')).toEqual(['/naps#refused']);
    expect(addresses('slings')).toEqual(['/naps']);
  });

  it.each([
    ['napping', 'naps'],
    ['screams', 'screaming'],
    ['screamed', 'scream'],
    ['cries', 'crying'],
    ['dummies', 'dummy'],
    ['bedshare', 'bedsharing'],
    ['wakes', 'woken'],
    ['teething', 'teethe'],
    ['refunds', 'refund'],
  ])('knows that “%s” is a form of “%s”', (one, other) => {
    expect(termsOf(one)).toEqual(termsOf(other));
  });

  it.each(['bed', 'need', 'bring', 'nurses', 'this', 'ill', 'less'])(
    'leaves “%s” a word',
    (word) => {
      expect(termsOf(word).join()).toMatch(/^(bed|need|bring|nurs|this|ill|less)$/);
    },
  );

  it('reads 5am and 7mo as a number and a word', () => {
    expect(termsOf('5am 7mo 05:30')).toEqual(['5', 'am', '7', 'month', '5', '30']);
  });

  it.each([
    ['7mths', '7 months'],
    ['5 yo', '5 years'],
    ['doesn’t nap', 'won’t nap'],
    ['never naps', 'refuses a nap'],
    ['a temp', 'temperature'],
    ['£', '£'],
  ])('reads “%s” as “%s”', (one, other) => {
    expect(termsOf(one)).toEqual(termsOf(other));
    expect(termsOf(one)).not.toEqual([]);
  });

  describe('of several things that were said', () => {
    const entries = ['/room', '/age', '/ill', '/wake', '/log'].map((path) => {
      return { path, title: 'Page', sections: [{}] };
    });
    const said = createSearch({
      entries,
      synonyms: [
        { said: ['{0-5} month'], pages: ['/age'], rank: 'last' },
        { said: ['swaddled tummy', 'won’t-wake'], pages: ['/wake'] },
        { said: ['fever'], pages: ['/ill'], rank: 'first' },
        { said: ['room for two months'], pages: ['/room'] },
        { said: ['what are you'], pages: ['/log'] },
      ],
    });

    it.each([
      ['danger comes first', '2 month old swaddled on tummy has fever', ['/ill', '/wake', '/age']],
      ['an age comes last', '2 month old swaddled on tummy', ['/wake', '/age']],
      ['a slip is known as well', 'swaddeld on tumy', ['/wake']],
      ['a number stands before its unit', 'month 14, 2 naps', []],
      ['words with a hyphen stand side by side', 'baby won’t wake', ['/wake']],
      ['and nowhere else', 'won’t sleep, wakes', []],
      ['words that say nothing find nothing', 'what is it', []],
    ])('%s', (_, query, found) => {
      const pages = said(query).map(({ address }) => address);
      expect(pages).toEqual(found);
    });
  });

  it('takes a number in a range, and puts what can be read before what is locked', () => {
    const locked = { path: '/early', title: 'Early Waking', sections: [{}], locked: true };
    const answer = { path: '/#answer-3', title: 'Up at five', sections: [{}] };
    const visitors = {
      entries: [locked, answer],
      synonyms: [{ said: ['wakes {4-6}'], pages: ['/early#at-five', '/#answer-3'] }],
    };
    const section = { id: 'at-five', heading: 'What to do at 5am' };
    const library = {
      entries: [{ path: '/early', title: 'Early Waking', sections: [{}, section] }],
    };
    const visitor = createSearch(visitors);
    expect(visitor('woke at 5')[0]).toEqual({ address: '/#answer-3', title: 'Up at five' });
    expect(visitor('woke at 5')[1]).toMatchObject({ address: '/early', locked: true });
    expect(visitor('woke at 7').map(({ address }) => address)).toEqual(['/early']);
    const member = createSearch(visitors, library);
    expect(member('woke at 5')[0]?.address).toBe('/early#at-five');
    expect(member('early').map(({ locked }) => locked)).toEqual([undefined, undefined]);
  });

  it('finds nothing for nothing', () => {
    expect(find('')).toEqual([]);
    expect(find(' ?! ')).toEqual([]);
  });
});

describe('Help in the search', () => {
  // The build's rule is tested with the same cases.
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
});
