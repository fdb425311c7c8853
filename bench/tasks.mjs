// @ts-check
// How far the things that parents come for are from the home page and from the members'
// dashboard: counted in taps, and in screens that a thumb scrolls, on a phone of 360 by 740.
//
//   node bench/tasks.mjs http://localhost:4321 [another address ...]
//
// Each address is a served site; the table has two columns for each.

import { launch } from './browser.mjs';

/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const plan = '/comforting-sleep-journey';

/** How long a task waits for what it needs, in milliseconds, before it counts as impossible. */
const TASK_TIMEOUT_MS = 8000;

/** A parent with a phone: taps, and scrolls no further than it takes to see a thing whole. */
class Parent {
  taps = 0;
  scrolled = 0;

  constructor(/** @type {Page} */ page) {
    this.page = page;
  }

  async open(/** @type {string} */ path) {
    await this.page.goto(path);
    await this.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  }

  async see(/** @type {Locator} */ target) {
    await target.waitFor({ state: 'visible' });
    await stillness(this.page);
    for (let tries = 0; tries < 4; tries++) {
      const { distance, covered } = await target.evaluate(placeOnScreen);
      if (Math.abs(distance) < 1 && covered) await this.dismissQuestion(target);
      if (Math.abs(distance) < 1) return;
      await this.page.evaluate((y) => scrollBy({ top: y, behavior: 'instant' }), distance);
      this.scrolled += Math.abs(distance);
    }
  }

  async tap(/** @type {Locator} */ target) {
    await this.see(target);
    await target.tap();
    this.taps++;
  }

  /** The question about cookies may cover what is to be seen: then it is answered first. */
  async dismissQuestion(/** @type {Locator} */ target) {
    const reject = this.page.getByRole('button', { name: 'Reject' });
    if (!(await reject.isVisible())) return;
    await reject.tap();
    this.taps++;
    await target.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
}

/**
 * How far the page has to be scrolled until an element can be seen whole, and whether
 * something lies over it. An element taller than the screen is seen when its top is.
 */
function placeOnScreen(/** @type {Element} */ element) {
  const { bottom, left, right, top } = element.getBoundingClientRect();
  const room = innerHeight;
  const end = Math.min(bottom, top + room);
  const distance = top < 0 ? top : end > room ? end - room : 0;
  const over = document.elementFromPoint((left + right) / 2, (top + Math.min(end, room)) / 2);
  return { distance, covered: !over || !(element.contains(over) || over.contains(element)) };
}

/** Waits until the page no longer moves by itself, as after a link to a section of it. */
function stillness(/** @type {Page} */ page) {
  return page.evaluate(async () => {
    for (let still = 0, last = scrollY; still < 10; last = scrollY) {
      await new Promise((done) => requestAnimationFrame(done));
      still = scrollY === last ? still + 1 : 0;
    }
  });
}

/** @type {{ name: string, from: string, begin?: (page: Page) => Promise<void>, act: (parent: Parent) => Promise<void> }[]} */
const tasks = [
  {
    name: 'Find the price',
    from: '/',
    act: async (parent) => {
      const { page } = parent;
      const price = page.locator('main :text("£299"):visible').first();
      if ((await price.count()) === 0) {
        await parent.tap(page.locator('main a[href="/services"]').first());
        await page.locator('main h1', { hasText: 'Sleep Programmes' }).waitFor();
      }
      await parent.see(price);
    },
  },
  {
    name: 'Book the free call',
    from: '/',
    act: async (parent) => {
      await parent.tap(parent.page.locator('main').getByText(/^Book/).first());
      await parent.see(parent.page.locator('#consultation div:has(> .calendly-inline-widget)'));
    },
  },
  {
    name: 'Send a message',
    from: '/',
    act: async (parent) => {
      await throughMenu(parent, '/contact');
      await parent.see(parent.page.getByLabel(/^Your Name/));
    },
  },
  {
    name: 'Find help for short naps',
    from: '/',
    act: async (parent) => {
      const { page } = parent;
      const question = page.locator('summary', { hasText: 'Naps for 30 minutes' });
      if ((await question.count()) === 0) throw new Error('the home page has no way to it');
      await parent.tap(question);
      await parent.see(page.locator('details[open] ol').first());
    },
  },
  {
    name: 'Log in',
    from: '/',
    act: async (parent) => {
      await throughMenu(parent, '/login');
      await parent.see(parent.page.getByLabel('Username'));
    },
  },
  {
    name: 'Begin a plan',
    from: '/member-dashboard',
    act: async (parent) => {
      await parent.tap(parent.page.locator(`main a[href="${plan}"]`).first());
      await parent.see(parent.page.getByLabel("Child's name"));
    },
  },
  {
    name: 'Answer its questions',
    from: plan,
    act: async (parent) => {
      await answerQuestions(parent);
      await parent.see(letter(parent.page));
    },
  },
  {
    name: 'Come back to the plan after closing the tab',
    from: '/member-dashboard',
    begin: async (page) => {
      await makePlan(page);
      const more = page.getByRole('button', { name: 'Keep, share or print it' });
      if (await more.isVisible()) await more.tap();
      await page.getByRole('button', { name: 'Keep on this phone' }).tap();
    },
    act: async (parent) => {
      await parent.tap(parent.page.locator(`main a[href="${plan}"]`).first());
      await parent.see(letter(parent.page));
    },
  },
  {
    name: 'Read tonight’s line',
    from: '/member-dashboard',
    begin: async (page) => {
      await makePlan(page);
      await page.getByRole('button', { name: 'Begin tonight' }).tap();
      await tonight(page).waitFor();
    },
    act: async (parent) => {
      await parent.tap(parent.page.locator(`main a[href="${plan}"]`).first());
      await parent.see(tonight(parent.page));
    },
  },
  {
    name: 'Begin a plan tonight',
    from: plan,
    begin: makePlan,
    act: async (parent) => {
      await parent.open(plan);
      await answerQuestions(parent);
      parent.taps = 0;
      await parent.tap(parent.page.getByRole('button', { name: 'Begin tonight' }).first());
      await tonight(parent.page).waitFor();
    },
  },
  {
    name: 'What to do at a waking, minute by minute',
    from: plan,
    begin: async (page) => {
      await makePlan(page);
      await page.getByRole('button', { name: 'Begin tonight' }).tap();
      await tonight(page).waitFor();
    },
    act: async (parent) => {
      await parent.tap(parent.page.getByRole('button', { name: 'They woke' }));
      await parent.see(parent.page.getByRole('timer'));
    },
  },
  {
    name: 'Asleep now',
    from: '/sleep-diary',
    act: async (parent) => {
      const { page } = parent;
      await parent.tap(page.getByRole('button', { name: 'Asleep now' }));
      await page.getByText('Asleep since').waitFor();
    },
  },
  {
    name: 'Hand the night over',
    from: '/sleep-diary',
    begin: async (page) => {
      const parent = new Parent(page);
      await parent.open('/sleep-diary');
      await page.getByRole('button', { name: 'Asleep now' }).tap();
    },
    act: async (parent) => {
      const { page } = parent;
      await parent.tap(page.getByRole('button', { name: 'Hand over' }));
      await parent.tap(page.getByRole('button', { name: 'Send the link' }));
      await page.getByText(/on your clipboard|didn't allow/).waitFor();
    },
  },
  {
    name: 'Help in the night, with a plan nobody has answered for',
    from: plan,
    begin: async (page) => {
      await page.clock.setFixedTime(new Date(Date.now() - 2 * 86_400_000));
      await makePlan(page);
      await page.getByRole('button', { name: 'Begin tonight' }).tap();
      await tonight(page).waitFor();
    },
    act: async (parent) => {
      await parent.see(parent.page.getByRole('heading', { name: 'When they wake in the night' }));
    },
  },
  {
    name: 'Call 111',
    from: '/illness-and-teething',
    act: async (parent) => {
      await parent.see(parent.page.locator('main a[href="tel:111"]').first());
      parent.taps++; // the call itself, which leaves the browser
    },
  },
  {
    name: 'Find “refund”',
    from: '/terms',
    act: async (parent) => {
      const { page } = parent;
      await parent.tap(page.locator('button[aria-keyshortcuts="/"]:visible'));
      await page.getByRole('searchbox').fill('refund');
      await parent.tap(page.getByRole('dialog').getByRole('link').first());
      await parent.see(page.locator('#cancelling-1-1-support'));
    },
  },
  {
    name: 'Come back to a guide through the login',
    from: '/early-waking',
    act: async (parent) => {
      const { page } = parent;
      await page.waitForURL('**/login');
      await page.getByLabel('Username').fill('member');
      await page.getByLabel('Password').fill('goodnight');
      await parent.tap(page.getByRole('button', { name: /log ?in/i }));
      await page.waitForURL('**/early-waking');
    },
  },
];

async function throughMenu(/** @type {Parent} */ parent, /** @type {string} */ href) {
  const { page } = parent;
  await parent.tap(page.getByRole('button', { name: /^(Open )?menu$/i }));
  await parent.tap(page.locator(`dialog[open] a[href="${href}"]`).first());
}

const letter = (/** @type {Page} */ page) => page.locator('main h1', { hasText: 'Noor' });

const tonight = (/** @type {Page} */ page) => page.locator('main header + p').first();

async function answerQuestions(/** @type {Parent} */ parent) {
  const { page } = parent;
  const next = page.getByRole('button', { name: /^(Continue|Create Sleep Plan)$/ });
  const pick = (/** @type {string} */ value) =>
    page.locator(`label:has(input[value="${value}"])`).first();
  await page.getByLabel("Child's name").fill('Noor');
  await parent.tap(next);
  for (const value of ['a', 'patting', 'no', 'no']) {
    await page.locator(`input[value="${value}"]`).first().waitFor();
    await parent.tap(pick(value));
    // Where there is one answer only, it leads on by itself.
    if (value === 'patting') await parent.tap(next);
  }
}

async function makePlan(/** @type {Page} */ page) {
  const parent = new Parent(page);
  await parent.open(plan);
  await answerQuestions(parent);
  await letter(page).waitFor();
}

/**
 * @param {BrowserContext} context
 * @param {typeof tasks[number]} task
 * @returns {Promise<string>} the two cells of the table
 */
async function measure(context, task) {
  try {
    if (task.begin) {
      const page = await context.newPage();
      await task.begin(page);
      await page.close();
    }
    const parent = new Parent(await context.newPage());
    await parent.open(task.from);
    await task.act(parent);
    return `${parent.taps} | ${(parent.scrolled / phone.viewport.height).toFixed(1)}`;
  } catch (error) {
    console.error(`${task.name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    return 'not possible | ';
  }
}

/**
 * The context of a new visitor, or of a member. Nothing but the site itself answers.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} baseURL
 * @param {string} path where the task begins
 */
async function newContext(browser, baseURL, path) {
  const context = await browser.newContext({ ...phone, baseURL, reducedMotion: 'reduce' });
  context.setDefaultTimeout(TASK_TIMEOUT_MS);
  await context.route(
    (url) => url.origin !== new URL(baseURL).origin,
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const isVisitor = ['/', '/terms', '/early-waking', '/illness-and-teething'].includes(path);
  if (!isVisitor) await context.addInitScript(() => localStorage.setItem('isLoggedIn', 'true'));
  return context;
}

const sites = process.argv.slice(2);
if (sites.length === 0) {
  console.error('Usage: node bench/tasks.mjs http://localhost:4321 [another address ...]');
  process.exit(2);
}
const browser = await launch();
console.log(`| Task | From |${' Taps | Screens |'.repeat(sites.length)}`);
console.log(`|---|---|${'---:|---:|'.repeat(sites.length)}`);
for (const task of tasks) {
  const cells = [];
  for (const site of sites) {
    const context = await newContext(browser, site, task.from);
    cells.push(await measure(context, task));
    await context.close();
  }
  console.log(`| ${task.name} | ${task.from} | ${cells.join(' | ')} |`);
}
await browser.close();
