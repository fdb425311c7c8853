// @ts-check
// What the posts are made of.

export const qualities = /** @type {const} */ ([
  'quiet',
  'slow',
  'small',
  'patient',
  'ordinary',
  'warm',
  'late',
  'gentle',
  'half-lit',
  'familiar',
  'unhurried',
  'careful',
]);

export const things = /** @type {const} */ ([
  'lamp',
  'kettle',
  'blanket',
  'window',
  'story',
  'garden path',
  'cup of tea',
  'staircase',
  'rain',
  'clock in the hall',
  'cradle song',
  'neighbour’s cat',
]);

export const deeds = /** @type {const} */ ([
  'waits for',
  'outlasts',
  'answers',
  'follows',
  'softens',
  'leans towards',
  'belongs to',
  'forgives',
  'keeps company with',
  'borrows its patience from',
]);

export const circumstances = /** @type {const} */ ([
  'until the house is asleep',
  'on most evenings of the year',
  'and nobody minds',
  'when the day has been long',
  'before anybody has thought of it',
  'without being asked twice',
  'in the hour after supper',
  'as it did the night before',
]);

/** The sections of a post, each completed by a thing. */
export const headings = /** @type {const} */ ([
  'In praise of the',
  'What to do about the',
  'A short history of the',
  'An evening with the',
]);
