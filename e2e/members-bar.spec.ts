import type { Page } from '@playwright/test';
import { hrefs } from './scroll-assertions';
import { expect, openAsMember, test } from './fixtures';

const groups = {
  Modules: [
    '/safe-sleep',
    '/sleep-environment',
    '/understanding-sleep-needs',
    '/night-weaning',
    '/navigating-nap-transitions',
    '/nap-routines',
    '/understanding-nap-issues',
  ],
  'Starting Your Sleep Training': ['/understanding-the-method', '/comforting-sleep-journey'],
  'Complex Scenarios': [
    '/false-starts',
    '/sleep-regressions',
    '/use-of-dummies',
    '/sleep-training-in-same-room',
    '/moving-child-to-own-room',
    '/siblings-share-room',
    '/childcare-setting',
    '/transitioning-to-bed',
  ],
  More: [
    '/now',
    '/member-dashboard',
    '/next-sleep',
    '/sleep-diary',
    '/quick-reference',
    '/sleep-sounds',
    '/early-waking',
    '/chest-to-cot',
    '/separation-anxiety',
    '/illness-and-teething',
    '/travel-and-clock-changes',
    '/safe-tonight',
    '/on-this-phone',
    '/under-six-months',
  ],
};

/** The members' links, in the bar or, on a small screen, in the menu. */
async function links(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  return page.getByRole('navigation', { name: 'Members' }).locator('visible=true');
}

test(
  'the bar leads to every guide, in four groups',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await openAsMember(page, '/member-dashboard');
    const nav = await links(page, isMobile);
    await expect(nav.getByRole('link', { name: 'Getting Started' })).toBeVisible();
    for (const [name, addresses] of Object.entries(groups)) {
      await nav.locator(isMobile ? 'summary' : 'button', { hasText: name }).click();
      const group = nav.getByRole('listitem').getByRole('link').locator('visible=true');
      const opened = isMobile ? nav.locator('details[open]').getByRole('link') : group;
      await expect(opened).toHaveCount(addresses.length);
      expect(await hrefs(opened)).toEqual(addresses);
    }
  },
);

test('a drop-down is below its button, and closed by Escape, by a press outside, by another and by a page', async ({
  page,
}) => {
  await openAsMember(page, '/safe-sleep');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const open = page.locator(':popover-open');
  for (const name of ['Modules', 'More']) {
    await button(name).click();
    await expect(open).toHaveCount(1);
    const [at, below] = [(await button(name).boundingBox())!, (await open.boundingBox())!];
    expect(below.y).toBeGreaterThanOrEqual(at.y + at.height);
    expect(below.x).toBeLessThan(at.x + at.width);
    expect(below.x + below.width).toBeLessThanOrEqual(page.viewportSize()!.width);
  }
  await open.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(button('More')).toBeFocused();
  await button('More').click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(open).toHaveCount(0);
  await button('More').click();
  await open.getByRole('link').last().click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  await expect(open).toHaveCount(0);
});

test(
  'the bar stays in view, and a guide that is followed from another begins at its title',
  { tag: '@phone' },
  async ({ page }) => {
    await openAsMember(page, '/night-weaning');
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
    expect(await page.getByRole('banner').first().boundingBox()).toMatchObject({ y: 0 });
    await page.locator('#related ~ ul a').first().click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Understanding the Sleep Training Method');
    await expect(title).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);
