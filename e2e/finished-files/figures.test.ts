import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { all } from '../routes';
import { pageText } from './page-text';
import { readableDocument } from './site';

/**
 * The figures on which families act and pay, as each page states them. A sentence may be rewritten,
 * but its figures must not change by accident.
 */
const figures: Record<string, string[]> = {
  '/': [
    '98%',
    '5-star',
    'A free 15-minute consultation',
    'Three weeks of unlimited support',
    '5 months to 5 years',
  ],
  '/services': [
    'from £299',
    '£49.99',
    '1-hour consultation',
    'support for 3 weeks, with unlimited WhatsApp support',
    '5 months to 5 years',
  ],
  '/discovery-call': ['a free 15-minute call', '£49.99'],
  '/ad': ['costs £299', 'in as little as 3 nights', 'Waking 3-5 times a night', '30+ minutes'],
  '/blog/establishing-healthy-sleep-routines': [
    'year | 15-20 minutes',
    'years | 30-45 minutes',
    'years | 30-60 minutes',
    '16-20°C',
    'takes 1-3 weeks to settle',
  ],
  '/safe-sleep': [
    'Aim for a room of 16-20°C',
    'the same room as you for at least the first 6 months',
    '37 weeks or less',
    '2.5 kg',
    'up to 50 times',
  ],
  '/sleep-environment': [
    'Under 16°C | Winter | 3.5 TOG, or 2.5 with a warmer layer',
    '16-20°C | Spring and autumn | 2.5 TOG',
    'Above 20°C | Summer | 1.0 TOG to 24°C, then 0.5',
    '50-65 decibels',
    'at least 3 feet',
  ],
  '/night-weaning': [
    '3 feeds | 3 hours | 10pm, 1am and 4am',
    '2 feeds | 4 hours | 11pm and 3am',
    '1 feed | 6 hours either side | 1am',
    'Begin with 1 or 2 night feeds',
    'zero after about a week',
    'progress in 1 to 2 weeks',
    'the 1 hour before your child’s normal morning wake-up',
    'between 10pm and 12am',
  ],
  '/getting-started': [
    'Two or three days will show a pattern, and up to a week is ideal',
    'before 37 weeks, keep it for at least 2 weeks',
    'about 30 to 45 minutes',
    'about 90 minutes',
  ],
  '/understanding-sleep-needs': ['About 2% of children', 'born before 37 weeks'],
  '/nap-routines': [
    'a 7pm bedtime',
    'Windows of 2 hours and 3 naps',
    'Windows of 3 hours and 2 naps of 1.5 hours',
    'Windows of 3.5 hours and still 2 naps',
    'One nap, over by 3pm, which leaves a window of 4 hours',
  ],
  '/understanding-nap-issues': ['Stop after one hour', 'No progress after 3 days? Drop the limit'],
  '/navigating-nap-transitions': [
    '15-20 minutes is the whole nap. Under 15 minutes is too short',
    'takes 1 to 6 weeks',
    'Typical age: 5 to 6 months',
    'Typical age: 8 to 9 months',
    'Typical age: 12 to 18 months, and commonly the first signs are at 14 months',
    'to one nap by 15 to 18 months',
    'from 1 nap to none, comes at about 3 years',
  ],
  '/understanding-the-method': [
    'Something changes every three nights',
    'a short wait of 5 to 10 minutes',
    '7 to 10 consecutive nights',
    'On average 45 to 60 minutes',
    'from 10 minutes to 2.5 hours',
  ],
  '/false-starts': ['a waking 45 to 90 minutes after bedtime'],
  '/sleep-regressions': ['from 1 to 6 weeks. ', 'Most are over in about 2 weeks'],
  '/use-of-dummies': ['6 to 9 months is ideal', 'before 9 or 10 months', 'after about 1 week'],
  '/sleep-training-in-same-room': ['for the first 3-4 nights'],
  '/childcare-setting': ['bedtime 30 to 45 minutes earlier'],
};

it.each(Object.entries(figures))('%s states its figures', (path, stated) => {
  const text = pageText(readableDocument(path).body);
  expect(stated.filter((figure) => !text.includes(figure))).toEqual([]);
});

it('writes every range with a hyphen', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(md|ya?ml)$/.test(file))
    .map((file) => join('content', file));
  expect(files.length).toBeGreaterThan(40);
  const dashed = files.filter((file) => /\d\s*(?:[–—]|--+)\s*\d/.test(readFileSync(file, 'utf8')));
  expect(dashed).toEqual([]);
});

/** Matches elements that show no text or do not break it, and inline tags. */
const leftOut =
  /<(script|style|template)\b.*?<\/\1>|<span class="nowrap">[^<]*|<!--.*?-->|<\/?(a|b|bdi|em|span|strong)\b[^>]*>/gs;

/** Matches a range, or a number with its unit, in which a line may break. */
const breakable =
  /\d[–-]\d|\d[ -](h|hours?|min|minutes?|seconds?|days?|nights?|weeks?|months?|years?|am|pm|TOG|decibels|kg|g|ml|cm|m)\b/;

it.each(all)('on %s a line breaks within no quantity', (path) => {
  const html = readableDocument(path).body.innerHTML.replace(leftOut, '');
  const texts = html.split(/<[^>]*>/);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => breakable.test(text))).toEqual([]);
});
