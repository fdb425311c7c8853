import { desktop, expect, openAsMember, phone, test } from './fixtures';
import { hrefs } from './scroll-assertions';

const groups = ['Modules', 'Starting Your Sleep Training', 'Complex Scenarios', 'More'];

test('each group opens below its button, is closed by Escape, by a press outside, by another and by a page, and is in the menu too', async ({
  page,
}) => {
  await openAsMember(page, '/member-dashboard');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const open = page.locator(':popover-open');
  const inBar: unknown[] = [];
  for (const name of groups) {
    await button(name).click();
    await expect(open).toHaveCount(1);
    inBar.push(await hrefs(open.getByRole('link')));
    expect(inBar.at(-1)).toEqual(await hrefs(open.locator('a')));
    const [at, below] = [(await button(name).boundingBox())!, (await open.boundingBox())!];
    expect(below.y).toBeGreaterThanOrEqual(at.y + at.height);
    expect(below.x).toBeLessThan(at.x + at.width);
    expect(below.x + below.width).toBeLessThanOrEqual(desktop.width);
  }
  await open.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(button('More')).toBeFocused();
  await button('More').click();
  const title = page.getByRole('heading', { level: 1 });
  await title.click();
  await expect(open).toHaveCount(0);

  await page.setViewportSize(phone);
  await button('Menu').click();
  const menu = page.getByRole('dialog').getByRole('navigation', { name: 'Members' });
  await expect(menu.getByRole('link', { name: 'Getting Started' })).toBeVisible();
  for (const [i, name] of groups.entries()) {
    await menu.locator('summary', { hasText: name }).click();
    expect(await hrefs(menu.locator('details[open]').getByRole('link'))).toEqual(inBar[i]);
  }
  await page.setViewportSize(desktop);

  await button('More').click();
  await open.getByRole('link').last().click();
  await expect(title).toHaveText(/^Under/);
  await expect(title).toBeFocused();
  await expect(open).toHaveCount(0);
});

test('the bar stays in view, and a guide that is followed from another begins at its title', async ({
  page,
}) => {
  await openAsMember(page, '/night-weaning');
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
    expect(await page.getByRole('banner').first().boundingBox()).toMatchObject({ y: 0 });
  }
  await page.locator('#related ~ ul a').first().click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Understanding the Sleep Training Method');
  await expect(title).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
