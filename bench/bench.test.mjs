// @ts-check
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replacePart } from '../scripts/record.mjs';
import { post } from './corpus.mjs';
import { buildTable, document, figure, part, recorded, tapTable } from './figures.mjs';
import { nightlight } from './sites.mjs';
import { deviation, isWorse, mean } from './statistics.mjs';
import { longestTask } from './trace.mjs';

describe('The posts', () => {
  const all = Array.from({ length: 40 }, (_, n) => post(n, 40));

  it('are the same on every machine', () => {
    const texts = all.map(({ text }) => text).join('');
    expect(hash('sha256', texts).slice(0, 16)).toBe('3d2115725b40a9fe');
  });
});

it('No cache of the repository, whose packages are linked, is removed', () => {
  expect(nightlight('').caches.filter((path) => path.startsWith('node_modules'))).toEqual([]);
});

describe('The statistics', () => {
  const costs = (/** @type {number[]} */ ...all) => all.map((cpu) => ({ cpu }));

  it('are those of a sample', () => {
    expect(mean([9, 1, 5])).toBe(5);
    expect(deviation([2, 4, 6])).toBe(2);
    expect(deviation([7])).toBe(0);
  });

  it.each([
    ['more by less than a tenth', costs(1.09, 1.09), costs(1, 1), false],
    ['more by a fifth', costs(1.2, 1.2), costs(1, 1), true],
    ['more, and runs that differ', costs(0.8, 1.2, 1.6), costs(1, 1, 1), false],
    ['nothing to compare', costs(1), costs(), false],
  ])('%s is worse, or not', (_, now, then, worse) => {
    expect(isWorse(now, then)).toBe(worse);
  });
});

it('The document has the figures that are recorded', () => {
  const text = readFileSync(document, 'utf8');
  expect(text).toBe(replacePart(text, document, 'bench', part(recorded())));
});

it('A table has no CPU time where none was counted', () => {
  const build = { Build: { nightlight: figure([{ seconds: 1, cpu: 2 }]) } };
  const save = { Save: { nightlight: figure([{ seconds: 1 }, { seconds: 3 }]) } };
  expect(buildTable({ ...build, ...save })).toContain('| Build | 1.00, 2.00 |\n| Save | 2.00 |');
});

it('A tap has the mean of what did not fail', () => {
  const taps = { There: { then: { painted: [100, 200], 'longest task': [20, 40] } } };
  expect(tapTable(taps)).toContain('| There | 150, 30 |');
});

it('The longest task is that of the thread that laid the page out', () => {
  const event = (/** @type {string} */ name, ms = 0, tid = 1) => {
    return { name, dur: ms * 1000, pid: 1, tid };
  };
  const task = 'ThreadControllerImpl::RunTask';
  const others = [event(task, 900, 2), event('Layout', 2, 2), event('Paint', 95)];
  expect(longestTask([event(task, 50), event('Layout', 20), event(task, 60), ...others])).toBe(60);
  expect(longestTask([])).toBe(0);
});
