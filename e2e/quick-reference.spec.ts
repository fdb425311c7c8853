import { rowsOf } from './scroll-assertions';
import { expect, openAsMember, test } from './fixtures';

const tables = [
  { caption: 'Sleep in 24 hours', guide: '/understanding-sleep-needs', rows: 6 },
  { caption: 'Wake windows by age', guide: '/understanding-sleep-needs', rows: 5 },
  { caption: 'Nap transitions', guide: '/navigating-nap-transitions', rows: 4 },
];

for (const { caption, guide, rows } of tables) {
  test(`“${caption}” says what the guide says`, async ({ page }) => {
    const table = page.locator('table', { has: page.locator('caption', { hasText: caption }) });
    await openAsMember(page, guide);
    const inGuide = await rowsOf(table);
    expect(inGuide).toHaveLength(rows);
    await openAsMember(page, '/quick-reference');
    await expect(page.getByRole('main').locator('table')).toHaveCount(tables.length);
    expect(await rowsOf(table)).toEqual(inGuide);
  });
}

test('the button prints, and paper gets the three tables and nothing to press', async ({
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
  for (const { caption } of tables) {
    await expect(page.locator('caption', { hasText: caption })).toBeVisible();
  }
  const pressable = page.locator('button, summary, input, nav a').locator('visible=true');
  await expect(pressable).toHaveCount(0);
});

test('on paper it is one page', async ({ page }) => {
  await openAsMember(page, '/quick-reference');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
