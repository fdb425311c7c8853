import { expect, test } from './fixtures';
import { findOverflow } from './overflow';
import { TAB_STOPS } from './tab-order';

test('the keyboard reaches the content first, past the bars', async ({ page, open }) => {
  await open('/false-starts');
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveAttribute('href', '#main');
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('the menu of a small screen keeps the focus inside, and gives it back', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await open('/blog');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const stops = await menu.locator(TAB_STOPS).locator('visible=true').count();
  for (let i = 0; i < stops; i++) {
    await expect(menu.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the menu of a small screen holds text twice as large', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/blog');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const book = page.getByRole('dialog').getByRole('link', { name: /^Book/ });
  await book.scrollIntoViewIfNeeded();
  await expect(book).toBeInViewport({ ratio: 1 });
  expect(await findOverflow(page)).toEqual([]);
});
