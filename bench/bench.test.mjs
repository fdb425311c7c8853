// @ts-check
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { post } from './corpus.mjs';
import { goals } from './goals.mjs';
import { report } from './report.mjs';
import { median, ratio, spread } from './statistics.mjs';

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
  /** @param {string} rival @param {number} seconds @returns {import('./build.mjs').Series} */
  const series = (rival, seconds) => ({
    size: 1000,
    rival,
    scenario: 'cold',
    costs: [{ seconds, cpu: seconds, memory: 100 }],
  });
  const text = report(
    {
      builds: [series('nightlight', 3), series('hugo', 1), series('eleventy', 6)],
      waits: [],
      weights: [],
      visits: [],
    },
    goals,
  );

  it('compares with nightlight', () => {
    expect(text).toContain('| eleventy | 6.00 s | ± 0 % | 6.00 s | 100 MiB | 2.00 × |');
  });

  it('says of each goal that was measured whether it is met', () => {
    const lines = text.split('\n').filter((line) => /met \||met\*\* \|/.test(line));
    expect(lines).toEqual([
      '| A first build of 1,000 posts, to that of hugo | 1.5 × | 3.00 × | **not met** |',
      '| A first build of 1,000 posts, to that of eleventy | 1 × | 0.50 × | met |',
    ]);
  });

  it('says when a generator has failed', () => {
    const failed = { ...series('hugo', 1), costs: [], failure: 'It ended with 1.' };
    expect(report({ builds: [failed], waits: [], weights: [], visits: [] }, goals)).toContain(
      'failed after 0',
    );
  });
});
