import { expect, hydrated, test, type ServedPage } from './fixtures';

test.beforeEach(({ pageErrors }) => {
  pageErrors.allow(/status of 404/);
  pageErrors.allow(/Page not found: /);
});

test('an unknown address hydrates as the not-found page, and logs what was looked for', async ({
  page,
  open,
  expectAsServed,
}) => {
  for (const path of ['/nowhere', '/a/very/deep/address/']) {
    await test.step(path, async () => {
      const logged = page.waitForEvent('console', (message) => message.type() === 'log');
      const served = await open(path);
      await expectNotFound(served);
      await expectAsServed(served);
      const canonical = path.replace(/\/$/, '');
      expect((await logged).text()).toBe(`Page not found: ${canonical}`);
      await expect(page).toHaveURL(canonical);
    });
  }
  await test.step('its links work, and Back returns to the unknown address', async () => {
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page).toHaveURL('/a/very/deep/address');
  });
  await test.step('below an unknown article', async () => {
    const served = await open('/blog/no-such-article/at-all');
    await expect(page).toHaveURL('/404');
    await expectNotFound(served);
    await expectAsServed(served);
  });

  async function expectNotFound(served: ServedPage) {
    expect(served.status).toBe(404);
    await expect(page).toHaveTitle('Page Not Found | Little Dormouse');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  }
});

test('an unknown article is logged and leads to /404, which replaces its entry in the history', async ({
  page,
  open,
}) => {
  await open('/blog');
  const before = await page.evaluate(() => history.length);
  const logged = page.waitForEvent('console', (message) => message.type() === 'log');
  await page.goto('/blog/no-such-article');
  expect((await logged).text()).toBe('Page not found: /blog/no-such-article');
  await expect(page).toHaveURL('/404');
  await hydrated(page);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
});
