import { expect, hydrated, test } from './fixtures';

test('the page for the free call tells of the online programme at its anchor', async ({
  page,
  open,
}) => {
  await open('/discovery-call#online-programme');
  const programme = page.locator('#online-programme');
  await expect(programme).toBeInViewport();
  await programme.getByRole('link', { name: 'View Sleep Programmes' }).click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('the page for advertisements opens the calendar in a new tab, from each of its buttons', async ({
  page,
  open,
  context,
}) => {
  await open('/ad');
  const buttons = page.locator('main').getByRole('link', {
    name: /^Book Your Free Discovery Call/,
  });
  await expect(buttons).toHaveCount(2);
  for (const button of await buttons.all()) {
    const [tab] = await Promise.all([context.waitForEvent('page'), button.click()]);
    await expect(tab).toHaveURL('https://calendly.com/littledormouse-example/free-discovery-call');
  }
  await expect(page).toHaveURL('/ad');
});

test('the pages of thanks begin at their top, after a reload too', async ({
  page,
  open,
  pageErrors,
}) => {
  pageErrors.allow(/fireConversion/); // nobody has added one
  await page.setViewportSize({ width: 360, height: 400 });
  for (const path of ['/confirmation', '/thank-you']) {
    await test.step(path, async () => {
      await open(path);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      await page.reload();
      await hydrated(page);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  }
});
