import { expect, test } from './fixtures';

test('the buttons open the calendar and the shop in new tabs, with a word about it', async ({
  page,
  open,
  context,
}) => {
  await context.route('https://buy.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Checkout</title>' }),
  );
  await page.clock.install();
  await open('/services');

  const call = 'https://calendly.com/littledormouse-example/free-discovery-call';
  await opensTab('Not Sure Which Service Is Right For You?', 'Book Free Discovery Call', call, [
    'Calendar opening',
    'Your booking calendar has opened in a new tab.',
  ]);
  await opensTab('1:1 Sleep Support', 'Book Free Discovery Call', call, ['Calendar opening']);
  await opensTab(
    'Online Sleep Programme',
    'Buy the Online Programme',
    'https://buy.stripe.com/example-little-dormouse',
    ['Redirecting to our secure payment page'],
  );

  /** Presses the button of a region, and waits until its toast has appeared and disappeared. */
  async function opensTab(region: string, name: string, address: string, words: string[]) {
    await test.step(`${region}: ${name}`, async () => {
      const button = page.getByRole('region', { name: region }).getByRole('link', { name });
      const [tab] = await Promise.all([context.waitForEvent('page'), button.click()]);
      await expect(tab).toHaveURL(address);
      expect(await tab.evaluate(() => opener)).toBeNull();
      await expect(page).toHaveURL('/services');
      for (const text of words) await expect(page.getByText(text)).toBeVisible();
      await page.mouse.move(0, 0);
      await page.clock.runFor(3000);
      for (const text of words) await expect(page.getByText(text)).toHaveCount(0);
    });
  }
});
