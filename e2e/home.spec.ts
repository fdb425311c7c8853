import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

test.describe('the front page', () => {
  test.beforeEach(({ open }) => open('/'));

  test('has its title, its sections in order, and the anchors of four of them', async ({
    page,
  }) => {
    await expect(page).toHaveTitle('Little Dormouse | Gentle Sleep Support');
    const order = await page
      .locator('main :is(h1, h2, [role=img])')
      .evaluateAll((parts) => parts.map((part) => part.textContent || part.ariaLabel || ''));
    expect(order).toEqual([
      expect.stringMatching(/gentle sleep support/i),
      expect.stringMatching(/tired/),
      expect.stringMatching(/toddler.*bunny/),
      'Our Sleep Solution',
      'Why Choose Us',
      'Success Stories',
      expect.stringMatching(/Discovery Call/),
    ]);
    const anchors = await page
      .locator('main section[id]')
      .evaluateAll((sections) => sections.map(({ id }) => id));
    expect(anchors).toEqual(['how-it-works', 'why-choose-us', 'testimonials', 'consultation']);
  });

  test('promises two figures, knows four struggles, three steps and four reasons', async ({
    page,
  }) => {
    await expect(page.getByText('98%', { exact: true })).toBeVisible();
    await expect(page.getByText('5-star', { exact: true })).toBeVisible();
    for (const figure of ['98%:', '5-star:']) {
      const basis = page.locator('main li').filter({ hasText: figure });
      await expect(basis).toHaveText(/families/i);
    }
    const parts = {
      'You’re tired, and you’re a good parent': 4,
      'Our Sleep Solution': 3,
      'Why Choose Us': 4,
    };
    for (const [name, count] of Object.entries(parts)) {
      const section = page.getByRole('region', { name, exact: true });
      await expect(section.getByRole('heading', { level: 3 })).toHaveCount(count);
    }
  });

  test('leads from its promise and from the struggles to the offers', async ({ page, open }) => {
    await page.getByRole('link', { name: 'View Sleep Programmes' }).click();
    await expect(page).toHaveURL('/services');
    await open('/');
    await page.getByRole('link', { name: 'Explore Sleep Support Options' }).click();
    await expect(page).toHaveURL('/services');
    await open('/');
    await page.getByRole('link', { name: 'Learn About Our Online Programme' }).click();
    await expect(page).toHaveURL('/discovery-call#online-programme');
    await expect(page.locator('#online-programme')).toBeInViewport();
  });

  test('frosts its bar beyond 20 pixels', async ({ page }) => {
    const bar = page.getByRole('banner');
    await scroll(page, 21);
    await expect(bar).toHaveCSS('backdrop-filter', /blur/);
    await scroll(page, 20);
    await expect(bar).toHaveCSS('backdrop-filter', 'none');
  });

  test('offers the way back up beyond 500 pixels', async ({ page }) => {
    const up = page.getByRole('button', { name: 'Scroll to top' });
    await scroll(page, 501);
    await expect(up).toBeVisible();
    await scroll(page, 500);
    await expect(up).toBeHidden();
    await scroll(page, 2000);
    const asked = await behaviours(page);
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await asked()).toEqual(['smooth']);
    await expect(up).toBeHidden();
  });
});

test('an anchor on the same page is scrolled to softly', async ({ page, open }) => {
  await open('/');
  const asked = await behaviours(page);
  await page.locator('footer a[href="/#testimonials"]').click();
  await expect(page).toHaveURL('/#testimonials');
  await expect(page.getByRole('heading', { name: 'Success Stories' })).toBeInViewport();
  expect(await asked()).toEqual(['smooth']);
});

test('who wishes for less motion is there at once', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/');
  const asked = await behaviours(page);
  await page.locator('footer a[href="/#testimonials"]').click();
  await expect(page.getByRole('heading', { name: 'Success Stories' })).toBeInViewport();
  expect(await asked()).toEqual(['auto']);
});

test('an anchor is reached from another page, below the bar', async ({ page, open }) => {
  await open('/blog');
  await page.locator('footer a[href="/#testimonials"]').click();
  await expect(page).toHaveURL('/#testimonials');
  const heading = page.getByRole('heading', { name: 'Success Stories' });
  await expect(heading).toBeInViewport();
  const bar = await page.getByRole('banner').boundingBox();
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
});

test.describe('the stories', () => {
  const shown = (page: Page) =>
    page.getByRole('region', { name: 'What families say' }).getByRole('group');
  const turn = (page: Page, name: string) => page.getByRole('button', { name }).click();

  test('are seven, with five stars each', async ({ page, open }) => {
    await open('/');
    await expect(page.getByText('5 out of 5 stars')).toHaveCount(7);
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toHaveAccessibleName('1 of 7');
    await expect(shown(page).getByText('Mum of Elsie, 8 months')).toBeVisible();
  });

  test('turn round both ends', async ({ page, open }) => {
    await open('/');
    await turn(page, 'Previous story');
    await expect(shown(page)).toHaveAccessibleName('7 of 7');
    await turn(page, 'Next story');
    await expect(shown(page)).toHaveAccessibleName('1 of 7');
    await turn(page, 'Next story');
    await expect(shown(page)).toHaveAccessibleName('2 of 7');
  });

  test('are chosen by their dots', async ({ page, open }) => {
    await open('/');
    const dot = page.getByRole('button', { name: 'Show story 4 of 7' });
    await dot.click();
    await expect(shown(page)).toHaveAccessibleName('4 of 7');
    await expect(dot).toHaveAttribute('aria-current', 'true');
  });

  test('turn by the arrow keys', async ({ page, open }) => {
    await open('/');
    await page.getByRole('button', { name: 'Next story' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(shown(page)).toHaveAccessibleName('7 of 7');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(shown(page)).toHaveAccessibleName('2 of 7');
  });

  test('never turn by themselves', async ({ page, open }) => {
    await page.clock.install();
    await open('/');
    await shown(page).scrollIntoViewIfNeeded();
    await page.clock.runFor('10:00');
    await expect(shown(page)).toHaveAccessibleName('1 of 7');
  });
});

async function scroll(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Notes from now on how softly the page asks to be scrolled; how it then moves is the browser's. */
async function behaviours(page: Page): Promise<() => Promise<(string | undefined)[]>> {
  const asked = await page.evaluateHandle(() => {
    const behaviours: (string | undefined)[] = [];
    const note = (options: unknown) =>
      behaviours.push((options as ScrollOptions | undefined)?.behavior);
    const { scrollTo } = window;
    const { scrollIntoView } = Element.prototype;
    window.scrollTo = ((options: ScrollToOptions) => {
      note(options);
      scrollTo(options);
    }) as typeof scrollTo;
    Element.prototype.scrollIntoView = function (options) {
      note(options);
      scrollIntoView.call(this, options);
    };
    return behaviours;
  });
  return () => asked.jsonValue();
}
