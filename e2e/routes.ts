/** Every address of the site, and who may see it. The crawl proves the list. */

/** Everybody, and search engines. */
export const listed = [
  '/',
  '/services',
  '/contact',
  '/discovery-call',
  '/blog',
  '/blog/establishing-healthy-sleep-routines',
  '/blog/category/sleep-routines',
  '/blog/author/your-sleep-consultant',
  '/false-starts',
  '/sleep-regressions',
  '/use-of-dummies',
  '/understanding-nap-issues',
  '/under-six-months',
  '/illness-and-teething',
  '/safe-tonight',
  '/after-a-loss',
  '/on-this-phone',
  '/privacy',
  '/cookies',
  '/terms',
  '/accessibility',
];

/** Everybody who has the address. */
export const unlisted = [
  '/contact-old',
  '/confirmation',
  '/thank-you',
  '/ad',
  '/login',
  '/404',
  '/offline',
];

/** Those who are logged in. */
export const members = [
  '/member-dashboard',
  '/getting-started',
  '/safe-sleep',
  '/sleep-environment',
  '/understanding-sleep-needs',
  '/night-weaning',
  '/navigating-nap-transitions',
  '/nap-routines',
  '/understanding-the-method',
  '/comforting-sleep-journey',
  '/sleep-training-in-same-room',
  '/moving-child-to-own-room',
  '/siblings-share-room',
  '/childcare-setting',
  '/transitioning-to-bed',
  '/early-waking',
  '/chest-to-cot',
  '/separation-anxiety',
  '/travel-and-clock-changes',
  '/sleep-sounds',
  '/quick-reference',
  '/next-sleep',
  '/sleep-diary',
];

export const public_ = [...listed, ...unlisted];
export const all = [...public_, ...members];

/** A page of each template, and of guides those that have every kind of block between them. */
export const oneOfEachTemplate = [
  '/safe-tonight',
  '/on-this-phone',
  '/',
  '/services',
  '/contact',
  '/discovery-call',
  '/blog',
  '/blog/establishing-healthy-sleep-routines',
  '/confirmation',
  '/ad',
  '/login',
  '/404',
  '/offline',
  '/member-dashboard',
  '/getting-started',
  '/sleep-environment',
  '/understanding-sleep-needs',
  '/navigating-nap-transitions',
  '/nap-routines',
  '/understanding-the-method',
  '/understanding-nap-issues',
  '/comforting-sleep-journey',
  '/sleep-sounds',
  '/quick-reference',
  '/next-sleep',
  '/sleep-diary',
];
