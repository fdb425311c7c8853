import { expect, hydrated, test } from './fixtures';

const article = '/blog/establishing-healthy-sleep-routines';

test('the blog lists its article', async ({ page, open }) => {
  await open('/blog');
  await expect(page).toHaveTitle(/Notes on Sleep/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /sleep/);
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('heading', { level: 2 })).toHaveText(
    'Establishing Healthy Sleep Routines',
  );
  await expect(card).toContainText('The same few quiet things, in the same order');
  await card.getByRole('link', { name: /^Read more/ }).click();
  await expect(page).toHaveURL(article);
});

test('an article has all that an article has', async ({ page, open }) => {
  await open(article);
  await expect(page).toHaveTitle(/Establishing Healthy Sleep Routines/);
  const text = page.getByRole('article');
  await expect(text.getByRole('heading', { level: 1 })).toHaveText(
    'Establishing Healthy Sleep Routines',
  );
  await expect(text.getByText('Sleep Routines', { exact: true })).toBeVisible();
  await expect(text.getByText('Your sleep consultant')).toBeVisible();
  const date = text.locator('time').first();
  await expect(date).toHaveAttribute('datetime', '2025-06-11');
  await expect(date).toHaveText('11 June 2025');
  await expect(text.getByRole('img', { name: /bath.*picture book/ })).toBeVisible();
  await expect(text.getByRole('row').filter({ hasText: 'Babies' })).toContainText('15-20 minutes');
  await expect(text.getByRole('row').filter({ hasText: 'Toddlers' })).toContainText(
    '30-45 minutes',
  );
  await expect(text.getByRole('row').filter({ hasText: 'Preschoolers' })).toContainText(
    '30-60 minutes',
  );
  await expect(text).toContainText('16-20°C');
  await expect(text).toContainText('1-3 weeks to settle');
  await text.locator('header').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('an unknown article takes the place of its entry in the history', async ({
  page,
  open,
  pageErrors,
}) => {
  pageErrors.allow(/status of 404/);
  await open('/blog');
  const before = await page.evaluate(() => history.length);
  await page.goto('/blog/nothing-of-the-kind');
  await expect(page).toHaveURL('/404');
  await hydrated(page);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await expect(page).toHaveTitle('Page Not Found | Little Dormouse');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.locator('main')).toContainText(
    "We're sorry, the page you're looking for doesn't exist or has been moved.",
  );
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown address is written to the console', async ({ page, open, pageErrors }) => {
  pageErrors.allow(/status of 404/);
  pageErrors.allow(/Page not found: \/nothing\/of-the-kind/);
  const [message] = await Promise.all([
    page.waitForEvent('console', (said) => said.text().includes('/nothing/of-the-kind')),
    open('/nothing/of-the-kind'),
  ]);
  expect(message.type()).toBe('log');
  await expect(page).toHaveURL('/nothing/of-the-kind');
});

test('from an unknown address one goes on to where one wants', async ({
  page,
  open,
  pageErrors,
}) => {
  pageErrors.allow(/status of 404/);
  pageErrors.allow(/Page not found: \/nowhere$/);
  await open('/nowhere');
  await page.locator('footer a[href="/blog"]').click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page).toHaveURL('/nowhere');
});
