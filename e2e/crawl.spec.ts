import * as routes from './routes';
import { expect, test } from './fixtures';

const path = (address: string) => new URL(address).pathname;

test('the sitemap lists what search engines may show, and nothing else', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    path(address),
  );
  expect(addresses.sort()).toEqual([...routes.listed].sort());
});

test('every link of every page leads to a page of the list', async ({ request, page }) => {
  const known = new Set<string>(routes.all);
  for (const from of routes.open) {
    const html = await (await request.get(from)).text();
    const hrefs = await page.evaluate((text) => {
      const doc = new DOMParser().parseFromString(text, 'text/html');
      return [...doc.querySelectorAll('a[href^="/"]')].map(
        (link) => link.getAttribute('href') ?? '',
      );
    }, html);
    const lost = hrefs
      .map((href) => href.split(/[?#]/)[0] ?? '')
      .filter((href) => !known.has(href));
    expect(lost, `links of ${from}`).toEqual([]);
  }
});

test('pages that are not listed ask search engines to stay away', async ({ request }) => {
  for (const from of [...routes.unlisted, ...routes.members]) {
    const html = await (await request.get(from)).text();
    expect(html, from).toContain('<meta name="robots" content="noindex">');
  }
  for (const from of routes.listed) {
    const html = await (await request.get(from)).text();
    expect(html, from).not.toContain('noindex');
  }
});
