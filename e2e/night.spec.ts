import type { Page } from '@playwright/test';
import { findBarriers, findLowContrast } from './barriers';
import { followedPlan, keep } from './family';
import { answerCookies, expect, openAsMember, phone, setTextSize, test, visit } from './fixtures';
import { findOverflow } from './overflow';
import { findTabFaults, withoutTransitions } from './tab-order';
import { findTargetFaults } from './targets';
import { expectSeen } from './warnings';

/**
 * Checks a screen in the dim theme: it has no barriers, its targets are large enough for a thumb,
 * and it fits 320 pixels and large text.
 */
async function checkScreen(page: Page, name: string) {
  await test.step(name, async () => {
    expect.soft(await findBarriers(page), `${name}: barriers`).toEqual([]);
    expect.soft(await findTargetFaults(page), `${name}: targets`).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await findOverflow(page), `${name}: 320 pixels`).toEqual([]);
    await page.setViewportSize(phone);
    await setTextSize(page, '200%');
    expect.soft(await findOverflow(page), `${name}: large text`).toEqual([]);
    await setTextSize(page, '');
  });
}

/** Runs in the browser: makes the next Tab begin at the top. */
function focusTop() {
  scrollTo(0, 0);
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

/** The screens that a parent opens at three in the morning, with the dim theme on. */
test('what a parent opens at night can be used with the dim light', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerCookies(page);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  await keep(page, followedPlan('1.da.9.1.2.1.Noor', yesterday, 0));
  await page.addInitScript(withoutTransitions);
  await openAsMember(page, '/member-dashboard');
  await page.getByRole('button', { name: 'Dim amber light' }).first().click();
  await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeHidden();
  await page.getByText('Naps for 30 minutes only').click();
  await checkScreen(page, 'the dashboard with an answer open');

  await page.getByRole('button', { name: 'Show the rest' }).click();
  await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible();

  const foot = page.getByRole('navigation', { name: 'Right now' });
  await foot.getByRole('link', { name: 'Now' }).click();
  await expect(page.getByText('Stage A, night')).toBeVisible();
  await checkScreen(page, 'now');
  await page.getByRole('main').getByRole('link', { name: 'Tonight' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Tonight/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove it from this phone' })).toBeHidden();
  await page.getByText("It's too much tonight").click();
  await checkScreen(page, 'tonight');
  await page.getByRole('button', { name: 'They woke' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
  await checkScreen(page, 'a waking');

  await page.getByRole('button', { name: 'Show the rest' }).click();
  await checkScreen(page, 'tonight with what keeps and shares the plan');
  await page.evaluate(focusTop);
  expect.soft(await findTabFaults(page), 'tonight: keyboard').toEqual([]);

  await page.getByRole('button', { name: 'The whole plan' }).click();
  await test.step('the plan of a shared bed shows whom to call, in every light', async () => {
    await expect(page.locator('#medical-help a[href="tel:999"]')).toBeVisible();
    await expect(page.locator('#too-much')).toBeVisible();
    const closed = await page.evaluateHandle(() =>
      [...document.querySelectorAll<HTMLDetailsElement>('main details')].filter(
        ({ open }) => !open,
      ),
    );
    await closed.evaluate((folds) => folds.forEach((fold) => (fold.open = true)));
    await expectSeen(page, 'the plan');
    await closed.evaluate((folds) => folds.forEach((fold) => (fold.open = false)));
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dim'));
    await page.setViewportSize(phone);
  });
  await page.getByText('Keep, share or print it', { exact: true }).click();
  await page.getByRole('button', { name: 'Sheet for the fridge' }).click();
  await expect(page.getByText('999, or A&E:')).toBeVisible();
  await checkScreen(page, 'the sheet for the fridge');

  await visit(page, '/next-sleep');
  await page.getByLabel('Born on').fill('2026-03-01');
  await page.getByLabel('Woke at').fill('06:10');
  await checkScreen(page, 'next sleep with a result');

  await foot.getByRole('link', { name: 'Sounds' }).click();
  await expect(page.getByRole('button', { name: 'Play the wind' })).toBeVisible();
  await checkScreen(page, 'sounds');

  await openAsMember(page, '/sleep-diary');
  await page.getByRole('button', { name: 'Asleep now' }).click();
  await expect(page.getByRole('button', { name: 'They woke' })).toBeVisible();
  await checkScreen(page, 'the diary with a day');

  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('nap');
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  expect.soft(await findLowContrast(page), 'search: contrast').toEqual([]);
  expect.soft(await findOverflow(page), 'search: overflow').toEqual([]);

  await visit(page, '/false-starts');
  await expect(page.getByRole('complementary', { name: 'Right now' })).toBeVisible();
  const rest = page.locator('main h2').first();
  await expect(rest).toBeHidden();
  // As the script in the head does if the others fail, when no button could unfold it.
  await page.evaluate(() => document.documentElement.removeAttribute('data-js'));
  await expect(rest).toBeVisible();
});
