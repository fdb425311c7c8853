import { answerCookies, expect, openAsMember, test } from './fixtures';
import { withoutTransitions } from './tab-order';
import { expectSeen, guides } from './warnings';

/** The guides that are read in every light and width; pages.spec.ts reads the others by night on a phone: between them they have every kind of warning. */
const inEveryLight = [
  '/safe-sleep',
  '/illness-and-teething',
  '/under-six-months',
  '/false-starts',
  '/sleep-regressions',
];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(withoutTransitions);
  await answerCookies(page);
});

test('every kind of warning is seen in every light and width', async ({ page }) => {
  expect(guides).toEqual(expect.arrayContaining(inEveryLight));
  for (const path of inEveryLight) {
    await openAsMember(page, path);
    await expectSeen(page, path);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const name of (await page.locator('main [role="tab"]').allTextContents()).slice(1)) {
      await page.locator('main [role="tab"]', { hasText: name }).click();
      await expectSeen(page, `${path}, ${name}`);
    }
  }
  for (const path of ['/safe-tonight', '/after-a-loss']) {
    await openAsMember(page, path);
    await expectSeen(page, path);
  }
});

test('the plan of a shared bed shows whom to call', async ({ page }) => {
  await page.addInitScript(() => {
    const event = {
      kind: 'plan',
      text: '1.da.9.1.2.1.Noor',
      by: 'ab12',
      made: 1,
      at: 1,
      offset: 0,
      value: 1, // it was asked about the dangers of a shared bed
    };
    localStorage.setItem('family-log/plan', JSON.stringify({ version: 1, value: [event] }));
  });
  await openAsMember(page, '/comforting-sleep-journey');
  await expect(page.locator('#medical-help')).toBeVisible();
  await expect(page.locator('#medical-help a[href="tel:999"]')).toBeVisible();
  await expect(page.locator('#too-much')).toBeVisible();
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
  });
  await expectSeen(page, 'the plan');
});
