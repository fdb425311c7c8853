// @ts-check
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { post } from './corpus.mjs';
import { median, ratio, spread } from './statistics.mjs';

describe('The posts', () => {
  const all = Array.from({ length: 40 }, (_, n) => post(n, 40));

  it('are the same on every machine', () => {
    const hash = createHash('sha256')
      .update(all.map(({ text }) => text).join(''))
      .digest('hex');
    expect(hash.slice(0, 16)).toBe('049105be4bc0c96b');
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
