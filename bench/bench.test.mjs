// @ts-check
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replacePart } from '../scripts/record.mjs';
import { post } from './corpus.mjs';
import { buildTable, document, figure, part, recorded, tapTable } from './figures.mjs';
import { deviation, isWorse, mean } from './statistics.mjs';
import { chainOf } from './taps.mjs';
import { kindsOf } from './trace.mjs';

describe('The posts', () => {
  const all = Array.from({ length: 40 }, (_, n) => post(n, 40));

  it('are the same on every machine', () => {
    const texts = all.map(({ text }) => text).join('');
    expect(hash('sha256', texts).slice(0, 16)).toBe('3d2115725b40a9fe');
  });
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

describe('A tap', () => {
  it('has as many requests in a chain as waited for one another', () => {
    const requests = [
      [0, 2],
      [2.1, 4],
      [2.1, 6],
      [4.1, 5],
      [6.1, Infinity],
    ];
    const chain = chainOf(
      new Map(requests.map(([start = 0, end = 0], i) => [`${i}`, { start, end }])),
    );
    expect(chain).toBe(4);
    expect(chainOf(new Map())).toBe(0);
  });

  it('is divided by what the thread that laid the page out has done', () => {
    const event = (/** @type {string} */ name, ts = 0, dur = 0, tid = 1) => ({
      name,
      ts: ts * 1000,
      dur: dur * 1000,
      tdur: 0,
      pid: 1,
      tid,
    });
    const { longest, kinds } = kindsOf([
      event('ThreadControllerImpl::RunTask', 0, 50),
      event('UpdateLayoutTree', 10, 5),
      event('Layout', 20, 20),
      event('UpdateLayoutTree', 25, 3), // within the layout
      event('ThreadControllerImpl::RunTask', 60, 10),
      event('v8.compile', 60, 4),
      event('ThreadControllerImpl::RunTask', 0, 900, 2),
    ]);
    expect(longest).toBe(50);
    expect(kinds).toEqual({ script: 31, compile: 4, style: 5, layout: 20, paint: 0 });
  });
});
