import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

const folder = join(import.meta.dirname, '../docs/screenshots');

/**
 * Compares what a screenshot in the documents shows with the text file beside it, which `npm run
 * screenshots` writes together with the screenshot. Pixels differ between machines.
 */
export async function expectPictured(page: Page, name: string, ...shown: Locator[]) {
  const words = await Promise.all(
    shown.map((part) => part.evaluate((it) => (it as HTMLInputElement).value ?? it.textContent)),
  );
  if (test.info().config.updateSnapshots === 'changed') {
    await page.screenshot({ path: join(folder, `${name}.png`) });
  }
  expect(`${words.join('\n')}\n`).toMatchSnapshot(`${name}.txt`);
}
