import { keepFamily, nap, night } from './family';
import { expect, membersBodyShown, phone, setTextSize, test, visit } from './fixtures';
import { findOverflow } from './overflow';
import { TAB_STOPS } from './tab-order';

test('the keyboard reaches the content first, and the menu keeps the focus inside', async ({
  page,
  open,
}) => {
  await open('/blog');
  await test.step('the content first, past the bars', async () => {
    await page.keyboard.press('Tab');
    const skip = page.locator(':focus');
    await expect(skip).toHaveAttribute('href', '#main');
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await test.step('the menu of a small screen keeps the focus inside, and gives it back', async () => {
    await page.setViewportSize({ width: 600, height: 800 });
    await opener.focus();
    await page.keyboard.press('Enter');
    const stops = await menu.locator(TAB_STOPS).locator('visible=true').count();
    for (let i = 0; i < stops; i++) {
      await expect(menu.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('the menu holds text twice as large', async () => {
    await page.setViewportSize(phone);
    await setTextSize(page, '200%');
    await opener.click();
    const book = menu.getByRole('link', { name: /^Book/ });
    await book.scrollIntoViewIfNeeded();
    await expect(book).toBeInViewport({ ratio: 1 });
    expect(await findOverflow(page)).toEqual([]);
  });
});

/** Runs in the browser: focuses the next button whose name has not been pressed. */
function focusNext(pressed: string[]) {
  const next = [...document.querySelectorAll<HTMLElement>('main button:enabled')].find(
    (button) => button.checkVisibility() && !pressed.includes(button.innerText),
  );
  next?.focus();
  return next?.innerText;
}

/** Runs in the browser after a press: whether anything has the focus once the page has settled. */
async function hasFocus() {
  for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
  return document.activeElement !== null && document.activeElement !== document.body;
}

test('no press of a button of the tools leaves the focus on the whole document', async ({
  page,
}) => {
  await keepFamily(page, '2026-11-24T03:05:00Z', [...nap, ...night]);
  await page.addInitScript(() => Object.assign(window, { print() {} }));
  for (const path of [
    '/now',
    '/comforting-sleep-journey',
    '/next-sleep',
    '/sleep-diary',
    '/on-this-phone',
  ]) {
    await visit(page, path);
    await membersBodyShown(page);
    const pressed = new Set<string>();
    for (;;) {
      const next = await page.evaluate(focusNext, [...pressed]);
      if (next === undefined) break;
      pressed.add(next);
      await page.keyboard.press('Enter');
      expect.soft(await page.evaluate(hasFocus), `${path}: ${next}`).toBe(true);
    }
    // Next sleep has no buttons at night, and shows its answer at once.
    if (path !== '/next-sleep') expect.soft(pressed.size, path).toBeGreaterThan(2);
  }
});
