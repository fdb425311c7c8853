import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Routes } from '../lib/schema.gen';
import { likelyPages } from './ahead';

const kind = { styles: [], scripts: [] };
const open: Routes = {
  entry: '/assets/client-1.js',
  kinds: [{ ...kind, styles: ['/list.css'] }, kind, { ...kind, ownCodeOnly: true }],
  pages: { '/': 0, '/blog': 0, '/blog/*': 1, '/blog/category/*': 0, '/login': 2 },
  members: '/members/routes-1.json',
};
const own: Routes = {
  entry: '/assets/client-1.js',
  kinds: [{ ...kind, scripts: ['/guide.js'], ownCodeOnly: true }],
  pages: { '/naps': 0 },
  bodies: { '/naps': '/members/naps-1.json' },
};

function serve(files: Record<string, unknown>) {
  const fetch = vi.fn((address: string) =>
    Promise.resolve(address in files ? Response.json(files[address]) : Response.error()),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const load = async () => {
  vi.resetModules();
  const routes = await import('./ahead');
  await routes.loadRoutes();
  return routes;
};

beforeEach(() => {
  document.head.innerHTML = '<script type="module" src="/assets/client-1.js"></script>';
});

describe('what a page needs', () => {
  it('is known by its path, or by the nearest folder', async () => {
    serve({ '/routes.json': open });
    const { routeOf } = await load();
    const names = ['/', '/blog', '/blog/a-post', '/blog/category/naps/page/2', '/elsewhere'];
    const styles = names.map((path) => routeOf(path)?.styles.length);
    expect(styles).toEqual([1, 1, 0, 1, undefined]);
  });

  it('is not known where the table is of another deploy, or does not come', async () => {
    serve({ '/routes.json': { ...open, entry: '/assets/client-2.js' } });
    expect((await load()).routeOf('/blog')).toBeUndefined();
    serve({});
    expect((await load()).routeOf('/blog')).toBeUndefined();
  });

  it('is told of the library to members only, and no longer after they have left', async () => {
    const fetch = serve({ '/routes.json': open, '/members/routes-1.json': own });
    const { loadRoutes, routeOf } = await load();
    expect(routeOf('/naps')).toBeUndefined();
    expect(fetch).toHaveBeenCalledOnce();
    localStorage.setItem('isLoggedIn', 'true');
    await loadRoutes();
    expect(routeOf('/naps')).toMatchObject({
      scripts: ['/guide.js'],
      body: '/members/naps-1.json',
    });
    localStorage.removeItem('isLoggedIn');
    await loadRoutes();
    expect(routeOf('/naps')).toBeUndefined();
    expect(routeOf('/blog')).toBeDefined();
  });

  it('may be another policy, which only a document can have', async () => {
    serve({ '/routes.json': open });
    const { hasOtherPolicy, routeOf } = await load();
    const others = () => ['/', '/login'].map((path) => hasOtherPolicy(routeOf(path)!));
    expect(others()).toEqual([false, true]);
    document.head.innerHTML += `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'">`;
    expect(others()).toEqual([true, false]);
  });
});

describe('the pages that a reader is likely to go on to', () => {
  const here = 'http://localhost:3000/services';
  const links = `<header><a href="/login">Log in</a></header><main>
    <a href="/services#prices">Prices</a> <a href="https://example.org/">Elsewhere</a>
    <a href="/blog/">Blog</a> <a href="/blog#newest">Newest</a> <a href="/feed.xml">Feed</a>
    <a href="/contact">Contact</a> <a href="/terms">Terms</a></main>`;

  it('are the first two to which the page leads', () => {
    document.body.innerHTML = links;
    expect(likelyPages(here)).toEqual(['/blog', '/contact']);
  });

  it('are all of the bar at the foot, too, which help at night', () => {
    document.body.innerHTML = `${links}<nav data-dim-bar="always"><a href="/services">Here</a>
      <a href="/contact">Contact</a><a href="/safe-tonight">Help</a></nav>`;
    expect(likelyPages(here)).toEqual([
      '/services',
      '/contact',
      '/safe-tonight',
      '/blog',
      '/terms',
    ]);
  });

  it.each([
    { connection: { saveData: true } },
    { connection: { effectiveType: '3g' } },
    { onLine: false },
  ])('are none with %o', (navigator) => {
    document.body.innerHTML = links;
    vi.stubGlobal('navigator', navigator);
    expect(likelyPages(here)).toEqual([]);
  });
});
