import type { Page } from '@playwright/test';
import { desktop, expect, phone, test, visit } from './fixtures';

test('the front page answers to scrolling, and its links lead on', async ({ page, open }) => {
  await open('/');
  await test.step('its bar is frosted beyond 20 pixels', async () => {
    const bar = page.getByRole('banner');
    await scroll(page, 21);
    await expect(bar).toHaveCSS('backdrop-filter', /blur/);
    await scroll(page, 20);
    await expect(bar).toHaveCSS('backdrop-filter', 'none');
  });
  const asked = await behaviours(page);
  await test.step('the way back up is offered beyond 500 pixels', async () => {
    const up = page.getByRole('button', { name: 'Scroll to top' });
    await scroll(page, 501);
    await expect(up).toBeVisible();
    await scroll(page, 500);
    await expect(up).toBeHidden();
    await scroll(page, 2000);
    await asked();
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await asked()).toEqual(['smooth']);
    await expect(up).toBeHidden();
  });
  await test.step('an anchor on the same page is scrolled to softly', async () => {
    await page.locator('footer a[href="/#testimonials"]').click();
    await expect(page).toHaveURL('/#testimonials');
    await expect(page.getByRole('heading', { name: 'Success Stories' })).toBeInViewport();
    expect(await asked()).toEqual(['smooth']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.locator('footer a[href="/#testimonials"]').click();
    await expect.poll(asked).toEqual(['auto']); // the page scrolls once the address has changed
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });
  await test.step('the testimonials, two at a time, turn back past the first, by button and by key', async () => {
    await expect.poll(() => shown(page)).toEqual(['1 of 7', '2 of 7']);
    await page.getByRole('button', { name: 'Previous story' }).click();
    await expect.poll(() => shown(page)).toEqual(['7 of 7', '1 of 7']);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shown(page)).toEqual(['1 of 7', '2 of 7']);
  });
  await test.step('a narrow window has room for one', async () => {
    await page.setViewportSize({ width: 768, height: 800 });
    await expect.poll(() => shown(page)).toEqual(['1 of 7']);
  });
  await test.step('each story has a dot that a thumb hits, beyond a row of them too', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const card = (await page.getByRole('region', { name: 'What families say' }).boundingBox())!;
    for (const dot of await page.getByRole('button', { name: /^Show story/ }).all()) {
      const { x, width, height } = (await dot.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(x + width).toBeLessThanOrEqual(card.x + card.width);
    }
    await page.setViewportSize(desktop);
  });
  await test.step('the online programme is below another page’s top', async () => {
    await page.getByRole('link', { name: 'Learn About Our Online Programme' }).click();
    await expect(page).toHaveURL('/discovery-call#online-programme');
    await expect(page.locator('#online-programme')).toBeInViewport();
  });
});

/** The visible testimonials, from left to right. */
async function shown(page: Page): Promise<(string | null)[]> {
  const stories = page.getByRole('region', { name: 'What families say' }).getByRole('group');
  const seen = await stories.evaluateAll((slides) =>
    slides.map((slide) => ({
      name: slide.getAttribute('aria-label'),
      left: slide.getBoundingClientRect().left,
    })),
  );
  return seen.sort((a, b) => a.left - b.left).map(({ name }) => name);
}

test('a phone shows the call at once, and later at its foot; both lead to the calendar itself, and an anchor below the bar', async ({
  page,
  open,
}) => {
  await page.setViewportSize(phone);
  await open('/');
  const hero = page.locator('main').getByRole('link', { name: 'Book Free Discovery Call' }).first();
  const thumbBar = page.getByRole('link', { name: /^Free 15-.?min call, support from £299$/ });
  await expect(hero).toBeInViewport({ ratio: 1 });
  await expect(thumbBar).toBeHidden();

  const calendarTop = async () =>
    (await page.locator('.calendly-inline-widget').boundingBox())?.y ?? Infinity;
  await hero.click();
  await expect.poll(calendarTop).toBeLessThanOrEqual(740 / 4);
  await expect(thumbBar).toBeHidden();

  await visit(page, '/blog');
  await page.locator('footer a[href="/#testimonials"]').click();
  await expect(page).toHaveURL('/#testimonials');
  const heading = page.getByRole('heading', { name: 'Success Stories' });
  await expect(heading).toBeInViewport();
  const bar = await page.getByRole('banner').boundingBox();
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
  await page.goBack();
  await thumbBar.click();
  await expect(page).toHaveURL('/#consultation');
  await expect.poll(calendarTop).toBeLessThanOrEqual(740 / 4);
});

async function scroll(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
}

/**
 * Records from now on the scroll behaviour that the page requests; the movement itself is up to the
 * browser. The returned function gives what was recorded since the last call.
 */
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
  return () => asked.evaluate((behaviours) => behaviours.splice(0));
}
