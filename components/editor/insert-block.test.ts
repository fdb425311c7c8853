import { describe, expect, it } from 'vitest';
import { inputOf, markdownOf, type Block } from './insert-block';

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

describe('a field of a block', () => {
  const names = Array.from({ length: 100 }, (_, i) => `icon-${i}`);
  const asked = { name: 'icon', label: 'Icon', required: false };

  it.each<[string, boolean]>([
    ['icon-7', true],
    ['icon-700', false],
    ['', true],
  ])('with many choices takes only these: %j', (written, right) => {
    const label = inputOf({ ...asked, widget: 'select', options: names });
    const input = label.querySelector('input')!;
    input.value = written;
    expect(input.checkValidity()).toBe(right);
    expect(label.querySelectorAll('datalist option')).toHaveLength(100);
  });

  it('suggests the pages for an address, and takes others', () => {
    const options = [{ label: 'Contact', value: '/contact' }];
    const label = inputOf({ ...asked, name: 'href', widget: 'string', options });
    document.body.append(label);
    expect(label.querySelector('option')).toHaveProperty('value', '/contact');
    const input = label.querySelector('input')!;
    input.value = 'https://example.org';
    expect(input.checkValidity()).toBe(true);
    expect(input.list).toBe(label.querySelector('datalist'));
  });
});
