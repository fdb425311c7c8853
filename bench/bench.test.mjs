// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replacePart } from '../scripts/record.mjs';
import { compare } from './against.mjs';
import { post } from './corpus.mjs';
import { goals } from './goals.mjs';
import { report, summary } from './report.mjs';
import { median, ratio, spread } from './statistics.mjs';
import { chainOf } from './taps.mjs';
import { kindsOf } from './trace.mjs';

describe('The posts', () => {
  const all = Array.from({ length: 40 }, (_, n) => post(n, 40));

  it('are the same on every machine', () => {
    const hash = createHash('sha256')
      .update(all.map(({ text }) => text).join(''))
      .digest('hex');
    expect(hash.slice(0, 16)).toBe('4572be15efe9fe34');
  });

  it('have addresses of their own', () => {
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(40);
  });

  it('link only to posts that exist', () => {
    const slugs = new Set(all.map(({ slug }) => `/blog/${slug}`));
    const links = all.flatMap(({ text }) => text.match(/\/blog\/[^)]+/g) ?? []);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !slugs.has(link))).toEqual([]);
  });

  it('are about 600 words long', () => {
    const words = all.map(({ text }) => text.split('---')[2]?.split(/\s+/).length ?? 0);
    expect(Math.abs(median(words) - 600)).toBeLessThan(60);
  });
});

describe('The statistics', () => {
  it('take the middle, or the middle of the two there', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 9, 3, 5])).toBe(4);
    expect(median([])).toBeNaN();
  });

  it('tell how far apart the figures are', () => {
    expect(spread([8, 10, 14])).toBeCloseTo(0.3);
    expect(spread([7])).toBe(0);
  });

  it('compare round by round, so that a slow minute does not count', () => {
    expect(ratio([1, 100, 2], [2, 200, 4])).toBe(0.5);
  });
});

describe('The report', () => {
  /**
   * @param {string} rival
   * @param {...number} seconds
   * @returns {import('./build.mjs').Series}
   */
  const series = (rival, ...seconds) => ({
    size: 1000,
    rival,
    scenario: 'first',
    costs: seconds.map((one) => ({ seconds: one, cpu: one, memory: 100 })),
  });
  /** @param {import('./build.mjs').Series[]} builds */
  const results = (...builds) => ({ builds, waits: [], weights: [], visits: [] });
  /** @param {import('./build.mjs').Series[]} builds */
  const worse = (...builds) =>
    compare(results(...builds), ['abc1234']).filter(({ isWorse }) => isWorse);
  const failed = { ...series('hugo'), failure: 'It ended with 1.' };

  it('says of each goal that was measured whether it is met', () => {
    const text = report(
      results(series('nightlight', 3), series('hugo', 1), series('eleventy', 6)),
      goals,
      [],
    );
    const lines = text.split('\n').filter((line) => /met \||met\*\* \|/.test(line));
    expect(lines).toEqual([
      '| First build, 1,000 posts, to that of hugo | 1 × | 3.00 × | **not met** |',
      '| First build, 1,000 posts, to that of eleventy | 1 × | 0.50 × | met |',
    ]);
  });

  it('gives time, computing and memory of each generator, or says that it has failed', () => {
    const text = report(results(series('nightlight', 2, 3, 4), failed), goals, []);
    expect(text).toContain('| nightlight | 3.00 s ± 33 %, 3.00 s, 100 MiB |');
    expect(text).toContain('| hugo | failed |');
  });

  it('sets each figure beside that of another revision, round by round', () => {
    const builds = results(series('nightlight', 2, 4), series('abc1234', 1, 2));
    expect(report(builds, goals, ['abc1234'])).toContain(
      '| First build, 1,000 posts | 2.00 × ± 0 % | **2.00 × ± 0 %: worse** | 1.00 × ± 0 % |',
    );
  });

  it('calls a revision worse when it computes more, by more than a tenth and the spread', () => {
    expect(worse(series('nightlight', 1.09, 1.09), series('abc1234', 1, 1))).toHaveLength(0);
    expect(worse(series('nightlight', 1.2, 1.2), series('abc1234', 1, 1))).toHaveLength(1);
    expect(worse(series('nightlight', 0.8, 1.2, 1.6), series('abc1234', 1, 1, 1))).toHaveLength(0);
  });

  it('calls it worse when it fails where the other did not, and goes on where that failed', () => {
    const then = { ...series('abc1234'), failure: 'It ended with 1.' };
    expect(worse({ ...failed, rival: 'nightlight' }, series('abc1234', 1))).toHaveLength(1);
    expect(worse(series('nightlight', 1), then)).toHaveLength(0);
    expect(report(results(series('nightlight', 1), then), goals, ['abc1234'])).toContain(
      '| First build, 1,000 posts | abc1234 failed | abc1234 failed | abc1234 failed |',
    );
  });
});

describe('What is recorded', () => {
  it('is in short what a reader of the README may compare', () => {
    const builds = [1000, 40].flatMap((size) =>
      ['nightlight', 'hugo'].map(
        (rival) =>
          /** @type {import('./build.mjs').Series} */ ({
            size,
            rival,
            scenario: 'first',
            costs: [{ seconds: 1.5, cpu: 2, memory: 100 }],
          }),
      ),
    );
    expect(summary({ builds, waits: [], weights: [], visits: [] }).split('\n')).toEqual([
      '|  | First build, 1,000 posts |',
      '|---|---:|',
      '| nightlight | 1.50 s |',
      '| hugo | 1.50 s |',
    ]);
    expect(summary({ builds: builds.slice(2), waits: [], weights: [], visits: [] })).toBe('');
  });

  it.each([
    ['README.md', 'bench'],
    ['docs/performance.md', 'bench'],
    ['docs/performance.md', 'bench -- --only visit'],
  ])('has its part in %s: %s', (document, command) => {
    const text = readFileSync(document, 'utf8');
    const other = replacePart(text, document, command, 'Nothing.');
    expect(other).toContain('Nothing.');
    expect(other.length).toBeLessThan(text.length);
    expect(replacePart(other, document, command, 'Nothing.')).toBe(other);
  });
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
