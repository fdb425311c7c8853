import type { Page } from '@playwright/test';
import { probeAudio } from './audio-probe';
import { expect, hydrated, openAsMember, phone, test } from './fixtures';

/** The data that the site stores in this browser for offline use. */
function kept(page: Page) {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

/** How the browser fetched the page, as named by two generations of Chromium. */
function routeOf(page: Page) {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as unknown as {
      workerMatchedRouterSource?: string;
      workerMatchedSourceType?: string;
    }[];
    return navigation?.workerMatchedRouterSource ?? navigation?.workerMatchedSourceType;
  });
}

const nothing = { caches: [], workers: 0 };

test('a saved library opens without a connection, and signing out removes it', async ({
  page,
  open,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const { started, playing } = await probeAudio(page);
  await open('/login');
  await page.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
  await open('/member-dashboard');
  await page.getByText('Save the library on this phone').click();
  await expect(page.getByText(/About \d\.\d MB are saved/)).toBeVisible();
  expect(await kept(page)).toEqual(nothing);

  await page.getByRole('button', { name: 'Save the library' }).click();
  const saved = page.getByText(/Saved on this phone on .+, \d\.\d MB/);
  await expect(saved).toBeVisible();
  // Public pages don't wait for the worker.
  await page.goto('/services');
  expect(await routeOf(page)).toBe('race-network-and-fetch-handler');

  await context.setOffline(true);
  await expect(page.evaluate(() => fetch('/services'))).rejects.toThrow('Failed to fetch');
  await open('/safe-sleep');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await open('/comforting-sleep-journey');
  await expect(page.getByRole('heading', { name: 'What is your child’s name?' })).toBeVisible();
  await open('/next-sleep');
  await expect(page.getByLabel('Woke at')).toBeVisible();
  await open('/now');
  await page.getByRole('button', { name: 'Asleep now' }).click();
  await expect(page.getByText('Asleep since')).toBeVisible();
  await open('/safe-tonight');
  await expect(page.locator('main a[href="tel:999"]').first()).toBeInViewport();
  // If the query suggests danger, the number to call comes before all results.
  for (const [typed, number] of [
    ['unconscious', '999'],
    ['not breathing', '999'],
    ['fever', '111'],
  ] as const) {
    const field = page.getByRole('searchbox');
    const isOpen = async () => {
      await page.keyboard.press('/'); // goes into the field if that has opened late
      return field.isVisible();
    };
    await expect.poll(isOpen).toBe(true);
    await field.fill(typed);
    const first = page.getByRole('dialog').getByRole('link').first();
    await expect(first).toHaveAttribute('href', `tel:${number}`);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog', { has: page.getByRole('searchbox') })).toHaveCount(0);
  }
  // At the address of a page that is not saved, our own page explains this and offers links.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re Offline' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.getByRole('main').getByRole('link', { name: 'Sleep sounds' }).click();
  await page.getByRole('button', { name: 'Play the wind' }).click();
  await expect.poll(playing).toBe(1);
  await page.getByRole('button', { name: 'Rain', exact: true }).click();
  await expect.poll(started).toBe(2);
  await expect.poll(playing).toBe(1);
  const part = await page.evaluate(async () => {
    const response = await fetch('/sounds/wind.mp3', { headers: { Range: 'bytes=100-199' } });
    return [response.status, (await response.arrayBuffer()).byteLength];
  });
  expect(part).toEqual([206, 100]);

  await context.setOffline(false);
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Remove them and sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => kept(page)).toEqual(nothing);
  await page.goBack();
  await hydrated(page);
  await expect(page).toHaveURL('/login');
});

test('without a saved library help and Now open when the line is lost, and no page is lost', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.setViewportSize(phone);
  await page.clock.setFixedTime(new Date('2026-11-23T01:20:00Z'));
  // The files for the pages in the bar are prefetched once Now has been shown for two seconds.
  const last = page.waitForResponse(/\/assets\/safe-tonight-\w+\.js$/);
  await openAsMember(page, '/now');
  await last;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);

  const bar = page.getByRole('navigation', { name: 'Right now' });
  await page.getByRole('button', { name: 'They woke' }).click();
  await bar.getByRole('link', { name: 'Help' }).click();
  await expect(page.locator('main a[href="tel:999"]').first()).toBeInViewport();
  await page.clock.setFixedTime(new Date('2026-11-23T01:40:00Z'));
  await bar.getByRole('link', { name: 'Now' }).click();
  await expect(page.getByText(/^Awake since 1:20am/)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Little Dormouse' }).click();
  await expect(page.getByText('This page did not load. You may be offline.')).toBeVisible();
  await expect(page).toHaveURL('/now');
  await expect(page.getByText(/^Awake since 1:20am/)).toBeVisible();
});
