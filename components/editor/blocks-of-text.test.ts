import { describe, expect, it } from 'vitest';
import type { Html } from '../lib/schema.gen';
import { blocksOf } from './blocks-of-text';

/** The blocks of a text, with prose unchanged. */
const read = (text: string) =>
  blocksOf(text, {
    prose: (markdown) => markdown.trim() as Html,
    kinds: ['safety'],
    isLeaf: (name) => name === 'table',
  });
const prose = (html: string) => ({ type: 'prose', html });

describe('the blocks of a text that is being written', () => {
  it.each<[string, string, object[]]>([
    ['nothing', '', []],
    ['words', 'a\n\nb', [prose('a\n\nb')]],
    [
      'a quote in a callout',
      ':::callout{kind="safety" title="A \\"nap\\""}\n:::quote\na\n:::\n:::\nb',
      [
        {
          type: 'callout',
          kind: 'safety',
          title: 'A "nap"',
          body: [{ type: 'quote', body: [prose('a')] }],
        },
        prose('b'),
      ],
    ],
    ['an unknown kind', ':::callout{kind="x"}\na\n:::', [prose('*[callout: x]*'), prose('a')]],
    ['an action without an address', ':::action\na\n:::', [prose('*[action]*'), prose('a')]],
    ['a part of nothing', ':::step\na\n:::', [prose('*[step]*'), prose('a')]],
    ['a name of JavaScript', ':::constructor\na\n:::', [prose('*[constructor]*'), prose('a')]],
    ['a table', ':::table{name="tog"}\na', [prose('*[table: tog]*'), prose('a')]],
    ['no end', ':::quote\na', [{ type: 'quote', body: [prose('a')] }]],
    ['an end too many', 'a\n:::\nb', [prose('a'), prose('b')]],
  ])('%s', (_, text, blocks) => expect(read(text)).toEqual(blocks));

  it('lists the parts of a block of parts', () => {
    const parts = read('::::steps\n:::step{title="One"}\na\n:::\n::::');
    expect(parts).toMatchObject([{ type: 'steps', steps: [{ title: 'One', body: [prose('a')] }] }]);
  });

  it('ends where too many stand inside each other', () => {
    const text = JSON.stringify(read(':::quote\n'.repeat(100_000)));
    expect(text.match(/"quote"/g)).toHaveLength(21);
  });
});
