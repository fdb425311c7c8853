// @ts-check
// What every server of the finished site answers, whoever runs it.

/**
 * @typedef {object} Request
 * @property {string} path as it is sent, dots and all
 * @property {string} [method]
 * @property {Record<string, string>} [headers]
 * @property {number[]} status those that are right
 * @property {Record<string, RegExp>} [has] headers of the answer
 * @property {Record<string, RegExp>} [lacks] what its headers must not say
 * @property {RegExp} [body]
 */

/** An address that the trial adds to the redirects. */
export const moved = { from: '/moved-away', to: '/services' };

const kept = /^public, max-age=0, must-revalidate$/;
const security = {
  'content-security-policy': /^default-src 'none'; .*'strict-dynamic'/,
  'strict-transport-security': /max-age=63072000/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'cross-origin-resource-policy': /^same-origin$/,
};
const html = { 'content-type': /^text\/html; ?charset=utf-8$/i };

/**
 * @param {{ script: string, font: string, body: string }} files addresses of the finished site
 * @returns {Request[]}
 */
export function requests({ script, font, body }) {
  const lost = {
    status: [404],
    has: { ...security, ...html, 'cache-control': kept },
    lacks: { 'cache-control': /immutable/ },
    body: /<h1/,
  };
  return [
    { path: '/', status: [200], has: { ...security, ...html, 'cache-control': kept } },
    { path: '/services', status: [200], has: { ...security, ...html }, body: /<h1/ },
    { path: '/services/', status: [200], has: html, body: /<h1/ },
    { path: '/services?from=letter', status: [200], has: html },
    { path: '/services', method: 'HEAD', status: [200], has: { ...security, ...html } },
    {
      path: script,
      status: [200],
      has: {
        'content-type': /^text\/javascript/,
        'cache-control': /^public, max-age=31536000, immutable$/,
        'x-content-type-options': /^nosniff$/,
      },
    },
    {
      path: script,
      headers: { 'accept-encoding': 'gzip' },
      status: [200],
      has: { 'content-encoding': /^gzip$/, vary: /accept-encoding/i },
    },
    { path: font, status: [200], has: { 'content-type': /^font\/woff2$/ } },
    {
      path: font,
      headers: { range: 'bytes=0-3' },
      status: [206],
      has: { 'content-length': /^4$/ },
    },
    { path: body, status: [200], has: { 'cache-control': /^private, no-cache$/ } },
    { path: '/site.webmanifest', status: [200], has: { 'content-type': /manifest\+json/ } },
    { path: '/feed.xml', status: [200], has: { 'content-type': /^application\/xml/ } },
    {
      path: '/robots.txt',
      status: [200],
      has: { 'content-type': /^text\/plain; ?charset=utf-8/i },
    },
    { path: '/favicon.svg', status: [200], has: { 'content-type': /^image\/svg\+xml/ } },
    { path: moved.from, status: [301], has: { location: new RegExp(`${moved.to}$`) } },
    { path: `${moved.from}/`, status: [301], has: { location: new RegExp(`${moved.to}$`) } },
    { path: '/nowhere', ...lost },
    { path: '/nowhere/at/all', ...lost },
    { path: '/assets/client-OLDOLDOL.js', ...lost },
    { path: '/members/nothing', ...lost, lacks: { 'cache-control': /private/ } },
    { path: '/_headers', ...lost },
    { path: '/_redirects', ...lost },
    { path: '/.env', ...lost },
    { path: '/services/.git/HEAD', ...lost },
    ...[
      '/../secret',
      '/%2e%2e/secret',
      '/..%2fsecret',
      '/%2e%2e%5csecret',
      '/%252e%252e/secret',
      '/%c0%ae%c0%ae/secret',
      '/....//secret',
      '/%00/../secret',
    ].map((path) => ({ path, status: [400, 404], lacks: { 'cache-control': /immutable/ } })),
    ...['PUT', 'DELETE', 'PATCH', 'PROPFIND'].map((method) => ({
      path: '/services',
      method,
      status: [405],
    })),
  ];
}
