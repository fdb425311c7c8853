import { expect, test } from './fixtures';
import { findOverflow } from './overflow';
import { TAB_STOPS } from './tab-order';

test('the keyboard reaches the content first, and the menu keeps the focus inside', async ({
  page,
  open,
}) => {
  await open('/blog');
  await test.step('the content first, past the bars', async () => {
    await page.keyboard.press('Tab');
    const skip = page.locator(':focus');
    await expect(skip).toHaveAttribute('href', '#main');
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await test.step('the menu of a small screen keeps the focus inside, and gives it back', async () => {
    await page.setViewportSize({ width: 600, height: 800 });
    await opener.focus();
    await page.keyboard.press('Enter');
    const stops = await menu.locator(TAB_STOPS).locator('visible=true').count();
    for (let i = 0; i < stops; i++) {
      await expect(menu.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('the menu holds text twice as large', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await opener.click();
    const book = menu.getByRole('link', { name: /^Book/ });
    await book.scrollIntoViewIfNeeded();
    await expect(book).toBeInViewport({ ratio: 1 });
    expect(await findOverflow(page)).toEqual([]);
  });
});
