import type { Page } from '@playwright/test';
import {
  acceptCookies,
  consentApplied,
  expect,
  hydrated,
  logIn,
  membersBodyShown,
  saveLibrary,
  submitLogin,
} from './fixtures';
import { lootOf, refusals, serveHostileTag, targetsAt } from './hostile';
import { readFile } from 'node:fs/promises';
import { guideWithFiles, ivy, rose, sealedSite } from './sealed-site';
import { testOf } from './test-of-copy';

const test = testOf(() => sealedSite(rose));

test.describe.configure({ mode: 'serial' });

const again = /Please log in again/;

/** Fills in the login and waits for the page it opens. @returns the members' files requested. */
async function logInAs(
  page: Page,
  { username, password }: typeof rose,
  opened = '/getting-started',
): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/members/')) asked.push(pathname);
  });
  await submitLogin(page, username, password);
  await expect(page).toHaveURL(opened);
  await membersBodyShown(page);
  return asked;
}

/** The library's key as found by a tab of this browser. */
function keptKey(page: Page) {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === 'library');
  });
}

/** The version of the library saved in this browser; undefined if there is none. */
function savedVersion(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const record = await caches.match('/offline.json', { cacheName: 'saved-library' });
    return ((await record?.json()) as { version: string } | undefined)?.version;
  });
}

test('the login opens guides, by a click and by a reload, and signing out drops the key in every tab', async ({
  page,
  open,
  context,
}) => {
  await open('/login');
  const asked = await logInAs(page, rose);
  // From the login to the first guide one file is needed, fetched once.
  expect(asked.filter((file) => file.includes('getting-started'))).toHaveLength(1);
  await expect(page.getByRole('heading', { name: 'Setting Clear Sleep Goals' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'View All Resources' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Your Sleep Journey');
  await open('/safe-sleep');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await open('/quick-reference');
  await expect(page.getByRole('table').first()).toBeVisible();

  const other = await context.newPage();
  await other.goto('/safe-sleep');
  await expect(other.getByRole('tab').first()).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/login');
  await expect.poll(() => keptKey(other)).toBe(false);
  await page.goBack();
  await hydrated(page);
  await expect(page).toHaveURL('/login');
  // Setting the flag again does not give access to what the tab had read.
  await other.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
  await other.goto('/safe-sleep');
  await expect(other.getByText(again)).toBeVisible();
});

test('the flag alone opens nothing, and asks to log in again', async ({ page, open }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await logIn(page);
  await open('/safe-sleep');
  await expect(page.getByText(again)).toBeVisible();
  expect(requested.filter((path) => path.startsWith('/members/'))).toEqual([]);
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await logInAs(page, rose, '/safe-sleep');
});

test('a hostile tag finds no key, plants nothing, and is not loaded for a member', async ({
  page,
  open,
  pageErrors,
  baseURL,
}) => {
  pageErrors.allow(refusals);
  const asked = await serveHostileTag(page, targetsAt(baseURL ?? ''));
  await open('/blog');
  await acceptCookies(page);
  await expect.poll(() => page.evaluate(() => 'attack' in window)).toBe(true);
  expect(await lootOf(page)).toEqual([]);
  const planted = () => page.evaluate(() => caches.has('saved-library'));
  expect(await planted()).toBe(true);

  await page.getByRole('link', { name: 'Member Login' }).first().click();
  await logInAs(page, rose);
  expect(await page.evaluate(() => 'loot' in window)).toBe(false); // a different realm
  expect(await planted()).toBe(false);
  await open('/blog');
  await consentApplied(page);
  expect(asked).toHaveLength(1);
  expect(await page.evaluate(() => 'attack' in window)).toBe(false);
  expect(await keptKey(page)).toBe(true);
});

/** The pictures in the guide's text: their sources, and whether each is larger than a placeholder. */
function picturesOf(page: Page) {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLImageElement>('main img[loading]'), (image) => ({
      blob: image.currentSrc.startsWith('blob:'),
      width: image.naturalWidth,
    })),
  );
}

test('pictures and papers of a guide open in the browser alone, also without a connection', async ({
  page,
  open,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|could not be opened/);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await open('/login');
  await logInAs(page, rose);
  await open(guideWithFiles.path);
  const shown = [
    { blob: true, width: 800 },
    { blob: true, width: 40 },
  ];
  await expect.poll(() => picturesOf(page)).toEqual(shown);

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'the paper' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('paper.pdf');
  expect(await readFile(await saved.path(), 'utf8')).toBe(guideWithFiles.paper);
  expect(asked.filter((url) => /whisper|paper|moon/.test(url))).toEqual([]);

  await open('/member-dashboard');
  await saveLibrary(page);
  await context.setOffline(true);
  await open(guideWithFiles.path);
  await expect.poll(() => picturesOf(page)).toEqual(shown);
  await context.setOffline(false);
});

test('on a shared computer nothing outlives the tab', async ({ page, open, context }) => {
  await open('/login');
  await page.getByLabel(/This is a shared computer/).check();
  await logInAs(page, rose);
  await open('/safe-sleep');
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(await keptKey(page)).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('isLoggedIn'))).toBeNull();
  const other = await context.newPage();
  await other.goto('/safe-sleep');
  await expect(other).toHaveURL('/login');
  const duplicating = context.waitForEvent('page');
  await page.evaluate(() => void open(location.href)); // with a copy of this tab's storage
  const duplicate = await duplicating;
  await expect(duplicate.getByRole('tab').first()).toBeVisible();
  await hydrated(duplicate);
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(duplicate).toHaveURL('/login');
  const copied = await duplicate.evaluate(() => Object.keys(sessionStorage));
  expect(copied).not.toContain('library-key');
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  const left = kept.filter((key) => key !== 'scroll'); // that of the page that was left
  expect(left).toEqual(['sharedComputer']); // so that later data is deleted with the tab
});

test('a new password shuts old sessions out, in words, and removes what they have saved', async ({
  page,
  open,
  site,
}) => {
  await open('/login');
  await logInAs(page, rose);
  await open('/member-dashboard');
  await saveLibrary(page);
  const before = await savedVersion(page);

  site.deploy(ivy);
  // The saved library opens completely, with the old key, until all files of the new one are stored.
  await open('/safe-sleep');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect.poll(() => savedVersion(page)).not.toBe(before);
  await open('/night-weaning#dreamfeeds');
  await expect(page.getByText(again)).toBeVisible();
  await expect.poll(() => savedVersion(page)).toBeUndefined();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await logInAs(page, ivy, '/night-weaning#dreamfeeds');
  await open('/safe-sleep');
  await expect(page.getByRole('tab').first()).toBeVisible();
});
