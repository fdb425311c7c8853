import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';

const oneToOne = { name: '1:1 Sleep Support' };
const programme = { name: 'Online Sleep Programme' };

test('two offers say what they hold and what they cost', async ({ page, open }) => {
  await open('/services');
  const support = page.getByRole('region', oneToOne);
  await expect(support.getByText('from £299', { exact: true })).toBeVisible();
  for (const benefit of ['1-hour consultation', 'custom plan', 'Direct support for 3 weeks']) {
    await expect(support.getByRole('listitem').filter({ hasText: benefit })).toHaveCount(1);
  }
  await expect(support.getByText('unlimited WhatsApp support')).toBeVisible();
  await expect(support.getByText('5 months to 5 years')).toBeVisible();

  const online = page.getByRole('region', programme);
  await expect(online.getByText('£49.99', { exact: true })).toBeVisible();
  await expect(online.getByText('Paid once.')).toBeVisible();
  await expect(page.getByRole('main').getByText(/£\d/).first()).toBeVisible();
});

test('the page helps to choose, and leads back home', async ({ page, open }) => {
  await open('/services');
  const choosing = page.getByRole('region', { name: 'Which option is right for you?' });
  await expect(choosing.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

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

for (const [path, file] of [
  ['/', 'index'],
  ['/services', 'services'],
  ['/ad', 'ad'],
] as const) {
  const source = readFileSync(join(import.meta.dirname, `../content/pages/${file}.md`), 'utf8');
  const month = /month: (\d{4}-\d{2})/.exec(source)?.[1] ?? '';
  const built = new Date().toISOString().slice(0, 7);

  test(`few places are claimed on ${path} in their month alone`, async ({ page, open }) => {
    test.skip(month !== built, 'the build leaves out the claim of another month');
    const claim = page.getByText('Limited Spots Available!');
    await page.clock.install({ time: `${month}-15T12:00:00Z` });
    await open(path);
    await expect(claim).toBeVisible();

    const later = new Date(`${month}-15T12:00:00Z`);
    later.setUTCMonth(later.getUTCMonth() + 1);
    await page.clock.setFixedTime(later);
    await open(path === '/' ? '/blog' : '/'); // so that the address is another
    await open(path);
    await expect(claim).toHaveCount(0);
  });
}
