import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const submit = (page: Page) => page.getByRole('button', { name: 'Book Your Free Discovery Call' });

async function fillIn(page: Page) {
  await page.getByLabel('Your Name').fill('Ada Test');
  await page.getByLabel('Email Address').fill('ada@test.example');
  await page.getByLabel("Child's Age").selectOption('7-12 months');
  await page.getByLabel(/message/i).fill('She wakes at 1, 3 and 5.');
}

/** The bodies of the submissions that the page sends, which go through. */
function submissions(page: Page): URLSearchParams[] {
  const sent: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URLSearchParams(request.postData() ?? ''));
  });
  return sent;
}

test('says how else to reach the consultant, and what becomes of what is sent', async ({
  page,
  open,
}) => {
  await open('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
  const details = page.getByRole('complementary', { name: 'Other ways to reach me' });
  await expect(details.locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(details.locator('a[href^="mailto:"]')).toHaveCount(2);
  await expect(details.getByText('Chester, Cheshire', { exact: true })).toBeVisible();
  await page
    .locator('form')
    .getByRole('link', { name: /look after/ })
    .click();
  await expect(page).toHaveURL('/privacy');
});

test('a message is sent, thanked for, and makes room for another', async ({ page, open }) => {
  const sent = submissions(page);
  await open('/contact');
  await fillIn(page);
  const start = Date.now();
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  expect(Date.now() - start).toBeGreaterThanOrEqual(1000);
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect(sent.map((fields) => Object.fromEntries(fields))).toEqual([
    expect.objectContaining({
      'form-name': 'contact',
      name: 'Ada Test',
      email: 'ada@test.example',
      childAge: '7-12 months',
      message: 'She wakes at 1, 3 and 5.',
    }),
  ]);
  await expect(page.getByLabel('Your Name')).toBeVisible({ timeout: 7000 });
  await expect(page.getByLabel('Your Name')).toHaveValue('');
});

test('when the host fails, nothing that was written is lost', async ({
  page,
  open,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/);
  pageErrors.allow(/message was not sent/);
  await open('/contact');
  await page.route('/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Your message could not be sent');
  await expect(
    page.getByRole('alert').getByText('hello@littledormouse.example').first(),
  ).toBeVisible();
  await expect(page.getByLabel('Your Name')).toHaveValue('Ada Test');
  await expect(page.getByLabel(/message/i)).toHaveValue('She wakes at 1, 3 and 5.');
  await expect(submit(page)).toBeEnabled();
});

test('what is required is asked for before anything is sent', async ({ page, open }) => {
  const sent = submissions(page);
  await open('/contact');
  await submit(page).click();
  await expect(page.getByLabel('Your Name')).toBeFocused();
  await expect(page.getByLabel('Phone Number')).not.toHaveAttribute('required');
  await expect(page.getByLabel("Child's Age")).toHaveAttribute('required');
  expect(sent).toEqual([]);
});

test('version B asks for the mobile number, and not for the age', async ({ page, open }) => {
  await open('/contact-old');
  await expect(page.getByLabel('Mobile Number')).toHaveAttribute('required');
  await expect(page.getByLabel("Child's Age")).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  await expect(
    page.locator('main').getByRole('link', { name: 'Book Free Discovery Call' }),
  ).toHaveAttribute('href', '/#consultation');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/);
});

test('the field for robots is there, out of everybody’s way', async ({ page, open }) => {
  await open('/contact');
  const trap = page.locator('[name=bot-field]');
  await expect(trap).toHaveCount(1);
  await expect(trap).not.toBeInViewport();
  await expect(trap).toHaveAttribute('tabindex', '-1');
});

test('the form sends without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/contact');
  await fillIn(page);
  await submit(page).click();
  await expect(page).toHaveURL('/contact#message-sent');
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await context.close();
});
