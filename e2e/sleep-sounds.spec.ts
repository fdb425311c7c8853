import type { Page } from '@playwright/test';
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
  const joint = await loopJoint(page);
  expect(joint.likeness, 'what follows the loop’s end is what it begins with').toBeGreaterThan(0.9);
  expect(joint.loudness, 'no silence on either side').toBeGreaterThan(0.3);

  await page.getByRole('button', { name: 'Stop the wind' }).click();
  await expect.poll(playing).toBe(0);
  await expect(page.getByRole('button', { name: 'Play the wind' })).toBeVisible();
});

/**
 * Compares, in decoded samples, what follows the end of the loop with what the loop begins
 * with, over a tenth of a second: 1 is the same. Loudness is that of the quieter side of the
 * joint beside the whole recording's.
 */
function loopJoint(page: Page) {
  return page.evaluate(() => {
    const { buffer, loop, loopEnd, loopStart } = window.audioSources[0]!;
    if (!buffer || !loop) throw new Error('the recording does not loop');
    const samples = buffer.getChannelData(0);
    const length = Math.round(buffer.sampleRate / 10);
    const at = (seconds: number) => Math.round(seconds * buffer.sampleRate);
    const part = (from: number) => samples.subarray(from, from + length);
    const product = (one: Float32Array, other: Float32Array) =>
      one.reduce((sum, sample, i) => sum + sample * other[i]!, 0);
    const loudness = (some: Float32Array) => Math.sqrt(product(some, some) / some.length);
    const [before, first, after] = [at(loopEnd) - length, at(loopStart), at(loopEnd)].map(part);
    if (!before || !first || !after) throw new Error('the loop has no joint');
    return {
      likeness: product(first, after) / Math.sqrt(product(first, first) * product(after, after)),
      loudness: Math.min(loudness(before), loudness(first)) / loudness(samples),
    };
  });
}

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
