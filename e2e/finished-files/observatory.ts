/*
 * What Mozilla's HTTP Observatory gives for the headers of a page: the rows of its scoring
 * table that a finished site decides, without those about its host (redirection, cookies,
 * the list of preloaded hosts).
 *
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, version 4
 */

interface Row {
  name: string;
  score: (headers: Headers, page: Document) => number;
}

/** Extra credit counts from 90 points on, as the Observatory has it. */
const CREDIT_FROM = 90;

/** The score of a page's headers, and what each row gives or takes. */
export function grade(headers: Headers, page: Document) {
  const given = rows.map(({ name, score }) => ({ name, points: score(headers, page) }));
  const sum = (points: number[]) => points.reduce((total, each) => total + each, 100);
  const all = given.map(({ points }) => points);
  const plain = sum(all.filter((points) => points < 0));
  return { score: plain < CREDIT_FROM ? plain : sum(all), given };
}

const rows: Row[] = [
  { name: 'Content Security Policy', score: policyScore },
  {
    name: 'Referrer Policy',
    score: (headers) => {
      const value = headers.get('referrer-policy');
      const isPrivate = /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/;
      if (value === null) return 0;
      return isPrivate.test(value) ? 5 : -5;
    },
  },
  {
    name: 'Strict Transport Security',
    score: (headers) => {
      const value = headers.get('strict-transport-security');
      if (value === null) return -20;
      const age = Number(/max-age=(\d+)/.exec(value)?.[1]);
      if (Number.isNaN(age)) return -20;
      return age >= 15_768_000 ? 0 : -10;
    },
  },
  {
    name: 'Subresource Integrity',
    score: (_, page) => {
      const elsewhere = [...page.querySelectorAll('script[src]')]
        .map((script) => script.getAttribute('src') ?? '')
        .filter((src) => !/^\/(?!\/)/.test(src));
      if (elsewhere.length === 0) return 0;
      return elsewhere.every((src) => src.startsWith('https:')) ? -5 : -50;
    },
  },
  {
    name: 'X-Content-Type-Options',
    score: (headers) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  },
  {
    name: 'X-Frame-Options',
    score: (headers) => {
      const ancestors = directives(headers).get('frame-ancestors');
      if (ancestors && !ancestors.some(isBroad)) return 5;
      return /^(DENY|SAMEORIGIN)$/i.test(headers.get('x-frame-options') ?? '') ? 5 : -20;
    },
  },
  {
    name: 'Cross Origin Resource Policy',
    score: (headers) => {
      const value = headers.get('cross-origin-resource-policy');
      if (value === null || value === 'cross-origin') return 0;
      return value === 'same-origin' || value === 'same-site' ? 10 : -5;
    },
  },
];

function policyScore(headers: Headers): number {
  const policy = directives(headers);
  if (policy.size === 0) return -25;
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isTrusted = of('script-src').some((source) =>
    /^'(sha256|sha384|sha512|nonce)-/.test(source),
  );
  const isDynamic = of('script-src').includes("'strict-dynamic'");
  if (isDynamic && !isTrusted) return -25;
  // Browsers ignore these beside a hash, and with 'strict-dynamic' every host too.
  const scripts = of('script-src').filter(
    (source) => !(isTrusted && (source === "'unsafe-inline'" || (isDynamic && isBroad(source)))),
  );
  const isOpen = (source: string) =>
    isBroad(source) || source === "'unsafe-inline'" || source === 'data:';
  if (scripts.some(isOpen) || of('object-src').some(isBroad)) return -20;
  const active = [...policy].filter(([name]) => name !== 'img-src' && name !== 'media-src');
  if (active.some(([, sources]) => sources.some((source) => source.startsWith('http:'))))
    return -20;
  const styles = of('style-src');
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  const passive = [...of('img-src'), ...of('media-src')];
  if (passive.some((source) => source.startsWith('http:'))) return -10;
  if (styles.some(isOpen)) return 0;
  return String(policy.get('default-src')) === "'none'" ? 10 : 5;
}

function isBroad(source: string): boolean {
  return /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?)$/.test(source);
}

/** The directives of the Content-Security-Policy, in lower case. A name that is there twice is invalid. */
function directives(headers: Headers): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const text of (headers.get('content-security-policy') ?? '').split(';')) {
    const [name, ...sources] = text.trim().toLowerCase().split(/\s+/);
    if (!name) continue;
    if (found.has(name)) return new Map();
    found.set(name, sources.length > 0 ? sources : ["'none'"]);
  }
  return found;
}
