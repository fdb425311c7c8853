import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare const window: Window & { axe?: typeof axe };

/** The rules whose result may depend on the size of the window or the theme. */
const layoutRules = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** Finds accessibility barriers with axe: WCAG 2.2 level A and AA, and best practices. */
export function findBarriers(page: Page): Promise<string[]> {
  return withoutPinnedBars(page, () => runAxe(page, wcag));
}

/** Finds barriers that a page without any may still have at another size or at night. */
export function findLayoutBarriers(page: Page): Promise<string[]> {
  return withoutPinnedBars(page, () => runAxe(page, { type: 'rule', values: layoutRules }));
}

async function withoutPinnedBars(page: Page, find: () => Promise<string[]>): Promise<string[]> {
  // A bar at the foot of the window covers part of some control until the page is scrolled, which
  // axe reports. targets.ts tests that no focused control is covered.
  const pinned = page.locator('[data-thumb-bar=shown], [data-dim-bar]');
  await pinned.evaluateAll((bars) => bars.forEach((bar) => bar.setAttribute('hidden', '')));
  const barriers = await find();
  await pinned.evaluateAll((bars) => bars.forEach((bar) => bar.removeAttribute('hidden')));
  return barriers;
}

/** Finds text whose contrast with its background is too low. */
export function findLowContrast(page: Page): Promise<string[]> {
  return runAxe(page, { type: 'rule', values: ['color-contrast'] });
}

async function runAxe(page: Page, runOnly: string[] | axe.RunOnly): Promise<string[]> {
  const loaded = await page.evaluate(() => 'axe' in window);
  if (!loaded) await page.evaluate(axeSource); // the page's policy forbids a script element
  // Return only the violations, so that the rest is not sent to Node.
  const violations = await page.evaluate(
    async (only) =>
      (await window.axe!.run(document, { runOnly: only, resultTypes: ['violations'] })).violations,
    runOnly,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`,
    ),
  );
}
