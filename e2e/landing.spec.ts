import { expect, hydrated, test } from './fixtures';

test.describe('the page for the free call', () => {
  test.beforeEach(({ open }) => open('/discovery-call'));

  test('stands without the top bar, under its title', async ({ page }) => {
    await expect(page).toHaveTitle(/^Free .*Consultation/);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "Transform Your Family's Sleep Today",
    );
    await expect(page.getByText('Limited Free Consultations Available')).toBeVisible();
  });

  test('names six problems, three reasons, one family and the consultant', async ({ page }) => {
    const problems = page.getByRole('region', { name: 'Does one of these sound like yours?' });
    await expect(problems.getByRole('heading', { level: 3 })).toHaveText([
      /night wakings/,
      /Bedtime battles/,
      /Short naps/,
      /Early morning wakings/,
      /Day\/night confusion/,
      /inconsistent schedule/,
    ]);
    const reasons = page.getByRole('region', { name: 'Fifteen minutes, well spent' });
    await expect(reasons.getByRole('heading', { level: 3 })).toHaveText([
      'Quick and convenient',
      'No obligation',
      /expert assessment/,
    ]);
    await expect(page.locator('main blockquote')).toHaveCount(1);
    await expect(page.getByText('5 out of 5 stars')).toHaveCount(1);
    const consultant = page.getByRole('region', { name: 'Who you’ll be talking to' });
    await expect(consultant).toContainText('certified baby and child sleep consultant');
  });

  test('tells of the online programme at its anchor', async ({ page, open }) => {
    await open('/services');
    await page.goto('/discovery-call#online-programme');
    const programme = page.locator('#online-programme');
    await expect(programme).toBeInViewport();
    await expect(programme).toContainText('£49.99');
    await programme.getByRole('link', { name: 'View Sleep Programmes' }).click();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

test.describe('the page for advertisements', () => {
  test.beforeEach(({ open }) => open('/ad'));

  test('tells of three pains, three benefits, one family and the price', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/3 nights/);
    const points = (name: string) =>
      page.getByRole('region', { name, exact: true }).getByRole('heading', { level: 3 });
    await expect(points('You shouldn’t have to run on this')).toHaveText([
      'Waking 3-5 times a night',
      /30\+ minutes/,
      /Short, unpredictable naps/,
    ]);
    await expect(points('Change that your child can keep up with')).toHaveText([
      'Dramatic results in as little as 3 nights',
      /gentle approach/i,
      'Personalised support',
    ]);
    await expect(page.locator('main blockquote')).toHaveCount(1);
    await expect(page.getByText('The full package costs')).toContainText(
      '£299, with limited monthly spots',
    );
    await expect(page.locator('footer a[href="/"]').first()).toBeVisible();
  });

  test('opens the calendar in a new tab, from each of its buttons', async ({ page, context }) => {
    const buttons = page.locator('main').getByRole('link', {
      name: /^Book Your Free Discovery Call/,
    });
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) {
      const [tab] = await Promise.all([context.waitForEvent('page'), button.click()]);
      await expect(tab).toHaveURL(
        'https://calendly.com/littledormouse-example/free-discovery-call',
      );
    }
    await expect(page).toHaveURL('/ad');
  });
});

for (const path of ['/confirmation', '/thank-you']) {
  test(`${path} begins at its top, after a reload too`, async ({ page, open, pageErrors }) => {
    pageErrors.allow(/fireConversion/); // nobody has added one
    await page.setViewportSize({ width: 360, height: 400 });
    await open(path);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}
