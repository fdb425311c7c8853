import { expect, test } from './fixtures';

test('the search opens with a key, works offline and leads to a section', async ({
  page,
  open,
  context,
}) => {
  await open('/blog');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByRole('searchbox');
  await expect(field).toBeFocused();
  await field.fill('dummy');
  await expect(dialog.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await context.setOffline(true);
  const opener = page.getByRole('button', { name: 'Search' });
  await opener.click();
  await field.fill('45 minutes after bedtime');
  await expect(dialog.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await context.setOffline(false);

  await page.keyboard.press('/');
  await field.fill('7 months');
  await expect(dialog.getByRole('link', { name: /Ideal Routines/ })).toContainText('for members');
  await field.fill('your three choices');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/use-of-dummies#your-three-choices$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your three choices' })).toBeInViewport();
});
