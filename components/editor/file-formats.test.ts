import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { markdownFile, yamlFile } from './file-formats';
import type { Value, Values } from './yaml-in-place';

const content = join(import.meta.dirname, '../../content');
const files = readdirSync(content, { recursive: true, encoding: 'utf8' });

/** Writes a YAML file after a change of its values, as the editor does. */
function edit(source: string, change: (values: Values) => void): string {
  const values = yamlFile.fromFile(source);
  change(values);
  return yamlFile.toFile(values);
}

const stories = `# Real words only.
- name: "Rose"  # with permission
  quote: >
    A long sentence
    on two lines.
  stars: 5

# The second.
- name: Ivy
  quote: Short.
`;

describe('a YAML file', () => {
  it.each(files.filter((name) => name.endsWith('.yaml')))('%s stays as it is', (name) => {
    const source = readFileSync(join(content, name), 'utf8').trim();
    expect(edit(source, () => {})).toBe(source);
  });

  it.each<[string, string, (values: Values) => void, string]>([
    ['a value', 'a: 1 # one\nb: two', (v) => (v.b = 'three'), 'a: 1 # one\nb: three'],
    ['quotes', "a: 'it''s'\nb: x", (v) => (v.a = 'its'), "a: 'its'\nb: x"],
    ['what YAML reads otherwise', 'a: x', (v) => (v.a = 'Tip: nap #1'), 'a: "Tip: nap #1"'],
    ['curly quotation marks', 'a: x', (v) => (v.a = '“Nap”'), 'a: "“Nap”"'],
    ['a mark in a new key', 'a: x', (v) => (v.b = { c: '‘Nap’' }), 'a: x\nb:\n  c: "‘Nap’"'],
    ['a non-breaking space', 'a: x', (v) => (v.a = '7\u00a0pm'), 'a: "7\u00a0pm"'],
    ['a figure', 'a: 1.10\nb: 2 # two', (v) => (v.b = 3), 'a: 1.10\nb: 3 # two'],
    ['a switch', 'a: true\nb: x', (v) => (v.a = false), 'a: false\nb: x'],
    [
      'a new key',
      'a:\n  b: x # note\nc: y',
      (v) => ((v.a as Values).d = 'z'),
      'a:\n  b: x # note\n  d: z\nc: y',
    ],
    [
      'a removed key',
      'a:\n  b: x\n  d: z # note\nc: y',
      (v) => ((v.a as Values).d = ''),
      'a:\n  b: x\nc: y',
    ],
    [
      'nothing where nothing was',
      'a: x',
      (v) => Object.assign(v, { b: '', c: [], d: { e: null }, f: false }),
      'a: x',
    ],
    [
      'a text of several lines',
      'a: |\n  one\n  two\nb: x',
      (v) => (v.a = 'one\ntwo\nthree'),
      'a: |\n  one\n  two\n  three\nb: x',
    ],
    [
      'a list in brackets',
      'a: [x, "y, z"] # both\nb: 1',
      (v) => ((v.a as Value[])[0] = 'w, x'),
      'a: ["w, x", "y, z"] # both\nb: 1',
    ],
    ['an object that was missing', 'a: x', (v) => (v.b = { c: ['y'] }), 'a: x\nb:\n  c:\n    - y'],
  ])('changes %s and leaves the rest', (_, source, change, expected) => {
    expect(edit(source, change)).toBe(expected);
  });

  it.each<[string, (items: Values[]) => Value[], (source: string) => string]>([
    ['a field', ([a, b]) => [{ ...a, stars: 4 }, b], (s) => s.replace('5', '4')],
    [
      'an item added at the end',
      (items) => [...items, { name: 'Fern', quote: '' }],
      (s) => `${s}\n- name: Fern`,
    ],
    [
      'an item added in front',
      (items) => [{ name: 'Fern' }, ...items],
      (s) => s.replace('- name: "R', '- name: Fern\n- name: "R'),
    ],
    ['the last item', ([a]) => [a], (s) => s.replace(/- name: Ivy[^]*/, '').trimEnd()],
  ])('that is a list changes %s and leaves the rest', (_, change, expected) => {
    const source = stories.trim();
    const edited = edit(source, (values) => (values._items = change(values._items as Values[])));
    expect(edited.trimEnd()).toBe(expected(source));
  });

  it('is written anew when it cannot be changed where it stands', () => {
    expect(edit('{ a: 1 } # one', (values) => (values.b = 2))).toBe('a: 1\nb: 2');
  });

  it('that is no YAML is not opened', () => {
    expect(() => yamlFile.fromFile('a: "b')).toThrow();
  });
});

describe('a Markdown file', () => {
  it.each(files.filter((name) => name.endsWith('.md')))('%s stays as it is', (name) => {
    const source = readFileSync(join(content, name), 'utf8').trim();
    expect(markdownFile.toFile(markdownFile.fromFile(source))).toBe(source);
  });

  const source = '---\ntitle: Naps # short\n---\n\n\n:::callout{kind="tip"}\nA  \nbreak\n:::';

  it('keeps its text, byte for byte, when its front matter changes', () => {
    const written = markdownFile.toFile({ ...markdownFile.fromFile(source), title: 'Nights' });
    expect(written).toBe(source.replace('Naps', 'Nights'));
  });

  it('keeps its front matter when its text changes', () => {
    const written = markdownFile.toFile({ ...markdownFile.fromFile(source), body: '# New\n' });
    expect(written).toBe('---\ntitle: Naps # short\n---\n\n# New');
  });

  it('that is new holds what was filled in', () => {
    const fields = { title: 'Naps', draft: false, emblem: '', sources: [], body: 'Text\n' };
    expect(markdownFile.toFile(fields)).toBe('---\ntitle: Naps\n---\n\nText');
  });

  it('without front matter is not opened', () => {
    expect(() => markdownFile.fromFile('# Naps')).toThrow('front matter');
  });
});
