import { probeAudio } from './audio-probe';
import { expect, openAsMember, test } from './fixtures';

const failure = 'Could not play the sound. Please check your browser settings.';

test('the wind blows from a press until the next', async ({ page }) => {
  const { started, playing } = await probeAudio(page);
  await openAsMember(page, '/sleep-sounds');
  expect(await started()).toBe(0);
  expect(await page.locator('audio, video').count()).toBe(0);

  await page.getByRole('button', { name: 'Play the wind' }).click();
  await expect.poll(playing).toBe(1);
  expect(await page.evaluate(() => window.audioSources[0]?.loop)).toBe(true);

  await page.getByRole('button', { name: 'Stop the wind' }).click();
  await expect.poll(playing).toBe(0);
  await expect(page.getByRole('button', { name: 'Play the wind' })).toBeVisible();
});

test('the wind stops when the page is left', async ({ page }) => {
  const { started, playing } = await probeAudio(page);
  await openAsMember(page, '/sleep-sounds');
  await page.getByRole('button', { name: 'Play the wind' }).click();
  await expect.poll(playing).toBe(1);

  await page
    .getByRole('main')
    .getByRole('link', { name: 'guide to the sleep environment' })
    .click();
  await expect(page).toHaveURL('/sleep-environment#sound');
  await expect.poll(playing).toBe(0);
  expect(await started()).toBe(1); // the same document still
});

test('a wind that cannot blow says so, here and in a toast', async ({ page, pageErrors }) => {
  pageErrors.allow(/Failed to load resource|console\.warning: sleep sounds/);
  await page.route('**/sounds/wind.mp3', (route) => route.fulfill({ status: 404 }));
  await openAsMember(page, '/sleep-sounds');
  await page.getByRole('button', { name: 'Play the wind' }).click();
  await expect(page.getByRole('alert').getByText(failure, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(failure, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play the wind' })).toBeVisible();

  await page.unroute('**/sounds/wind.mp3');
  await page.getByRole('button', { name: 'Play the wind' }).click();
  await expect(page.getByRole('button', { name: 'Stop the wind' })).toBeVisible();
  await expect(page.getByRole('main').getByText(failure)).toHaveCount(0);
});
