import { expect, test } from './fixtures';

test.beforeEach(async ({ open }) => {
  await open('/login');
});

test('the demo pair opens the library, after a second', async ({ page }) => {
  await page.getByLabel('Username').fill('member');
  await page.getByLabel('Password').fill('goodnight');
  const start = Date.now();
  await page.getByRole('button', { name: /log ?in/i }).click();
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  await expect(page.getByText('Login successful!')).toBeVisible();
  expect(Date.now() - start).toBeGreaterThanOrEqual(1000);
  await expect(page).toHaveURL('/getting-started');
  expect(await page.evaluate(() => localStorage.getItem('isLoggedIn'))).toBe('true');
});

for (const [username, password] of [
  ['member', 'goodbye'],
  ['Member', 'goodnight'],
] as const) {
  test(`${username} / ${password} is refused, after a second`, async ({ page }) => {
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill(password);
    const start = Date.now();
    await page.getByRole('button', { name: /log ?in/i }).click();
    await expect(page.getByText('Invalid username or password').first()).toBeVisible();
    expect(Date.now() - start).toBeGreaterThanOrEqual(1000);
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

test('the way back leads home', async ({ page }) => {
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});
