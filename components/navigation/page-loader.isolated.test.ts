import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Route } from './ahead';
import { forgetPages, keepPage, loadMemberBody, loadPage, lookAhead } from './page-loader';
import type { PageData } from './page-data';
import { applyStylesheets } from './stylesheet';

const entryScript = '<script type="module" src="/assets/client-1.js"></script>';

/** A document of the site as written by the build. */
function file(path: string, { script = entryScript, gate = '', head = '' } = {}): string {
  return `<!doctype html><title>Title of ${path}</title>${head}
    <div id="root"><p data-html="lead">Words of ${path}</p></div>
    <template id="scripts">${script}</template>
    <script type="application/json" id="page-data">{"page":{"path":"${path}"${gate}}}</script>`;
}

type Answer = string | { status?: number; body: string };

/** Responds to each address with its text; an address without a response stays pending. */
function serve(answers: Record<string, Answer>) {
  const fetch = vi.fn((address: string, { signal }: { signal: AbortSignal }) => {
    const answer = answers[address];
    if (answer === undefined) {
      return new Promise<Response>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    }
    const { status = 200, body } = typeof answer === 'string' ? { body: answer } : answer;
    return Promise.resolve(new Response(body, { status }));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

/** The known route of every page. */
const routeOf = vi.hoisted(() => vi.fn<() => Route | undefined>());
vi.mock('./ahead', async (original) => ({
  ...(await original<typeof import('./ahead')>()),
  loadRoutes: async () => {},
  routeOf,
}));

beforeEach(async () => {
  routeOf.mockReset();
  await lookAhead();
  forgetPages();
  document.body.innerHTML = `<template id="scripts">${entryScript}</template>`;
  document.head.innerHTML = '';
});

describe('a page', () => {
  it('is not fetched where its document has come already', async () => {
    const fetch = serve({});
    keepPage('/services', file('/services'));
    const { page, markup } = await loadPage('/services');
    expect(page.path).toBe('/services');
    expect(markup.get('lead')).toBe('Words of /services');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is fetched once, however often it is asked for', async () => {
    const fetch = serve({ '/services': file('/services') });
    await Promise.all([loadPage('/services'), loadPage('/services')]);
    await loadPage('/services');
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('comes with its style sheet, its scripts and its body side by side', async () => {
    localStorage.setItem('isLoggedIn', 'true');
    const scripts = ['/assets/chunk-1.js', '/assets/guide-1.js'];
    const preloads = scripts.map((address) => `<link rel="modulepreload" href="${address}">`);
    const fetch = serve({
      '/naps': file('/naps', {
        head: '<link rel="stylesheet" href="/naps.css">',
        gate: ',"gate":{"body":"/assets/body-2.json"}',
        script: entryScript + preloads.join(''),
      }),
    });
    document.head.innerHTML = '<link rel="stylesheet" href="/application.css">';
    void loadPage('/naps').catch(() => {});
    await waitFor(() => expect(document.querySelector('link[href="/naps.css"]')).not.toBeNull());
    // Everything has been requested, and nothing has arrived yet.
    expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/naps', '/assets/body-2.json']);
    for (const address of scripts) {
      expect(
        document.querySelectorAll(`head link[rel=modulepreload][href="${address}"]`),
      ).toHaveLength(1);
    }
  });

  it('comes with all that the table of routes names, before its document has come', async () => {
    localStorage.setItem('isLoggedIn', 'true');
    routeOf.mockReturnValue({
      styles: ['/known.css'],
      scripts: ['/naps.js'],
      body: '/members/naps.json',
    });
    const fetch = serve({});
    document.head.innerHTML = '<link rel="stylesheet" href="/application.css">';
    void loadPage('/naps').catch(() => {});
    const asked = fetch.mock.calls.map(([address]) => address);
    expect(asked).toEqual(['/members/naps.json', '/naps']); // the largest file first
    expect(document.querySelector('link[rel=modulepreload][href="/naps.js"]')).not.toBeNull();
    expect(document.querySelector('link[rel=stylesheet][href="/known.css"]')).not.toBeNull();
  });

  it('is fetched again after five minutes, where there is a connection', async () => {
    vi.useFakeTimers();
    const fetch = serve({ '/services': file('/services') });
    await loadPage('/services');
    vi.advanceTimersByTime(5 * 60_000);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await loadPage('/services');
    expect(fetch).toHaveBeenCalledOnce();
    onLine.mockReturnValue(true);
    await loadPage('/services');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('that failed is fetched again', async () => {
    serve({ '/services': { status: 500, body: '' } });
    await expect(loadPage('/services')).rejects.toThrow('answered with 500');
    serve({ '/services': file('/services') });
    await expect(loadPage('/services')).resolves.toBeDefined();
  });

  it('that does not exist is the 404 page', async () => {
    serve({ '/nowhere': { status: 404, body: file('/404') } });
    expect((await loadPage('/nowhere')).page.path).toBe('/404');
  });

  it('of another policy is left to the browser, which applies it to a document only', async () => {
    const policy = (text: string) =>
      `<meta http-equiv="Content-Security-Policy" content="${text}">`;
    const everywhere = policy("default-src 'none'; script-src 'self'"); // with the editor
    const own = policy("frame-src 'none'; require-trusted-types-for 'script'");
    serve({
      '/login': file('/login', { head: everywhere + own }),
      '/services': file('/services', { head: everywhere }),
    });
    document.head.innerHTML = everywhere;
    await expect(loadPage('/login')).rejects.toThrow('a policy of its own');
    document.head.innerHTML = everywhere + own;
    await expect(loadPage('/login')).resolves.toBeDefined();
    await expect(loadPage('/services')).rejects.toThrow('a policy of its own');
  });

  it('whose load was aborted is fetched anew at once', async () => {
    serve({});
    const abort = new AbortController();
    const first = loadPage('/services', abort.signal);
    abort.abort();
    serve({ '/services': file('/services') });
    await expect(loadPage('/services')).resolves.toBeDefined();
    await expect(first).rejects.toThrow();
    await expect(loadPage('/services')).resolves.toBeDefined();
  });

  it('that is there stays so when its navigation ends', async () => {
    const fetch = serve({ '/services': file('/services') });
    const abort = new AbortController();
    await loadPage('/services', abort.signal);
    abort.abort();
    await loadPage('/services');
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('that is not one of this site’s can’t be shown', async () => {
    serve({
      '/services': `<template id="scripts">${entryScript}</template><p>Log in to this Wi-Fi</p>`,
    });
    await expect(loadPage('/services')).rejects.toThrow('no page data');
  });
});

describe('a members’ page', () => {
  const body = '{"page":{"path":"/safe-sleep","gate":{}},"markup":{"lead":"For members"}}';

  it('whose body does not come in 8 seconds has failed, and can be tried again', async () => {
    const timeout = new AbortController();
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    serve({});
    const data = bodyAt('/assets/body-1.json');
    const waiting = loadMemberBody(data);
    expect(limit).toHaveBeenCalledWith(8000);
    timeout.abort(new Error('too late'));
    await expect(waiting).rejects.toThrow('too late');
    serve({ '/assets/body-1.json': body });
    await expect(loadMemberBody(data)).resolves.toBeDefined();
  });
});

const bodyAt = (address: string) =>
  ({ page: { gate: { body: address } }, markup: new Map() }) as unknown as PageData;

it.each<[string, string, (path: string) => Promise<unknown>]>([
  ['page', file('/naps'), (path) => loadPage(path)],
  ['body of a members’ page', '{"page":{"path":"/naps"}}', (path) => loadMemberBody(bodyAt(path))],
])('a %s is kept while few others are asked for', async (_, answer, load) => {
  const addresses = Array.from({ length: 21 }, (_, i) => `/members/${i}.json`);
  const fetch = serve(Object.fromEntries(addresses.map((address) => [address, answer])));
  for (const address of addresses) await load(address);
  await load('/members/20.json');
  expect(fetch).toHaveBeenCalledTimes(21);
  await load('/members/0.json');
  expect(fetch).toHaveBeenCalledTimes(22);
});

describe('the style sheet of another template', () => {
  const shared = '<link rel="stylesheet" href="/application.css">';
  const head = `${shared}<link rel="stylesheet" href="/guide.css">`;
  const sheets = () => document.querySelectorAll<HTMLLinkElement>('link[href="/guide.css"]');
  const arrives = (link: HTMLLinkElement) => {
    Object.defineProperty(link, 'sheet', { value: {} });
    link.dispatchEvent(new Event('load'));
  };

  it('is loaded once, before the page is shown, and tried again after a failure', async () => {
    document.head.innerHTML = `${shared}<link rel="stylesheet" href="/home.css">`;
    arrives(document.querySelector('link')!);
    serve({ '/naps': file('/naps', { head }), '/nights': file('/nights', { head }) });

    const first = loadPage('/naps');
    await waitFor(() => expect(sheets()).toHaveLength(1));
    sheets()[0]!.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('guide.css');
    expect(sheets()).toHaveLength(0);

    const second = loadPage('/naps');
    const third = loadPage('/nights');
    await waitFor(() => expect(sheets()).toHaveLength(1));
    arrives(sheets()[0]!);
    expect((await second).styles).toEqual(['/application.css', '/guide.css']);
    expect(sheets()[0]!.media).toBe('not all');
    await third;
    expect(sheets()).toHaveLength(1);
    expect(document.querySelectorAll('link[href="/application.css"]')).toHaveLength(1);
  });

  it('is the only one that applies, also on the way back', () => {
    document.head.innerHTML = `${head}<link rel="stylesheet" href="/home.css" media="not all">`;
    const links = [...document.querySelectorAll('link')];
    for (const link of links) arrives(link);
    const media = () => links.map((link) => link.media);
    applyStylesheets(['/application.css', '/guide.css']);
    expect(media()).toEqual(['', '', 'not all']);
    applyStylesheets(['/application.css', '/home.css']);
    expect(media()).toEqual(['', 'not all', 'all']);
    applyStylesheets(['/replaced-by-an-edit.css']);
    expect(media()).toEqual(['', 'not all', 'all']);
  });
});
