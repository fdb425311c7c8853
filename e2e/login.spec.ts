import type { Page } from '@playwright/test';
import { expect, installClock, pauseClock, test } from './fixtures';

test.beforeEach(async ({ page, open }) => {
  await installClock(page);
  await open('/login');
  await pauseClock(page);
});

/** Sends the form, which works for a second however soon the pair is checked. */
async function submitForASecond(page: Page) {
  await page.getByRole('button', { name: /log ?in/i }).click();
  await page.clock.runFor(999);
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  await page.clock.runFor(1);
}

test('the demo pair opens the library, after a second', async ({ page }) => {
  await page.getByLabel('Username').fill('member');
  await page.getByLabel('Password').fill('goodnight');
  await submitForASecond(page);
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/getting-started');
  expect(await page.evaluate(() => localStorage.getItem('isLoggedIn'))).toBe('true');
});

for (const [username, password] of [
  ['member', 'goodbye'],
  ['member', 'Goodnight'],
] as const) {
  test(`${username} / ${password} is refused, after a second`, async ({ page }) => {
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill(password);
    await submitForASecond(page);
    await expect(page.getByText('Invalid username or password').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logging in...' })).toHaveCount(0);
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('isLoggedIn'))).toBeNull();
  });
}

test('both fields must be filled in', async ({ page }) => {
  await page.getByRole('button', { name: /log ?in/i }).click();
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Logging in...' })).toHaveCount(0);
});
