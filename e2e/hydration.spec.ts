import * as routes from './routes';
import { expect, expectAsServed, openAsMember, test } from './site';

test.describe('React takes over the page as it was served', () => {
  for (const path of routes.open) {
    test(path, async ({ page, open }) => {
      const served = await open(path);
      expect(served.status).toBe(200);
      await expectAsServed(page, served);
    });
  }
});

test.describe('a member sees a members’ page', () => {
  for (const path of routes.members) {
    test(path, async ({ page }) => {
      await openAsMember(page, path);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main [data-html]')).not.toHaveCount(0);
    });
  }
});

test('an address with a slash at its end is the same page', async ({ page, open }) => {
  for (const path of routes.listed.filter((path) => path !== '/')) {
    const served = await open(`${path}/`);
    await expect(page).toHaveURL(path);
    await expectAsServed(page, served);
  }
});

for (const path of [
  '/nowhere',
  '/a/very/deep/address',
  '/blog/no-such-article/at-all',
  '/nowhere/',
]) {
  test(`the page for unknown addresses stays what it is at ${path}`, async ({
    page,
    open,
    complaints,
  }) => {
    complaints.allow(/status of 404/);
    complaints.allow(new RegExp(path.replace(/\/$/, ''))); // the page logs what was looked for
    const served = await open(path);
    expect(served.status).toBe(404);
    await expect(page).toHaveTitle('Page Not Found | Little Dormouse');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expectAsServed(page, served);
  });
}

test('an unknown article leads to the not-found page and leaves no entry behind', async ({
  page,
  open,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  complaints.allow(/no-such-article|\/404/);
  await open('/blog');
  await page.goto('/blog/no-such-article');
  await expect(page).toHaveURL('/404');
  await page.goBack();
  await expect(page).toHaveURL('/blog');
});

test('a click shows what opening the address shows', async ({ page, open }) => {
  const opened = await open('/blog/establishing-healthy-sleep-routines');
  await open('/blog');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('main a[href="/blog/establishing-healthy-sleep-routines"]').first().click();
  await expect(page).toHaveURL('/blog/establishing-healthy-sleep-routines');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAsServed(page, opened);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a reader who has scrolled before the scripts came stays there', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/false-starts', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(() => scrollTo(0, 600));
  release();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => scrollY)).toBe(600);
});
