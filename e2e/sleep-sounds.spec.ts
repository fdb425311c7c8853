import type { Page } from '@playwright/test';
import { probeAudio } from './audio-probe';
import { desktop, expect, openAsMember, phone, test } from './fixtures';

const failure = 'Could not play the sound. Please check your browser settings.';

test('a sound plays from a press until the next, and on while pages change', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource|console\.warning: sleep sounds/);
  const { started, playing } = await probeAudio(page);
  await page.route('**/sounds/wind.mp3', (route) => route.fulfill({ status: 404 }));
  await openAsMember(page, '/sleep-sounds');
  const play = page.getByRole('button', { name: 'Play the wind' });
  const stop = page.getByRole('button', { name: 'Stop the wind' });
  expect(await started()).toBe(0);
  const lockScreen = () =>
    page.evaluate(() => {
      const { metadata, playbackState } = navigator.mediaSession;
      return [metadata?.title, playbackState];
    });
  expect(await page.locator('audio, video').count()).toBe(0);

  await test.step('a wind that cannot blow says so, here and in a toast', async () => {
    await play.click();
    await expect(page.getByRole('alert').getByText(failure, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByText(failure, { exact: true })).toBeVisible();
    await expect(play).toBeVisible();
    expect(await started()).toBe(0);
  });
  await test.step('it blows when its recording is there, and loops without a joint', async () => {
    await page.unroute('**/sounds/wind.mp3');
    await play.click();
    await expect(stop).toBeVisible();
    await expect(page.getByRole('main').getByText(failure)).toHaveCount(0);
    await expect.poll(playing).toBe(1);
    const joint = await loopJoint(page);
    expect(joint.likeness, 'what follows the loop’s end is what it begins with').toBeGreaterThan(
      0.9,
    );
    expect(joint.loudness, 'no silence on either side').toBeGreaterThan(0.3);
    expect(await lockScreen()).toEqual(['Wind', 'playing']);
    await stop.click();
    await expect.poll(playing).toBe(0);
    await expect(play).toBeVisible();
    expect(await lockScreen()).toEqual([undefined, 'none']);
  });
  const line = page.getByRole('complementary', { name: 'Sound playing' });
  const leave = () =>
    page.getByRole('main').getByRole('link', { name: 'guide to the sleep environment' }).click();
  await test.step('it plays on when its page is left, and is stopped there', async () => {
    await play.click();
    await expect.poll(playing).toBe(1);
    await expect(line).toHaveCount(0); // the page itself shows everything here
    await page.setViewportSize(phone);
    const bar = page.getByRole('navigation', { name: 'Right now' });
    await bar.getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveURL('/safe-tonight');
    await expect(line).toContainText('Wind');
    expect(await playing()).toBe(1);
    await page.goBack();
    await leave();
    await expect(page).toHaveURL('/sleep-environment#sound');
    await expect(line).toContainText('Wind');
    await expect(line.getByRole('button', { name: 'Stop the wind' })).toBeInViewport();
    expect(await playing()).toBe(1);
    await line.getByRole('button', { name: 'Stop the wind' }).click();
    await expect(line).toHaveCount(0);
    await expect.poll(playing).toBe(0);
    expect(await started()).toBe(2); // still the same document
  });
  await test.step('each sound is made without a file, and takes the place of the one before', async () => {
    await page.goBack();
    const sounds = ['Rain', 'White noise', 'Pink noise', 'Brown noise', 'Hush', 'Heartbeat'];
    for (const [i, name] of sounds.entries()) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect.poll(started).toBe(3 + i);
      await expect.poll(playing).toBe(1);
    }
  });
  await test.step('how long it plays is said there and on other pages', async () => {
    await page.getByRole('combobox', { name: 'How long' }).selectOption('15');
    await expect(page.getByRole('main').getByText('15 min left')).toBeVisible();
    await leave();
    await expect(line).toContainText('15 min left');
  });
  await test.step('the sample of a guide takes its place', async () => {
    await page.getByRole('button', { name: 'White noise sample' }).click();
    await expect(line).toHaveCount(0);
    await expect.poll(started).toBe(9);
    await expect.poll(playing).toBe(1);
  });
  await test.step('what a thumb presses at the foot of a phone stands above it', async () => {
    await page.setViewportSize(phone);
    await page.goBack();
    await page.getByRole('button', { name: 'Heartbeat', exact: true }).click();
    const tools = page.getByRole('navigation', { name: 'Right now' });
    await tools.getByRole('link', { name: 'Now' }).click();
    const stack = [page.getByRole('button', { name: 'Asleep now' }), line, tools];
    const boxes = await Promise.all(stack.map(async (part) => (await part.boundingBox())!));
    for (const [i, { y }] of boxes.slice(1).entries()) {
      expect(boxes[i]!.y + boxes[i]!.height).toBeLessThanOrEqual(y + 1); // except for a border
    }
    await page.setViewportSize(desktop);
  });
  await test.step('signing out ends it', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(playing).toBe(0);
    await expect(line).toHaveCount(0);
    expect(await lockScreen()).toEqual([undefined, 'none']);
  });
});

/**
 * Compares, over a tenth of a second of decoded samples, what follows the end of the loop with its
 * beginning: 1 means identical. The loudness is that of the quieter side of the joint relative to
 * the whole recording.
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

test('with the system’s few colours the chosen sound and the picked answer are seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAsMember(page, '/sleep-sounds');
  const rain = page.getByRole('button', { name: 'Rain', exact: true });
  const background = () => rain.evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await background();
  await rain.click();
  await expect(rain).toHaveAttribute('aria-pressed', 'true');
  expect(await background()).not.toBe(before);
  await page.goto('/comforting-sleep-journey#plan=1.a.w.0.3..Noor');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  const marks = page.locator('label').evaluateAll((labels) =>
    labels.map((label) => ({
      isPicked: label.querySelector(':checked') !== null,
      isMarked: getComputedStyle(label).outlineStyle === 'solid',
    })),
  );
  for (const { isPicked, isMarked } of await marks) expect(isMarked).toBe(isPicked);
});
