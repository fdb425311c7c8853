import type { Page } from '@playwright/test';
import { desktop, expect, installClock, pauseClock, phone, submitLogin, test } from './fixtures';

/** Sends the form, which is busy for a second however quickly the pair is checked. */
async function submitForASecond(page: Page, username: string, password: string) {
  await submitLogin(page, username, password);
  await page.clock.runFor(999);
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  await expect(page.getByText('Invalid username or password')).toHaveCount(0); // for the previous pair
  await page.clock.runFor(1);
}

const storedFlag = (page: Page) => page.evaluate(() => localStorage.getItem('isLoggedIn'));

test('only the demo pair opens the library, after a second', async ({ page, open }) => {
  await installClock(page);
  await open('/login');
  await pauseClock(page);
  await test.step('all of it is in sight on a phone, below the question about cookies', async () => {
    await page.setViewportSize(phone);
    await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
    const button = page.getByRole('main').getByRole('button', { name: 'Login', exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(desktop);
  });
  await test.step('both fields must be filled in', async () => {
    await page.getByRole('button', { name: /log ?in/i }).click();
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Logging in...' })).toHaveCount(0);
  });
  for (const password of ['goodbye', 'Goodnight']) {
    await test.step(`${password} is refused`, async () => {
      await submitForASecond(page, 'member', password);
      await expect(page.getByText('Invalid username or password').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Logging in...' })).toHaveCount(0);
      await expect(page).toHaveURL('/login');
      expect(await storedFlag(page)).toBeNull();
      await page.clock.runFor(10_000); // nothing from this response remains for the next
    });
  }
  await submitForASecond(page, 'member', 'goodnight');
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/getting-started');
  expect(await storedFlag(page)).toBe('true');
});

test('without scripts a members’ page says who may read it, but for those that show nothing', async ({
  withoutScripts: page,
}) => {
  await page.goto('/sleep-environment');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').locator('*:visible')).toHaveCount(0);
  await page.goto('/safe-sleep');
  await expect(page.getByText('Member-Only Content')).toBeVisible();
  await expect(page.getByText('You need to be logged in to access this content.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toBeVisible();
});
