import type { Page } from '@playwright/test';
import { expect, installClock, pauseClock, test } from './fixtures';

const submit = (page: Page) => page.getByRole('button', { name: 'Book Your Free Discovery Call' });

async function fillIn(page: Page) {
  await page.getByLabel('Your Name').fill('Ada Test');
  await page.getByLabel('Email Address').fill('ada@test.example');
  await page.getByLabel("Child's Age").selectOption('7-12 months');
  await page.getByLabel(/message/i).fill('She wakes at 1, 3 and 5.');
}

/** The bodies of the submissions that the page sends, which are accepted. */
function submissions(page: Page): URLSearchParams[] {
  const sent: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URLSearchParams(request.postData() ?? ''));
  });
  return sent;
}

test('what is required is asked for, and what the host refuses can be sent again', async ({
  page,
  open,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/);
  pageErrors.allow(/message was not sent/);
  const sent = submissions(page);
  await installClock(page);
  await open('/contact');
  await pauseClock(page);
  await test.step('what is required is asked for before anything is sent', async () => {
    await submit(page).click();
    await expect(page.getByLabel('Your Name')).toBeFocused();
    await expect(page.locator('[name=bot-field]')).not.toBeInViewport();
    expect(sent).toEqual([]);
  });
  await fillIn(page);
  await test.step('when the host fails, nothing that was written is lost', async () => {
    await page.route('/', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.fallback(),
    );
    await submitAnswered(page);
    await page.clock.runFor(1000);
    await expect(page.getByRole('alert')).toContainText('Your message could not be sent');
    await expect(
      page.getByRole('alert').getByText('hello@littledormouse.example').first(),
    ).toBeVisible();
    await expect(page.getByLabel('Your Name')).toHaveValue('Ada Test');
    await expect(page.getByLabel(/message/i)).toHaveValue('She wakes at 1, 3 and 5.');
    await expect(submit(page)).toBeEnabled();
  });
  await page.unroute('/');
  sent.length = 0;
  await (await submitAnswered(page)).finished();
  await page.clock.runFor(999);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect(page.locator(':focus').getByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect(sent.map((fields) => Object.fromEntries(fields))).toEqual([
    expect.objectContaining({
      'form-name': 'contact',
      name: 'Ada Test',
      email: 'ada@test.example',
      childAge: '7-12 months',
      message: 'She wakes at 1, 3 and 5.',
    }),
  ]);
  await page.clock.runFor(4999);
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByRole('form', { name: 'Get in Touch' })).toBeFocused();
  await expect(page.getByLabel('Your Name')).toHaveValue('');
});

/** Sends the form, and waits for the host's response. */
async function submitAnswered(page: Page) {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await submit(page).click();
  return answered;
}

test('the form sends without scripts', async ({ withoutScripts: page }) => {
  await page.goto('/contact');
  await fillIn(page);
  await submit(page).click();
  await expect(page).toHaveURL('/contact#message-sent');
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
});
