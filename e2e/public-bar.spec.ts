import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures';

/** The links of the bar; on a small screen they are in its menu. */
async function links(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('banner').getByRole('navigation');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  return page.getByRole('dialog').getByRole('navigation');
}

test(
  'a visitor is offered the login, a member the library, and who signs out the login again, also by Back',
  { tag: '@phone' },
  async ({ page, open, isMobile }) => {
    await open('/blog');
    let bar = await links(page, isMobile);
    await expect(bar.getByRole('link', { name: 'Member Area' })).toBeHidden();
    await bar.getByRole('link', { name: 'Member Login' }).click();
    await expect(page).toHaveURL('/login');

    await page.evaluate(() => localStorage.setItem('isLoggedIn', 'true'));
    await open('/blog');
    bar = await links(page, isMobile);
    await expect(bar.getByRole('link', { name: 'Member Login' })).toBeHidden();
    await bar.getByRole('link', { name: 'Member Area' }).click();
    await expect(page).toHaveURL('/getting-started');
    await hydrated(page);

    if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Sign Out' }).locator('visible=true').click();
    await expect(page).toHaveURL('/');
    await hydrated(page);
    bar = await links(page, isMobile);
    await expect(bar.getByRole('link', { name: 'Member Login' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Member Area' })).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('isLoggedIn'))).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Setting Clear Sleep Goals' })).toHaveCount(0);
  },
);

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
