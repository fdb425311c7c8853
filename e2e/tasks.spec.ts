import type { Locator, Page } from '@playwright/test';
import { keepFamily, nap, night } from './family';
import { answerCookies, expect, hydrated, logIn, test } from './fixtures';

const plan = '/comforting-sleep-journey';

/** The most taps, and screens of scrolling, that parents' common tasks may take. */
const mostTaps = 2;
const mostScreens = 1;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** A parent with a phone, who scrolls no further than needed to see a thing completely. */
class Parent {
  private taps = 0;
  private scrolled = 0;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a page, performs a task, and counts what it took. */
  async task(name: string, from: string, act: () => Promise<void>, most = mostTaps) {
    await test.step(name, async () => {
      await this.page.goto(from);
      await hydrated(this.page);
      [this.taps, this.scrolled] = [0, 0];
      await act();
      expect.soft(this.taps, `${name}: taps`).toBeLessThanOrEqual(most);
      const screens = this.scrolled / this.page.viewportSize()!.height;
      expect.soft(screens, `${name}: screens`).toBeLessThanOrEqual(mostScreens);
    });
  }

  async tap(target: Locator) {
    await this.see(target);
    await target.tap();
    this.taps++;
  }

  /** Scrolls until a thing is completely visible above the bar at the foot; may close the cookie question first. */
  async see(target: Locator) {
    await target.waitFor();
    await this.page.evaluate(stillness);
    for (let tries = 0; tries < 4; tries++) {
      const { distance, covered } = await target.evaluate(placeOnScreen);
      if (Math.abs(distance) < 1 && !covered) return;
      const reject = this.page.getByRole('button', { name: 'Reject' });
      const asked = Math.abs(distance) < 1 && (await reject.isVisible());
      if (asked) {
        await reject.tap();
        this.taps++;
      }
      const further = covered && !asked ? distance + 80 : distance;
      await this.page.evaluate((y) => scrollBy({ top: y, behavior: 'instant' }), further);
      this.scrolled += Math.abs(further);
    }
    throw new Error('something lies over it');
  }

  async throughMenu(href: string) {
    await this.tap(this.page.getByRole('button', { name: /^(Open )?menu$/i }));
    await this.tap(this.page.locator(`dialog[open] a[href="${href}"]`).first());
  }
}

/**
 * Runs in the browser: how far the page must scroll until an element, or the top of a tall one, is
 * completely visible, and whether something covers it.
 */
function placeOnScreen(element: Element) {
  const { bottom, left, right, top } = element.getBoundingClientRect();
  const end = Math.min(bottom, top + innerHeight);
  const distance = top < 0 ? top : Math.max(0, end - innerHeight);
  const over = document.elementFromPoint(
    (left + right) / 2,
    (top + Math.min(end, innerHeight)) / 2,
  );
  return { distance, covered: !over || !(element.contains(over) || over.contains(element)) };
}

/** Runs in the browser: waits until the page no longer moves by itself. */
async function stillness() {
  for (let still = 0, last = scrollY; still < 10; last = scrollY) {
    await new Promise((done) => requestAnimationFrame(done));
    still = scrollY === last ? still + 1 : 0;
  }
}

test('what visitors come for is two taps away', async ({ page }) => {
  const parent = new Parent(page);
  await parent.task('the price', '/', () =>
    parent.see(page.locator('main :text("£"):visible').first()),
  );
  await parent.task('the free call', '/', async () => {
    await parent.tap(page.locator('main').getByText(/^Book/).first());
    await parent.see(page.locator('#consultation div:has(> .calendly-inline-widget)'));
  });
  await parent.task('a message', '/', async () => {
    await parent.throughMenu('/contact');
    await parent.see(page.getByLabel(/^Your Name/));
  });
  await parent.task('help for short naps', '/', async () => {
    await parent.tap(page.locator('summary', { hasText: 'Naps for 30 minutes' }));
    await parent.see(page.locator('details[open] ol').first());
  });
  await parent.task('calling 111', '/illness-and-teething', () =>
    parent.see(page.locator('main a[href="tel:111"]').first()),
  );
  await parent.task('“refund”', '/terms', async () => {
    await parent.tap(page.locator('button[aria-keyshortcuts="/"]:visible'));
    await page.getByRole('searchbox').fill('refund');
    await parent.tap(page.getByRole('dialog').getByRole('link').first());
    await parent.see(page.locator('#cancelling-1-1-support'));
  });
  await parent.task('the login', '/', async () => {
    await parent.throughMenu('/login');
    await parent.see(page.getByLabel('Username'));
  });
  await parent.task('a guide, through the login', '/early-waking', async () => {
    await page.waitForURL('**/login');
    await page.getByLabel('Username').fill('member');
    await page.getByLabel('Password').fill('goodnight');
    await parent.tap(page.getByRole('button', { name: /log ?in/i }));
    await page.waitForURL('**/early-waking');
  });
});

/** The start page of the installed app, as the family opens it at a given time. */
async function firstPage(page: Page, time: string, today: object[]): Promise<string> {
  await keepFamily(page, time, today);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const manifest = await page.request.get('/site.webmanifest');
  return ((await manifest.json()) as { start_url: string }).start_url;
}

test('at 03:05 each thing is as near as it has to be', async ({ page }) => {
  const first = await firstPage(page, '2026-11-24T03:05:00Z', [...nap, ...night]);
  const parent = new Parent(page);
  const foot = (name: string) =>
    page.getByRole('navigation', { name: 'Right now' }).getByRole('link', { name });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const typed = async (text: string) => {
    await parent.tap(page.locator('button[aria-keyshortcuts="/"]:visible'));
    await page.getByRole('searchbox').fill(text);
    return page.getByRole('dialog').getByRole('link');
  };
  // Tasks: the name, the most taps, and the actions.
  const tasks: [name: string, most: number, act: () => Promise<void>][] = [
    [
      'the stage, tonight’s line, and that they woke',
      1,
      async () => {
        await parent.see(
          page.getByText('Asleep since 7:12pm').and(page.getByText('Stage 3, night 2')),
        );
        await parent.see(page.getByText(/^Chair halfway to the door/));
        await parent.tap(button('They woke'));
        await expect(page.getByRole('timer')).toContainText('0:00');
        await expect(page.getByRole('status').getByText('Awake at 3:05am.')).toBeInViewport();
        await parent.see(button('Undo'));
      },
    ],
    [
      'asleep',
      1,
      async () => {
        await parent.tap(button('Asleep now'));
        await expect(page.getByText('Asleep at 3:05am.')).toBeInViewport();
        await parent.see(button('Undo'));
      },
    ],
    [
      'fever',
      2,
      async () => {
        const found = await typed('fever');
        await parent.see(found.and(page.locator('[href="tel:111"]')));
        await parent.tap(found.and(page.locator('[href$="#gp-or-111"]')).first());
        await parent.see(page.locator('#gp-or-111'));
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dim');
        await expect(foot('Now')).toBeInViewport();
      },
    ],
    [
      'call 111, or see what is safe tonight',
      1,
      async () => {
        await parent.tap(foot('Help'));
        await parent.see(page.locator('main a[href="tel:111"]').first());
        await expect(page.locator('main a[href="tel:999"]').first()).toBeInViewport();
        const [gp, danger] = await Promise.all(
          ['111', '999'].map((number) =>
            page.locator(`main a[href="tel:${number}"]`).first().boundingBox(),
          ),
        );
        expect(gp!.x - danger!.x - danger!.width, 'no thumb calls both').toBeGreaterThanOrEqual(8);
        await parent.see(page.getByLabel('In a cot, crib or Moses basket'));
      },
    ],
    [
      'hand over',
      2,
      async () => {
        await parent.tap(button('Hand over'));
        await parent.tap(button('Send the link'));
        await expect(page.getByText(/on your clipboard/)).toBeVisible();
      },
    ],
    [
      'noise',
      2,
      async () => {
        await parent.tap(foot('Sounds'));
        await parent.tap(button(/^Play/).first());
        await expect(button(/^Stop/).first()).toBeVisible();
      },
    ],
  ];
  for (const [name, most, act] of tasks) await parent.task(name, first, act, most);
});

test('by day the next nap is there without a tap, and so is the last night', async ({ page }) => {
  const first = await firstPage(page, '2026-11-23T11:30:00Z', nap);
  const parent = new Parent(page);
  await parent.task(
    'the next nap',
    first,
    async () => {
      await parent.see(
        page.getByText(/^Awake 1\sh\s10\smin.*nap likely 12:59 to 1:21pm, from \d+ of their own/),
      );
      await parent.see(
        page.getByText(/^Last night: 11\sh\s1\smin, one waking, longest 8\sh\s5\smin/),
      );
    },
    0,
  );
});

test('a plan is two taps from the first page of a family that has none', async ({ page }) => {
  await logIn(page);
  const parent = new Parent(page);
  await parent.task('the first question', '/now', async () => {
    await parent.tap(page.locator(`main a[href="${plan}"]`).first());
    await parent.see(page.getByLabel("Child's name"));
  });
});

test('the first press after a page was followed is not lost', async ({ page }) => {
  await logIn(page);
  await answerCookies(page);
  await page.clock.setFixedTime(new Date('2026-11-23T11:30:00Z'));
  await page.goto('/sleep-diary');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Right now' }).getByRole('link').first().tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Now' })).toBeFocused();
  const button = page.getByRole('button', { name: 'Asleep now', exact: true });
  const { x, y, width, height } = (await button.boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height - 4);
  await expect(page.getByText('Asleep at 11:30am.')).toBeVisible();
});
