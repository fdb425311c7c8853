import { describe, expect, it } from 'vitest';
import { markdownOf, type Block } from './insert-block';

const text = (name: string, required: boolean) =>
  ({ name, label: `Its ${name}`, widget: 'string', required }) as const;

const blocks: Block[] = [
  {
    name: 'table',
    label: 'Table',
    leaf: true,
    fields: [text('name', true), { ...text('expand', false), widget: 'boolean' }],
  },
  { name: 'tabs', label: 'Tabs', holds: 'tab', least: 2, fields: [] },
  { name: 'tab', label: 'Tab', fields: [text('label', true), text('icon', false)] },
];

describe('a block in Markdown', () => {
  it.each<[string, Record<string, string>, string]>([
    ['table', { name: 'tog', expand: 'on' }, ':::table{name="tog" expand}'],
    ['table', { name: 'tog' }, ':::table{name="tog"}'],
    ['tab', { label: 'A "nap"', icon: ' ' }, ':::tab{label="A \\"nap\\""}\nWords.\n:::'],
    ['tabs', {}, `::::tabs\n${':::tab{label="Its label"}\nWords.\n:::\n'.repeat(2)}::::`],
  ])('%s with %o', (name, filled, markdown) => {
    const block = blocks.find((it) => it.name === name)!;
    expect(markdownOf(block, filled, blocks)).toBe(markdown);
  });
});
