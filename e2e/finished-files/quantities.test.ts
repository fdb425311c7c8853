import { expect, it } from 'vitest';
import { all } from '../routes';
import { readableDocument } from './site';

/** What shows no text, or keeps it on one line, and tags between which words go on. */
const leftOut =
  /<(script|style|template)\b.*?<\/\1>|<span class="nowrap">[^<]*|<!--.*?-->|<\/?(a|b|bdi|em|span|strong)\b[^>]*>/gs;

/** A range or a number with its unit within which a line may break. */
const breakable =
  /\d[–-]\d|\d[ -](h|hours?|min|minutes?|seconds?|days?|nights?|weeks?|months?|years?|am|pm|TOG|decibels|kg|g|ml|cm|m)\b/;

it.each(all)('on %s a line breaks within no quantity', (path) => {
  const html = readableDocument(path).body.innerHTML.replace(leftOut, '');
  const texts = html.split(/<[^>]*>/);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => breakable.test(text))).toEqual([]);
});
