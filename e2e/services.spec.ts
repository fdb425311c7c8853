import { expect, test } from './fixtures';

const oneToOne = { name: '1:1 Sleep Support' };
const programme = { name: 'Online Sleep Programme' };

for (const name of ['Not Sure Which Service Is Right For You?', oneToOne.name]) {
  test(`the button of “${name}” opens the calendar in a new tab`, async ({
    page,
    open,
    context,
  }) => {
    await open('/services');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page
        .getByRole('region', { name })
        .getByRole('link', { name: 'Book Free Discovery Call' })
        .click(),
    ]);
    await expect(tab).toHaveURL('https://calendly.com/littledormouse-example/free-discovery-call');
    await expect(page.getByText('Calendar opening')).toBeVisible();
  });
}

test('the programme is bought in a new tab, with a word about it', async ({
  page,
  open,
  context,
}) => {
  await context.route('https://buy.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Checkout</title>' }),
  );
  await page.clock.install();
  await open('/services');
  const online = page.getByRole('region', programme);
  const [checkout] = await Promise.all([
    context.waitForEvent('page'),
    online.getByRole('link', { name: 'Buy the Online Programme' }).click(),
  ]);
  await expect(checkout).toHaveURL('https://buy.stripe.com/example-little-dormouse');
  await expect(page).toHaveURL('/services');
  const toast = page.getByText('Redirecting to our secure payment page');
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(3000);
  await expect(toast).toHaveCount(0);
});
