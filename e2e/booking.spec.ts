import type { Page } from '@playwright/test';
import { equalEntries, trackedEvents } from './data-layer';
import { desktop, expect, installClock, pauseClock, test } from './fixtures';
import { intersectionsObserved } from './scroll-assertions';

const calendar = 'https://calendly.com/**';
const home = { path: '/', wait: 1000, link: 'Book Free Discovery Call' };
const landing = { path: '/discovery-call', wait: 1500, link: 'Book Your Free Discovery Call' };

const section = (page: Page) => page.locator('#consultation');
const place = (page: Page) => section(page).locator('.calendly-inline-widget');
const frame = (page: Page) => page.frameLocator('iframe[title^="Times for a free"]');
const show = (page: Page) => section(page).getByRole('button', { name: 'Show the calendar' });
const booked = (page: Page) => page.getByText('Appointment Scheduled!');

for (const { path, wait, link } of [home, landing]) {
  test(`on ${path} the calendar comes when its link is pressed, and one booking is thanked for and reported once`, async ({
    page,
    open,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname.endsWith('calendly.com')) fetched.push(request.url());
    });
    await page.addInitScript(() => {
      window.fireConversion = () => window.dataLayer?.push({ event: 'fireConversion' });
    });
    await installClock(page);
    await open(path);
    await section(page).scrollIntoViewIfNeeded();
    await intersectionsObserved(page);
    await expect(show(page)).toBeVisible();
    expect(fetched).toEqual([]);

    await page.locator('main').getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.getByText('Booking Calendar', { exact: true })).toBeVisible();
    await expect(page.getByText('Scroll down to use our booking calendar.')).toBeVisible();
    await expect(section(page)).toBeInViewport();
    await expect(section(page)).toBeFocused();
    await expect(frame(page).getByRole('button')).toBeVisible();
    expect(fetched).toHaveLength(1); // the frame, and no script in the page

    await pauseClock(page);
    const now = await page.evaluate(() => Date.now());
    await frame(page).getByRole('button').click();
    await frame(page).getByRole('button').click(); // the calendar reports it twice
    await expect(booked(page)).toBeVisible();
    await expect(
      page.getByText('Your free consultation has been booked successfully.'),
    ).toBeVisible();
    const transaction_id = `calendly_${now}`;
    const conversion = ['event', 'conversion', { send_to: 'AW-000000000/booking', transaction_id }];
    expect(await trackedEvents(page)).toEqual([
      conversion,
      { event: 'fireConversion' },
      { event: 'calendly_booking_completed', transaction_id },
      { event: 'conversion', transaction_id },
    ]);
    await page.clock.runFor(wait - 1);
    await expect(page).toHaveURL(path);
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/confirmation');
    await expect(page.getByRole('heading', { name: /confirmed/i, level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.clock.runFor(4999 - wait);
    await expect(booked(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(booked(page)).toHaveCount(0);
    await page.clock.runFor(wait);
    const all = await trackedEvents(page);
    expect(equalEntries(all, conversion)).toHaveLength(1 + 3);
    expect(equalEntries(all, { event: 'appointment_confirmed', transaction_id })).toHaveLength(3);
    expect(JSON.stringify(all)).not.toContain('manual_');
  });
}

test('the calendar finds its room kept, cannot lead the page away, and is believed alone', async ({
  page,
  open,
  pageErrors,
}) => {
  pageErrors.allow(/fireConversion/); // no advertising service has added it
  pageErrors.allow(/Unsafe attempt to initiate navigation/);
  const hex = expect.stringMatching(/^[0-9a-f]{6}$/);
  const colours = { background_color: hex, text_color: hex, primary_color: hex };
  await installClock(page);
  await open('/');
  const before = await place(page).boundingBox();
  expect(before?.height).toBe(650);
  await page.setViewportSize({ width: 360, height: 640 });
  const offered = await place(page).locator('..').boundingBox();
  expect(offered?.height).toBeLessThan(320); // not an empty card as high as the screen
  await page.setViewportSize(desktop);
  expect(before?.width).toBeGreaterThanOrEqual(320);
  await expect(place(page)).toHaveCSS('min-width', '320px');

  await show(page).click();
  await expect(frame(page).getByRole('button')).toBeVisible();
  const after = await place(page).boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);

  const address = new URL((await place(page).getAttribute('data-url')) ?? '');
  await expect(place(page).locator('iframe')).toHaveAttribute('src', address.href);
  expect(address.origin + address.pathname).toBe(
    'https://calendly.com/littledormouse-example/free-discovery-call',
  );
  expect(Object.fromEntries(address.searchParams)).toEqual({
    embed_type: 'Inline',
    embed_domain: new URL(page.url()).host,
    ...colours,
  });

  await frame(page).getByRole('button').first().press('Shift');
  const led = await frame(page)
    .locator('body')
    .evaluate(() => {
      try {
        top!.location.href = 'https://calendly.com/elsewhere';
        return 'led';
      } catch (error) {
        return (error as Error).name;
      }
    });
  expect(led).toBe('SecurityError');
  await expect(page).toHaveURL('/');

  await pauseClock(page);
  const believed = await page.evaluate(() => {
    const scheduled = { event: 'calendly.event_scheduled', payload: {} };
    const frame = document.querySelector<HTMLIFrameElement>(
      '.calendly-inline-widget iframe',
    )!.contentWindow;
    // Like another page of the service, from a frame that is not the calendar.
    dispatchEvent(new MessageEvent('message', { data: scheduled, origin: 'https://calendly.com' }));
    const say = (data: unknown, origin: string) =>
      dispatchEvent(new MessageEvent('message', { data, origin, source: frame }));
    for (const origin of [
      'https://evil.example',
      'https://calendly.com.evil.example',
      'null',
      '',
    ]) {
      say(scheduled, origin);
    }
    const malformed = [null, undefined, 0, '', scheduled.event, [], {}, { event: null }];
    for (const data of malformed) say(data, 'https://calendly.com');
    say({ event: 'calendly.date_and_time_selected' }, 'https://calendly.com');
    return document.body.textContent?.includes('Appointment Scheduled!');
  });
  expect(believed).toBe(false);
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/');
  await expect(booked(page)).toHaveCount(0);

  // The same message is accepted from an expected origin.
  await page.evaluate(() => postMessage({ event: 'calendly.event_scheduled' }, location.origin));
  await expect(booked(page)).toBeVisible();

  // A visitor who leaves before the confirmation is not brought back.
  await page.locator('footer a[href="/blog"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notes on Sleep' })).toBeFocused();
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/blog');
});

test('when the calendar does not come, a link to it is there', async ({
  page,
  open,
  pageErrors,
}) => {
  pageErrors.allow(/The booking calendar did not load|calendly\.com|ERR_FAILED/);
  await page.route(calendar, (route) => route.abort());
  await installClock(page);
  await open('/discovery-call');
  await show(page).click();
  await expect(place(page).locator('iframe')).toHaveCount(1);
  await page.clock.runFor(10_000);
  const notice = section(page).getByRole('status').filter({
    hasText: 'The calendar could not be loaded.',
  });
  await expect(notice).toBeVisible();
  await page.unroute(calendar);
  const link = notice.getByRole('link', { name: /Open the calendar on its own page/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', /^https:\/\/calendly\.com\//);

  await Promise.all([
    expectNewTab(page, () => book(page).click()),
    expect(page.getByText('Calendar opening')).toBeVisible(), // only for three seconds
  ]);
});

const book = (page: Page) =>
  page.locator('main').getByRole('link', { name: 'Book Your Free Discovery Call' }).first();

/** Waits for the tab that an action opens, which must be the calendar's own page. */
async function expectNewTab(page: Page, action: () => Promise<void>) {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), action()]);
  await expect(tab).toHaveURL('https://calendly.com/littledormouse-example/free-discovery-call');
  expect(await tab.evaluate(() => opener)).toBeNull();
}
