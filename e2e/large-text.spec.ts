import { findOverflow } from './overflow';
import * as routes from './routes';
import { expect, openAsMember, test } from './fixtures';

for (const path of routes.all) {
  test(`${path} can be read with text twice as large`, async ({ page, open }) => {
    await (routes.members.includes(path) ? openAsMember(page, path) : open(path));
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await findOverflow(page)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the menu of a small screen holds large text', async ({ page, open, isMobile }) => {
  test.skip(!isMobile, 'the small screen is the phone’s');
  await open('/blog');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const book = page.getByRole('dialog').getByRole('link', { name: /^Book/ });
  await book.scrollIntoViewIfNeeded();
  await expect(book).toBeInViewport({ ratio: 1 });
  expect(await findOverflow(page)).toEqual([]);
});
