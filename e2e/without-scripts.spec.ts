import * as routes from './routes';
import { expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

for (const path of routes.open) {
  test(`${path} can be read and used without scripts`, async ({ page, pageErrors }) => {
    pageErrors.allow(/request failed \(csp\): .*\/assets\//); // the scripts that stay out
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();

    // What only scripts could answer is not offered.
    await expect(page.locator('button:visible:not(form button)')).toHaveCount(0);
    for (const link of await page.locator('a:visible').all()) {
      await expect(link).toHaveAttribute('href', /^(\/|#.|https:|mailto:|tel:)/);
    }
    // A link to a place on this page finds it.
    const lost = await page
      .locator('a[href^="#"]')
      .evaluateAll((links) =>
        (links as HTMLAnchorElement[])
          .filter(({ hash }) => !document.getElementById(hash.slice(1)))
          .map(({ hash }) => hash),
      );
    expect(lost).toEqual([]);
  });
}
