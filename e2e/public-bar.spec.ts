import type { Locator, Page } from '@playwright/test';
import { desktop, expect, hydrated, phone, test } from './fixtures';

/** Opens the menu of a small screen. @returns its links. */
async function openMenu(page: Page) {
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  return page.getByRole('dialog');
}

/** Checks the links of the bar, and those of the menu into which it folds. */
async function checkLinks(page: Page, check: (links: Locator) => Promise<void>) {
  await check((await openMenu(page)).getByRole('navigation'));
  await page.setViewportSize(desktop);
  await check(page.getByRole('banner').getByRole('navigation'));
}

test('a visitor is offered the login, a member the library, and who signs out the login again, also by Back', async ({
  page,
  open,
}) => {
  const login = (links: Locator) => links.getByRole('link', { name: 'Member Login' });
  const library = (links: Locator) => links.getByRole('link', { name: 'Member Area' });
  const forVisitors = async (links: Locator) => {
    await expect(login(links)).toBeVisible();
    await expect(library(links)).toBeHidden();
  };
  await open('/blog');
  await checkLinks(page, forVisitors);
  await login(page.getByRole('banner')).click();
  await expect(page).toHaveURL('/login');

  await page.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
  await open('/blog');
  await checkLinks(page, async (links) => {
    await expect(library(links)).toBeVisible();
    await expect(login(links)).toBeHidden();
  });
  await library(page.getByRole('banner')).click();
  await expect(page).toHaveURL('/getting-started');
  await hydrated(page);

  await (await openMenu(page)).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await hydrated(page);
  await checkLinks(page, forVisitors);
  expect(await page.evaluate(() => localStorage.getItem('isLoggedIn'))).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Setting Clear Sleep Goals' })).toHaveCount(0);
});

test('the browser’s own bars follow the night switch, on the next page, too', async ({
  page,
  open,
}) => {
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );
  await page.emulateMedia({ colorScheme: 'light' });
  await open('/contact');
  const day = await shown();
  await page.getByRole('button', { name: 'Night light' }).click();
  const night = await shown();
  expect(night).toHaveLength(1);
  expect(night).not.toEqual(day);
  await open('/services');
  expect(await shown()).toEqual(night);
  await page.getByRole('button', { name: 'Dim amber light' }).first().click();
  const dim = await shown();
  expect(dim).toHaveLength(1);
  expect(dim).not.toEqual(night);
  await open('/contact');
  expect(await shown()).toEqual(dim);
});
