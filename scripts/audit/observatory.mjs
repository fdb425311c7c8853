// @ts-check
// The Observatory's own graders, over the files in dist/.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = 'dist';

/**
 * The score of each finished page.
 *
 * @param {URL} modules the folder that the Observatory's program was installed in
 */
export async function gradesOf(modules) {
  const own = new URL('@mdn/mdn-http-observatory/', modules);
  // Its list of preloaded hosts, which it would fetch when it is installed.
  writeFileSync(new URL('conf/hsts-preload.json', own), '{}');
  const load = (/** @type {string} */ file) => import(new URL(`src/${file}`, own).href);
  const { ALL_TESTS } = await load('constants.js');
  const { getScoreModifier } = await load('grader/grader.js');
  const { Requests } = await load('types.js');
  const { parseHttpEquivHeaders } = await load('retriever/utils.js');
  const creditFrom = (await load('grader/charts.js')).MINIMUM_SCORE_FOR_EXTRA_CREDIT;

  return pages().map(({ path, html }) => {
    const secure = new URL('https://example.org/');
    const requests = new Requests(secure.hostname);
    const headers = headersOf(path);
    const answer = {
      status: 200,
      verified: true,
      headers: Object.defineProperty({ ...headers }, 'get', {
        value: (/** @type {string} */ name) => headers[name.toLowerCase()],
      }),
      httpEquiv: parseHttpEquivHeaders(html, secure.href),
    };
    Object.assign(requests.responses, { auto: answer, https: answer, cors: answer, http: answer });
    requests.responses.httpRedirects = [
      { url: new URL('http://example.org/'), status: 301 },
      { url: secure, status: 200 },
    ];
    requests.session = { url: secure, jar: null };
    requests.resources.path = html;
    /** @type {number[]} */
    const points = ALL_TESTS.map((/** @type {Function} */ test) =>
      getScoreModifier(test(requests).result),
    );
    const sum = (/** @type {number[]} */ all) => all.reduce((total, each) => total + each, 100);
    const plain = sum(points.filter((each) => each < 0));
    return { path, score: plain < creditFrom ? plain : sum(points) };
  });
}

function pages() {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => ({
      path: `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`,
      html: readFileSync(join(dist, file), 'utf8'),
    }));
}

/** The headers of a page: those of every answer, since no rule is for pages alone. */
function headersOf(/** @type {string} */ path) {
  /** @type {Record<string, string>} */
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  let applies = false;
  for (const line of readFileSync(join(dist, '_headers'), 'utf8').trimEnd().split('\n')) {
    if (line.startsWith('/')) {
      applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    } else if (applies) {
      const [name = '', ...value] = line.trim().split(': ');
      headers[name.toLowerCase()] = value.join(': ');
    }
  }
  return headers;
}
