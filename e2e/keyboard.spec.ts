import type { Page } from '@playwright/test';
import * as routes from './routes';
import { expect, test } from './fixtures';

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

for (const path of routes.open) {
  // The question about cookies is left open: it must hide nothing that has the focus.
  test(`${path} can be walked through by Tab`, async ({ page, open, isMobile }) => {
    test.skip(isMobile, 'a phone has no Tab');
    await page.route('https://assets.calendly.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await open(path);
    for (let left = Infinity; left > 0;) {
      await page.keyboard.press('Tab');
      const { toGo, ...seen } = await focused(page);
      expect(seen).toEqual({ ahead: 1, ringed: true, covered: null });
      left = toGo;
    }
  });
}

test('the menu of a small screen keeps the focus inside, and gives it back', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await open('/blog');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const stops = await menu.locator(STOPS).locator('visible=true').count();
  for (let i = 0; i < stops; i++) {
    await expect(menu.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

/**
 * How far the focus has gone since it was last asked for, counted in stops in the order
 * of reading; how many are left; and whether one can see where it is.
 */
function focused(page: Page) {
  return page.evaluate((selector) => {
    const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    );
    const before = stops.findIndex((element) => element.hasAttribute('data-last'));
    stops[before]?.removeAttribute('data-last');
    const element = document.activeElement as HTMLElement;
    element.setAttribute('data-last', '');

    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const free = over !== null && (element.contains(over) || over.contains(element));
    return {
      ahead: stops.indexOf(element) - before,
      toGo: stops.length - 1 - stops.indexOf(element),
      ringed: getComputedStyle(element).outlineStyle !== 'none',
      covered: free ? null : (over?.outerHTML.slice(0, 80) ?? 'the edge of the window'),
    };
  }, STOPS);
}
