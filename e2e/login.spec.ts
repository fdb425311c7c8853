import type { Page } from '@playwright/test';
import { expect, installClock, pauseClock, test } from './fixtures';

/** Sends the form, which works for a second however soon the pair is checked. */
async function submitForASecond(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: /log ?in/i }).click();
  await page.clock.runFor(999);
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  await expect(page.getByText('Invalid username or password')).toHaveCount(0); // of the pair before
  await page.clock.runFor(1);
}

const storedFlag = (page: Page) => page.evaluate(() => localStorage.getItem('isLoggedIn'));

test('only the demo pair opens the library, after a second', async ({ page, open }) => {
  await installClock(page);
  await open('/login');
  await pauseClock(page);
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
      await page.clock.runFor(10_000); // nothing of this answer is left for the next
    });
  }
  await submitForASecond(page, 'member', 'goodnight');
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/getting-started');
  expect(await storedFlag(page)).toBe('true');
});
