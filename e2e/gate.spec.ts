import * as routes from './routes';
import { expect, hydrated, logIn, openAsMember, test } from './fixtures';

const guide = '/safe-sleep';

test('neither the file nor any script of a logged-out visit holds the guide', async ({ page }) => {
  const sent: Promise<string>[] = [];
  page.on('response', (response) => sent.push(response.text().catch(() => '')));
  await page.goto(guide);
  await expect(page).toHaveURL('/login');
  await page.waitForLoadState('networkidle');
  const everything = (await Promise.all(sent)).join('\n');

  await openAsMember(page, guide);
  const words = await page
    .locator('main [data-html] p')
    .evaluateAll((paragraphs) =>
      paragraphs
        .map((p) =>
          p.firstChild?.nodeType === 3 ? (p.firstChild.nodeValue ?? '').trim().slice(0, 50) : '',
        )
        .filter((text) => text.length > 30),
    );
  expect(words.length).toBeGreaterThan(10);
  for (const text of words) expect(everything).not.toContain(text);
  expect(everything).not.toContain('Co-Sleeping Safety');
});

test('a member reads the guide, with its tabs', async ({ page }) => {
  await openAsMember(page, guide);
  const standard = page.getByRole('tab', { name: 'Standard Safe Sleep' });
  const sharing = page.getByRole('tab', { name: 'Co-Sleeping Safety' });
  await expect(standard).toHaveAttribute('aria-selected', 'true');
  await sharing.click();
  await expect(sharing).toHaveAttribute('aria-selected', 'true');
  await expect(standard).toHaveAttribute('aria-selected', 'false');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

for (const flag of ['false', 'TRUE', '1', 'yes', '']) {
  test(`the flag “${flag}” is not a member’s`, async ({ page }) => {
    await logIn(page, flag);
    await page.goto(guide);
    await expect(page).toHaveURL('/login');
  });
}

for (const path of routes.members) {
  test(`${path} sends a visitor to the login`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await hydrated(page);
    await expect(page.getByLabel('Username')).toBeVisible();
  });
}

test('two guides show a visitor nothing at all, the others who may read them', async ({
  browser,
  baseURL,
}) => {
  // Without scripts nobody is sent on, so there is time to look.
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  for (const path of ['/sleep-environment', '/understanding-sleep-needs']) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').locator('*:visible')).toHaveCount(0);
  }
  await page.goto('/safe-sleep');
  await expect(page.getByRole('main')).toContainText(
    'You need to be logged in to access this content.',
  );
  await context.close();
});

test('without scripts a members’ page says who may read it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/night-weaning');
  await expect(page.getByText('Member-Only Content')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
  await context.close();
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

test('Sign Out forgets the member and goes home', async ({ page, open, isMobile }) => {
  await open('/login');
  await page.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
  await open('/getting-started');
  await expect(page).toHaveURL('/getting-started');
  const button = page.getByRole('button', { name: 'Sign Out' });
  if (isMobile && !(await button.first().isVisible())) {
    await page.getByRole('button', { name: /menu/i }).click();
  }
  await button.locator('visible=true').first().click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('isLoggedIn'))).toBeNull();
});
