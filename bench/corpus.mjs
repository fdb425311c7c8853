// @ts-check
// Generates the posts for all generators: about 600 words of Markdown each, which depend only on
// the post's number, so that all runs on all machines build the same posts.

import { random } from './random.mjs';

/** @typedef {import('./random.mjs').Random} Random */

// The words of the posts.
const words = {
  qualities: listed(`
    quiet|slow|small|patient|ordinary|warm|late|gentle|half-lit|familiar|unhurried|careful`),
  things: listed(`
    lamp|kettle|blanket|window|story|garden path|cup of tea|staircase|rain|clock in the hall|
    cradle song|neighbour’s cat`),
  deeds: listed(`
    waits for|outlasts|answers|follows|softens|leans towards|belongs to|forgives|
    keeps company with|borrows its patience from`),
  circumstances: listed(`
    until the house is asleep|on most evenings of the year|and nobody minds|
    when the day has been long|before anybody has thought of it|without being asked twice|
    in the hour after supper|as it did the night before`),
  headings: listed(`
    In praise of the|What to do about the|A short history of the|An evening with the`),
};

/** The phrases of a text. */
function listed(/** @type {string} */ text) {
  return text.split('|').map((phrase) => phrase.trim());
}

/** The slug of a post, by which other posts link to it. */
const slugOf = (/** @type {number} */ n) => `evening-${String(n).padStart(6, '0')}`;

/** Makes post number n, from 0, of a blog of `size`; it links only to posts that exist. */
export function post(/** @type {number} */ n, /** @type {number} */ size) {
  const chance = random(n + 1);
  const title = `${capital(chance.pick(words.qualities))} ${chance.pick(words.things)}, note ${n + 1}`;
  const body = [
    paragraph(chance, size),
    ...words.headings.flatMap((heading) => section(chance, heading, size)),
    `> ${sentence(chance)}`,
    paragraph(chance, size),
  ];
  return {
    slug: slugOf(n),
    text: `${frontMatter(chance, n, title)}\n${body.join('\n\n')}\n`,
  };
}

function frontMatter(
  /** @type {Random} */ chance,
  /** @type {number} */ n,
  /** @type {string} */ title,
) {
  // Dates in the past on any machine's clock, because future posts are left out.
  const date = new Date(Date.UTC(2000, 0, 1 + (n % 9000))).toISOString().slice(0, 10);
  return [
    '---',
    `title: ${title}`,
    `id: ${n + 1}`,
    `description: Of an evening at home. ${sentence(chance)}`, // of 50 to 160 letters
    `date: ${date}`,
    'author: The night shift',
    `category: ${capital(chance.pick(words.things))}`,
    `excerpt: ${sentence(chance)} ${sentence(chance)}`,
    'picture: dot',
    'alt: A dot, which stands for any picture.',
    '---',
  ].join('\n');
}

/** A heading with one or two paragraphs, sometimes followed by a list. */
function section(
  /** @type {Random} */ chance,
  /** @type {string} */ heading,
  /** @type {number} */ size,
) {
  const blocks = [`## ${heading} ${chance.pick(words.things)}`];
  for (let i = chance.between(1, 2); i > 0; i--) blocks.push(paragraph(chance, size));
  const form = chance.pick(['- ', '1. ', '']);
  if (form) blocks.push(list(chance, form));
  return blocks;
}

function list(/** @type {Random} */ chance, /** @type {string} */ mark) {
  const items = Array.from({ length: chance.between(3, 5) }, () => mark + sentence(chance));
  return items.join('\n');
}

function paragraph(/** @type {Random} */ chance, /** @type {number} */ size) {
  const sentences = Array.from({ length: chance.between(3, 5) }, () => sentence(chance));
  const other = `/blog/${slugOf(chance.between(0, size - 1))}`;
  const extra = chance.pick([
    '',
    '',
    `It is **${chance.pick(words.qualities)}** rather than *${chance.pick(words.qualities)}*.`,
    `There is more in [the note on ${chance.pick(words.things)}](${other}).`,
    `Others [have written about it](https://${chance.pick(words.qualities)}.example/notes).`,
  ]);
  return [...sentences, extra].filter(Boolean).join(' ');
}

function sentence(/** @type {Random} */ chance) {
  const { pick } = chance;
  const start = `the ${pick(words.qualities)} ${pick(words.things)} ${pick(words.deeds)}`;
  return capital(`${start} the ${pick(words.things)} ${pick(words.circumstances)}.`);
}

const capital = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);
