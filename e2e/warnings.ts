import { expect, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../content/guides');

/** A guide's text as its author wrote it. */
const textOf = (path: string) => readFileSync(join(folder, `${path}.md`), 'utf8');

/** Matches a box that warns or says what to do tonight. */
const box = /^:::callout\{[^}]*kind="(safety|tonight)"/gm;

/** The guides with a warning or a number to call. */
export const guides = readdirSync(folder)
  .map((file) => `/${file.replace(/\.md$/, '')}`)
  .filter((path) => textOf(path).search(box) >= 0 || textOf(path).includes('tel:'));

/** Runs in the browser: the warnings and numbers that are invisible, except folded ones. */
function findHidden(selector: string): string[] {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const light = (colour: string) => {
    const [r = 0, g = 0, b = 0] = channels(colour);
    return (r * 299 + g * 587 + b * 114) / 1000;
  };
  const paperOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    const [, , , alpha = 1] = channels(backgroundColor);
    return alpha > 0.5 ? backgroundColor : paperOf(element.parentElement);
  };
  const isClosed = (at: Element) =>
    at.matches('details:not([open])') ||
    (at.id !== '' &&
      document.querySelector(`[role="tab"][aria-selected="false"][aria-controls="${at.id}"]`) !==
        null);
  // In the dim theme the rest of a guide is behind “Show the rest”.
  const isDim = document.documentElement.dataset.theme === 'dim';
  const isFolded = (element: Element): boolean =>
    (isDim && element.closest('.can-wait') !== null) ||
    (element.parentElement !== null &&
      (isClosed(element.parentElement) || isFolded(element.parentElement)));
  // Clipped by an ancestor without space, or hidden from screen readers.
  const isCut = (at: Element | null): boolean => {
    if (!at) return false;
    const { overflowX, overflowY, clipPath } = getComputedStyle(at);
    const { width, height } = at.getBoundingClientRect();
    const noRoom =
      (overflowY !== 'visible' && height < 10) || (overflowX !== 'visible' && width < 10);
    return noRoom || clipPath !== 'none' || isCut(at.parentElement);
  };
  const isSeen = (element: Element) => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
    }
    return (
      shown &&
      !isCut(element) &&
      !element.closest('[aria-hidden="true"], [inert]') &&
      opacity > 0.6 &&
      box.width > 10 &&
      box.height > 10 &&
      box.right > 10 &&
      box.bottom + scrollY > 10 &&
      box.left < innerWidth &&
      parseFloat(style.fontSize) >= 12 &&
      Math.abs(light(style.color) - light(paperOf(element))) > 60
    );
  };
  return [...document.querySelectorAll(selector)]
    .filter((element) => !isFolded(element))
    .flatMap((warning) => [warning, ...warning.querySelectorAll('p, li')])
    .filter(
      (element) => !isFolded(element) && !element.matches('.visually-hidden *, .visually-hidden'),
    )
    .filter((element) => element.textContent?.trim() && !isSeen(element))
    .map((element) => element.textContent!.trim().slice(0, 60));
}

/** Runs in the browser: the links that call a different number from the one shown. */
function findMislabelled(): string[] {
  const digits = (text: string) => text.replace(/\D/g, '').replace(/^44(?=\d{10})/, '0');
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')]
    .map((link) => [link.getAttribute('href')!, link.textContent ?? ''] as const)
    .filter(([href, says]) => /\d{3}/.test(says) && digits(href) !== digits(says))
    .map(([href, says]) => `${href}: ${says}`);
}

const warnings =
  'main aside[data-kind="safety"], main aside[data-kind="tonight"], main a[href^="tel:"], main section:has(> header > svg)';

/** In print nothing is left out. */
async function expectPrinted(page: Page, name: string) {
  await page.emulateMedia({ media: 'print' });
  expect.soft(await page.evaluate(findHidden, warnings), `${name}, on paper`).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}

/** In the light, dark and dim themes, on a phone and on a desktop. */
export async function expectSeen(
  page: Page,
  name: string,
  { themes = ['dim', 'night', 'day'], widths = [360, 1280] } = {},
) {
  for (const theme of themes) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
      const hidden = await page.evaluate(findHidden, warnings);
      expect.soft(hidden, `${name}, ${theme}, ${width} pixels`).toEqual([]);
    }
  }
  await expectPrinted(page, name);
  expect.soft(await page.evaluate(findMislabelled), `${name}, whom its links call`).toEqual([]);
}

/** Checks that a guide shows as many boxes as its author wrote. */
export async function expectBoxes(page: Page, path: string) {
  const boxes = page.locator('main aside:is([data-kind="safety"], [data-kind="tonight"])');
  expect
    .soft(await boxes.count(), `the boxes of ${path}`)
    .toBe(textOf(path).match(box)?.length ?? 0);
}
