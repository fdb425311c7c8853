import { expect, stubbedPage, test } from './fixtures';

const guide = '/safe-sleep';

test('a visitor’s browser never asks for the body of a members’ page', async ({ page, open }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(guide);
  await expect(page).toHaveURL('/login');
  expect(requested).toContain(guide);
  expect(requested.filter((path) => path.startsWith('/members/'))).toEqual([]);
});

test('without scripts a members’ page says who may read it, but for two that show nothing', async ({
  browser,
  baseURL,
}) => {
  const { page, close } = await stubbedPage(browser, {
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
  });
  for (const path of ['/sleep-environment', '/understanding-sleep-needs']) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').locator('*:visible')).toHaveCount(0);
  }
  await page.goto(guide);
  await expect(page.getByText('Member-Only Content')).toBeVisible();
  await expect(page.getByText('You need to be logged in to access this content.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toBeVisible();
  await close();
});

test('signing out takes effect in every open tab', async ({ page, open, context }) => {
  await open('/login');
  await page.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
  await open(guide);
  await expect(page.getByRole('tab').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/login');
  await other.evaluate(() => localStorage.removeItem('isLoggedIn'));
  await expect(page).toHaveURL('/login');
});
