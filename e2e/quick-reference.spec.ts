import { expect, openAsMember, test } from './fixtures';
import { textPieces } from './pdf';

const captions = ['Sleep in 24 hours', 'Wake windows by age', 'Nap transitions'];

test('the button prints, and paper gets one page with the three tables and nothing to press', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openAsMember(page, '/quick-reference');
  const button = page.getByRole('button', { name: 'Print this page' });
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');

  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Quick Reference' })).toBeVisible();
  for (const caption of captions) {
    await expect(page.locator('caption', { hasText: caption })).toBeVisible();
  }
  const pressable = page.locator('button, summary, input, nav a').locator('visible=true');
  await expect(pressable).toHaveCount(0);
  expect(textPieces(await page.pdf({ format: 'A4' }))).toHaveLength(1);
});
