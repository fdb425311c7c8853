import type { Page } from '@playwright/test';
import { expect, holdBack, hydrated, logIn, openAsMember, test, visit } from './fixtures';
import { expectInUpperQuarter } from './scroll-assertions';

/** Follows a link to an address, as if it were on the page. */
async function follow(page: Page, href: string) {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

/** Marks the document, so that a test can tell whether another has replaced it. */
async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window);
}

/** Stops the page's clock; from now on time passes only when a test advances it. */
async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pendingBar = (page: Page) => page.locator('main[aria-busy=true]');

test.describe('An address with a fragment', () => {
  test('that is not well-formed leaves the page as it is, another gives its place the focus', async ({
    page,
    open,
  }) => {
    await open('/use-of-dummies#50%');
    await expect(heading(page)).toBeVisible();
    await follow(page, '#%E0%A4%A');
    await expect(page).toHaveURL('/use-of-dummies#%E0%A4%A');
    await expect(heading(page)).toBeVisible();

    const place = page.locator('#testimonials');
    await follow(page, '/#testimonials');
    await expect(place).toBeFocused();
    await expectInUpperQuarter(place);
  });

  test('in a tab that is closed opens it, from another page and on a fresh one', async ({
    page,
    open,
  }) => {
    const { html } = await open('/services');
    expect(html).not.toContain('role="tabpanel"');
    const guide = await (await page.request.get('/understanding-nap-issues')).text();
    const id = [...guide.matchAll(/<[^>]*role="tabpanel"[^>]*>/g)].map(
      ([tag]) => /id="([^"]+)"/.exec(tag)?.[1],
    )[2];
    await follow(page, `/understanding-nap-issues#${id}`);
    await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expectInUpperQuarter(page.locator(`#${id}`));

    await page.goto('about:blank');
    await open(`/understanding-nap-issues#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expectInUpperQuarter(page.locator(`#${id}`));
  });
});

test.describe('A page whose code throws', () => {
  const brokenTemplate = async (page: Page) => {
    await page.route(/\/assets\/services-\w+\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const Services = () => { throw new Error("broken by the test") }',
      }),
    );
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') requests.push(new URL(request.url()).pathname);
    });
    return requests;
  };

  test('is loaded again once, and then says so and offers ways out', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/broken by the test/);
    const documents = await brokenTemplate(page);
    await page.goto('/services');
    await expect(heading(page)).toHaveText('This page has stopped working');
    await expect.poll(() => documents).toEqual(['/services', '/services']);
    await expect(heading(page)).toHaveText('This page has stopped working');
    await expect(heading(page)).toBeFocused();
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
    await main.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await hydrated(page);
    expect(documents).toEqual(['/services', '/services', '/']);
  });

  test('says so after a click too', async ({ page, open, pageErrors }) => {
    pageErrors.allow(/broken by the test/);
    const documents = await brokenTemplate(page);
    await open('/');
    await follow(page, '/services');
    await expect.poll(() => documents).toEqual(['/', '/services']);
    await expect(heading(page)).toHaveText('This page has stopped working');
    await expect(page).toHaveURL('/services');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(heading(page)).not.toHaveText('This page has stopped working');
  });

  test('is left readable where its scripts can’t be loaded', async ({ page, pageErrors }) => {
    pageErrors.allow(/404|^uncaught: /);
    await page.route(/\/assets\/services-\w+\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/services');
    await expect(page.locator('html:not([data-js])')).toBeAttached();
    await expect(heading(page)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('A click opens the page as a document', () => {
  test('when the site was published anew or its code was removed; without a network the page stays', async ({
    page,
    open,
    context,
    pageErrors,
  }) => {
    pageErrors.allow(/404|ERR_INTERNET_DISCONNECTED/);
    const opensAsDocument = async (path: string) => {
      await markDocument(page);
      await follow(page, path);
      await expect(page).toHaveURL(path);
      await hydrated(page);
      expect(await isMarked(page)).toBe(false);
      await expect(heading(page)).toBeVisible();
    };
    await open('/');
    await page.route('/services', async (route) => {
      if (route.request().resourceType() === 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(/\/assets\/client-\w+/, '/assets/client-NEWER');
      await route.fulfill({ response, body });
    });
    await opensAsDocument('/services');

    const missing = { status: 404, contentType: 'text/html', body: 'Not found' };
    await page.route(/\/assets\/contact-\w+\.js$/, (route) => route.fulfill(missing), {
      times: 2, // once to preload it and once to import it
    });
    await opensAsDocument('/contact');

    await context.setOffline(true);
    await follow(page, '/blog');
    await expect(page.getByText('This page did not load. You may be offline.')).toBeVisible();
    await expect(page).toHaveURL('/contact'); // the page still works
    await context.setOffline(false);
    await visit(page, '/blog');

    await follow(page, '/contact');
    await expect(page).toHaveURL('/contact');
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    await expect(page.getByText('This page did not load. You may be offline.')).toBeVisible();
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL('/contact');
    await context.setOffline(false);
    await follow(page, '/blog');
    await expect(page).toHaveURL('/blog');
  });

  test('when it has not come after eight seconds; until then it is shown to be on its way, from 150 ms on', async ({
    page,
    open,
  }) => {
    await page.clock.install();
    await open('/');
    await stopClock(page);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
    });
    await test.step('a page is fetched once the pointer has rested on its link for 100 ms', async () => {
      const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
      await link('Blog').hover();
      await page.clock.runFor(99);
      await link('Contact Us').hover();
      const request = page.waitForRequest('**/contact');
      await page.clock.runFor(100);
      await request;
      expect(fetched).not.toContain('/blog');
    });

    const bar = page.locator('body > #root > [aria-hidden=true]');
    const release = await holdBack(page, '/blog');
    await follow(page, '/blog');
    await page.clock.runFor(149);
    await expect(pendingBar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(pendingBar(page)).toHaveCount(1);
    await expect(page.getByText('Loading', { exact: true })).toBeAttached();
    await expect(bar).toBeVisible();
    expect((await bar.boundingBox())?.y).toBe(0);
    release();
    await expect(page).toHaveURL('/blog');
    await expect(pendingBar(page)).toHaveCount(0);
    await expect(bar).toHaveCount(0);

    await page.mouse.move(0, 0); // away from all links
    await markDocument(page);
    await page.route('/privacy', (route) => {
      if (route.request().resourceType() === 'document') return route.fallback();
    });
    await follow(page, '/privacy');
    await page.clock.runFor(7999);
    await expect(page).toHaveURL('/blog');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/privacy');
    await expect(heading(page)).toBeVisible();
    expect(await isMarked(page)).toBe(false);
  });
});

test.describe('The reader is back where they were', () => {
  /** The scroll position; undefined while another document replaces the page. */
  const scrollY = (page: Page) => page.evaluate(() => window.scrollY).catch(() => undefined);
  /** Scrolls once the page has settled, because restoring the position continues in the next frame. */
  const scrollTo = (page: Page, y: number) =>
    page.evaluate(async (top) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
      window.scrollTo(0, top);
    }, y);

  test('on a members’ page, after a reload and after Back to it, but not when it is opened anew', async ({
    page,
  }) => {
    await openAsMember(page, '/safe-sleep');
    await scrollTo(page, 900);
    await page.reload();
    await expect(page.getByRole('tab').first()).toBeVisible();
    await expect.poll(() => scrollY(page)).toBe(900);
    await follow(page, '/night-weaning');
    await expect(heading(page)).toBeFocused();
    await scrollTo(page, 500);
    await page.reload();
    await expect.poll(() => scrollY(page)).toBe(500);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(900);
    await expect(page).toHaveURL('/safe-sleep');

    // A newly opened page begins at its top.
    await page.goto('/night-weaning');
    await page.goto('/safe-sleep');
    await expect(page.getByRole('tab').first()).toBeVisible();
    expect(await scrollY(page)).toBe(0);
    await test.step('no tab of a page stays open on the next', async () => {
      const selected = page.getByRole('tab', { selected: true });
      await page.getByRole('tab').nth(1).click();
      await expect(selected).toHaveText('Co-Sleeping Safety');
      await follow(page, '/navigating-nap-transitions');
      await expect(selected).toHaveText('Overview');
    });
  });
});

test.describe('What was entered is still there', () => {
  test('in the contact form, after a look at the privacy page', async ({ page, open }) => {
    await open('/contact');
    await page.getByLabel('Your Name').fill('Ada Test');
    await page.getByLabel("Child's Age").selectOption('7-12 months');
    await page.getByLabel(/message/i).fill('She wakes at 1, 3 and 5.');
    const form = page.locator('form');
    await form.getByRole('link', { name: /look after/ }).click();
    await expect(page).toHaveURL('/privacy');
    await page.goBack();
    await expect(page.getByLabel('Your Name')).toHaveValue('Ada Test');
    await expect(page.getByLabel("Child's Age")).toHaveValue('7-12 months');
    await expect(page.getByLabel(/message/i)).toHaveValue('She wakes at 1, 3 and 5.');
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
      'Ada',
    );

    await test.step('until the member signs out, in another tab too', async () => {
      const tell = (isMember: boolean) =>
        page.evaluate((flag) => {
          if (flag) localStorage.setItem('isLoggedIn', 'true');
          else localStorage.removeItem('isLoggedIn');
          dispatchEvent(new Event('storage'));
        }, isMember);
      const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
      await tell(true);
      await expect(link('Member Area')).toBeVisible();
      await expect(page.getByLabel('Your Name')).toHaveValue('Ada Test');
      await tell(false);
      await expect(link('Member Login')).toBeVisible();
      await expect(page.getByLabel('Your Name')).toHaveValue('');
      await follow(page, '/services');
      await expect(page).toHaveURL('/services');
      await follow(page, '/contact');
      await expect(page.getByLabel('Your Name')).toHaveValue('');

      // The same on another page, once the form has left the screen.
      await tell(true);
      await page.getByLabel('Your Name').fill('Ada Test');
      await follow(page, '/services');
      await expect(page.getByLabel('Your Name')).toHaveCount(0);
      await tell(false);
      await expect(link('Member Login')).toBeVisible();
      await follow(page, '/contact');
      await expect(page.getByLabel('Your Name')).toHaveValue('');
    });
  });

  test('in the wizard, at its question, and Back goes through the questions', async ({ page }) => {
    await openAsMember(page, '/comforting-sleep-journey');
    const question = (n: number) => page.getByText(`Question ${n} of 6`).last();
    await page.getByLabel("Child's name").fill('Noor');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(question(2)).toBeVisible();
    await page.getByRole('radio').first().click(); // the only answer continues automatically
    await expect(question(4)).toBeVisible();

    await follow(page, '/safe-sleep');
    await expect(page).toHaveURL('/safe-sleep');
    await page.goBack();
    await expect(question(4)).toBeVisible();
    await page.goBack();
    await expect(question(2)).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeChecked();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(question(1)).toBeVisible();
    await expect(page.getByLabel("Child's name")).toHaveValue('Noor');
    expect(
      await page.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage])),
    ).not.toContain('Noor');
  });
});

test('a press asks for all that a page needs at once, and never as data for one that is opened as a document', async ({
  page,
  open,
}) => {
  const table = page.waitForResponse('**/routes.json');
  await open('/contact');
  await (await table).finished();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
  });
  await page.route('**/services', () => {}); // its document never arrives
  const press = (name: string) =>
    page.getByRole('banner').getByRole('link', { name }).first().dispatchEvent('pointerdown');
  const parts = ['css', 'js'].map((type) =>
    page.waitForRequest(new RegExp(`/assets/services-\\w+\\.${type}$`)),
  );
  await press('Sleep Programmes');
  await Promise.all(parts);
  await expect.poll(() => fetched).toEqual(['/services']);

  await press('Login');
  await press('Login');
  await expect(
    page.locator('link[rel=prefetch][href^="/assets/login-"][href$=".css"]'),
  ).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).first().click();
  await expect(page).toHaveURL('/login');
  expect(fetched).not.toContain('/login');
});

test('a visitor who follows a link to a members’ page comes to the login, and Back leads out', async ({
  page,
}) => {
  await logIn(page, 'false');
  await visit(page, '/services');
  await follow(page, '/safe-sleep');
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/services');
});
