import { acceptCookies, expect, hydrated, test, visit } from './fixtures';
import { lootOf, refusals, serveHostileTag, targetsAt } from './hostile';

/** A password that only the login may receive. */
const password = 'whispered-only';

test.beforeEach(({ pageErrors }) => {
  pageErrors.allow(refusals);
});

test('a hostile tag on a public page does not learn what is typed into the login', async ({
  page,
  open,
  context,
  baseURL,
}) => {
  const asked = await serveHostileTag(page, targetsAt(baseURL ?? ''));
  await open('/blog');
  await acceptCookies(page);
  await expect.poll(() => page.evaluate(() => 'attack' in window)).toBe(true);
  expect(await lootOf(page)).toEqual([]);
  expect(asked).toHaveLength(1);

  await test.step('in a window that it opens', async () => {
    const opening = context.waitForEvent('page');
    await page.getByRole('heading', { level: 1 }).click();
    const login = await opening;
    await hydrated(login);
    await expect(login).toHaveURL('/login');
    await login.getByLabel('Password', { exact: true }).fill(password);
    await login.getByRole('button', { name: 'Show password' }).click();
    expect(await login.evaluate(() => opener === null)).toBe(true);
    expect(await lootOf(page)).toEqual([]);
    await login.close();
  });

  await test.step('in the page itself, while a window of its own stays behind', async () => {
    const opening = context.waitForEvent('page');
    await page.evaluate(() => void window.open('/blog', 'behind', 'popup'));
    const behind = await opening;
    await hydrated(behind);
    await page.getByRole('link', { name: 'Member Login' }).first().click();
    await expect(page).toHaveURL('/login');
    await hydrated(page);
    await page.getByLabel('Password', { exact: true }).fill(password);
    expect(await page.evaluate(() => 'loot' in window)).toBe(false); // a different realm
    const seen = await behind.evaluate(() => {
      const { opener } = window as { opener: Window | null };
      return opener?.closed ? undefined : opener?.document.body.textContent;
    });
    expect(seen ?? '').toBe('');
  });
});

test('the login runs none of the scripts that a hostile one has put into the cache of the saved library', async ({
  page,
  open,
  context,
}) => {
  await open('/blog');
  const planted = await page.evaluate(async () => {
    const cache = await caches.open('saved-library');
    const html = await (await fetch('/login')).text();
    const scripts = new Set(html.match(/\/assets\/[\w-]+\.js/g));
    for (const script of scripts) {
      const own = await (await fetch(script)).text();
      const headers = { 'Content-Type': 'text/javascript' };
      await cache.put(script, new Response(`${own};window.loot = [];`, { headers }));
    }
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    return scripts.size;
  });
  expect(planted).toBeGreaterThan(1);
  await page.close();
  const login = await context.newPage();
  await visit(login, '/login');
  expect(await login.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(await login.evaluate(() => 'loot' in window)).toBe(false);
  const isPlanted = () => login.evaluate(() => caches.has('saved-library'));
  await expect.poll(isPlanted).toBe(false);
});

test('where a host sends no headers, the login takes no password in a window that was opened', async ({
  page,
  open,
  context,
}) => {
  await context.route(/login\/?$/, async (route) => {
    const answer = await route.fetch({ url: new URL('/login', page.url()).href }); // as hosts do
    const { 'cross-origin-opener-policy': _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
  await open('/blog');
  const { origin } = new URL(page.url());
  for (const address of ['/login', '//login/', '//elsewhere.example/..%2flogin/']) {
    await test.step(address, async () => {
      const opening = context.waitForEvent('page');
      await page.evaluate((at) => void window.open(at, '_blank', 'popup'), origin + address);
      const login = await opening;
      await expect(login.getByText('Another page opened this one')).toBeVisible();
      await expect(login.getByLabel('Password', { exact: true })).toHaveCount(0);
      const alone = context.waitForEvent('page');
      await login.getByRole('link', { name: /Open the login/ }).click();
      const opened = await alone;
      await expect(opened.getByLabel('Password', { exact: true })).toBeVisible();
      expect(new URL(opened.url()).origin).toBe(origin);
    });
  }
});

test('what comes in the calendar’s place reaches nothing of the page', async ({ page, open }) => {
  const attack = `
    <!doctype html><title>Calendly</title><script>
      window.loot = [];
      const tries = [
        () => parent.document.body.textContent,
        () => parent.localStorage.length + 1,
        () => parent.open('/login').document.title,
        () => parent.eval('1'),
      ];
      for (const attempt of tries) try { loot.push(attempt()) } catch {}
      parent.postMessage({ event: 'calendly.event_type_viewed' }, '*');
    </script>`;
  await page.route('https://calendly.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: attack }),
  );
  await open('/');
  await page.locator('#consultation').getByRole('button', { name: 'Show the calendar' }).click();
  await expect(page.locator('#consultation[data-widget=ready]')).toBeAttached();
  const calendar = page.frame({ url: /^https:\/\/calendly\.com\// });
  expect(await calendar?.evaluate(() => window.loot)).toEqual([]);
  const origins = await page.evaluate(() =>
    [...document.scripts].filter(({ src }) => src).map(({ src }) => new URL(src).origin),
  );
  expect(new Set(origins)).toEqual(new Set([new URL(page.url()).origin]));
});
