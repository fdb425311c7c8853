import type { Page, Route } from '@playwright/test';
import { expect, hydrated, test } from './fixtures';
import type { PageErrors } from './page-errors';

/*
 * Ways through the site at random, beside a model of what a browser shows that opens plain
 * documents: its address, its title, where it is scrolled, what has the focus. Every other way
 * is over a slow line. SEED is the number with which the first begins, and WALKS says how many.
 */

const walks = Number(process.env.WALKS ?? 1);
const { SEED } = process.env;
/** In the last, Forward ends in a reload after the site was published anew. */
const seeds = SEED ? Array.from({ length: walks }, (_, i) => Number(SEED) + i) : [100, 101, 1014];
const STEPS = 14;

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // a soft scroll would go on meanwhile

/** Pages and a place in each. */
const places: Record<string, string> = {
  '/': '#testimonials',
  '/services': '#main',
  '/blog': '#main',
  '/blog/establishing-healthy-sleep-routines': '#main',
  '/privacy': '#main',
  '/false-starts': '#which-one-is-yours',
};
const paths = Object.keys(places);

/** Its document has a policy of its own. */
const apart = '/false-starts';

/** An entry of history, and how far its page is scrolled: to a place, before anybody scrolls on. */
interface Entry {
  href: string;
  top: number | 'place';
  /** Where it is if it was left before a click on a link to itself had led to its top. */
  otherTop?: number | 'place' | undefined;
}

const entryOf = (href: string): Entry => ({ href, top: href.includes('#') ? 'place' : 0 });

const pathOf = (href: string) => href.replace(/#.*/, '');

/** A browser that opens plain documents: what is asked for last counts. */
class PlainBrowser {
  entries: Entry[];
  at = 0;
  /** Whether all entries are of the document that was opened first. */
  isOneDocument = true;

  constructor(href: string) {
    this.entries = [entryOf(href)];
  }

  get entry() {
    return this.entries[this.at]!;
  }

  follow(href: string) {
    if (pathOf(href) === apart) this.isOneDocument = false;
    if (href !== this.entry.href) this.at += 1;
    this.entries = [...this.entries.slice(0, this.at), entryOf(href)];
  }

  go(steps: number) {
    if (this.entries[this.at + steps]) this.at += steps;
  }
}

/** Numbers that look random, and are the same for the same seed (mulberry32). */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** Clicks on links one after the other, before any of them has led anywhere. */
async function click(page: Page, ...hrefs: string[]) {
  await page.evaluate((addresses) => {
    for (const address of addresses) {
      const link = Object.assign(document.createElement('a'), { textContent: 'There' });
      link.setAttribute('href', address);
      document.body.append(link);
      link.click();
      link.remove();
    }
  }, hrefs);
}

/** Scrolls as a reader does, who sees the page first. Returns how far it went. */
function scroll(page: Page, top: number): Promise<number> {
  return page.evaluate(async (to) => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    scrollTo({ top: to, behavior: 'instant' });
    await frame();
    return Math.round(scrollY);
  }, top);
}

/** Answers nothing until it is released, so that what is asked for stays on its way. */
async function holdDocuments(page: Page) {
  const waiting: (() => void)[] = [];
  let isHeld = true;
  const isPage = (url: URL) => url.href.startsWith(origin(page)) && !url.pathname.includes('.');
  const hold = async (route: Route) => {
    if (isHeld) await new Promise<void>((release) => waiting.push(release));
    await route.fallback().catch(() => {}); // it may have been aborted
  };
  await page.route(isPage, hold);
  return async () => {
    isHeld = false;
    for (const release of waiting) release();
    await page.unroute(isPage, hold);
  };
}

async function expectShown(page: Page, titles: Map<string, string>, model: PlainBrowser) {
  const { entry, isOneDocument } = model;
  const { href, top, otherTop } = entry;
  const path = pathOf(href);
  await expect(page).toHaveURL(href);
  await expect(page).toHaveTitle(titles.get(path)!);
  await hydrated(page);
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(0);
  // Chromium forgets where a script has scrolled to when it loads the document of a place again.
  const isAtPlace = top === 'place' || (!isOneDocument && href.includes('#'));
  const place = isAtPlace ? places[path]! : '';
  const distance = () => page.evaluate(distanceFrom, { tops: [top, otherTop], place });
  await expect.poll(distance).toBeLessThan(5);
  await expect.poll(() => page.evaluate(focused, places[path]!)).toMatch(/^(place|body|h1)$/);
}

/** How many pixels a page is from where it should be scrolled; a place must be in view. */
function distanceFrom({ tops, place }: { tops: unknown[]; place: string }): number {
  const numbers = tops.filter((top) => typeof top === 'number');
  const away = Math.min(...numbers.map((top) => Math.abs(scrollY - top)));
  if (!place) return away;
  const box = document.querySelector(place)!.getBoundingClientRect();
  return Math.min(away, box.top < innerHeight ? Math.max(0, -box.top) : box.top);
}

/** What has the focus: the place, or the name of an element. */
function focused(place: string): string | undefined {
  const { activeElement } = document;
  return activeElement?.matches(place) ? 'place' : activeElement?.localName;
}

/**
 * Has no font arrive. One that arrives after the browser has scrolled moves the text, where a
 * computer has none of the fonts that are shown until then.
 */
async function withoutFonts(page: Page, pageErrors: PageErrors) {
  pageErrors.allow(/woff2|Failed to load resource: net::ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
}

/**
 * Has Chromium come back to a document at a distance from its top. It would look for the element
 * that was at the top of the window, and forget `scroll-padding`, if it has had time to note one.
 */
async function withoutAnchors(page: Page) {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { overflow-anchor: none; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Loads slowly, as on a phone far from anywhere. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
}

/** Has each document name another script, as after the site was published anew. */
async function publishAnew(page: Page, version: number) {
  const isPage = (url: URL) => url.href.startsWith(origin(page)) && !url.pathname.includes('.');
  const change = async (route: Route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replaceAll(/(client-\w+\.js)/g, `$1?${version}`);
    await route.fulfill({ response: answer, body: html });
  };
  // A page that is left meanwhile takes its answer with it.
  await page.route(isPage, (route) => change(route).catch(() => route.abort().catch(() => {})));
}

const origin = (page: Page) => new URL(page.url()).origin;

for (const seed of seeds) {
  test(`way ${seed} is that of a browser with plain documents`, async ({
    page,
    pageErrors,
    request,
  }) => {
    const titles = new Map<string, string>();
    for (const path of paths) {
      const html = await (await request.get(path)).text();
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      titles.set(path, title.replaceAll('&#39;', '\u0027').replaceAll('&amp;', '&'));
    }
    const below = random(seed);
    const any = () => paths[below(paths.length)]!;
    const model = new PlainBrowser(any());
    let version = 0;
    await withoutFonts(page, pageErrors);
    await withoutAnchors(page);
    if (seed % 2 === 1) await slowDown(page);
    await page.goto(model.entry.href);
    await hydrated(page);

    const back = async () => {
      if (model.at === 0) return;
      model.go(-1);
      await page.evaluate(() => history.back());
      await expectShown(page, titles, model);
    };
    const steps: Record<string, () => Promise<void>> = {
      async follow() {
        const href = any();
        model.follow(href);
        await click(page, href);
      },
      async followTwice() {
        const href = any();
        model.follow(href);
        await click(page, href, href);
      },
      async changeOnesMind() {
        const [first, second] = [any(), any()];
        // A click that stays on its page is done at once, as one on a place of it is.
        const { top } = model.entry;
        if (first === pathOf(model.entry.href)) {
          model.follow(first);
          model.entry.otherTop = top;
        }
        model.follow(second);
        await click(page, first, second);
      },
      async followPlace() {
        const path = pathOf(model.entry.href);
        model.follow(path + places[path]);
        await click(page, places[path]!);
      },
      async followPlaceElsewhere() {
        const path = any();
        model.follow(path + places[path]);
        await click(page, path + places[path]);
      },
      back,
      async backAndForward() {
        if (model.at === 0) return;
        await back();
        model.go(1);
        await page.evaluate(() => history.forward());
      },
      async backAndPlace() {
        const { at, entries } = model;
        const [from, to] = [pathOf(model.entry.href), pathOf(entries[at - 1]?.href ?? '')];
        if (at === 0 || from === to) return;
        // Back to another document the address changes with the page.
        if (version > 0 || entries.some(({ href }) => pathOf(href) === apart)) return;
        model.isOneDocument = false;
        await page.reload(); // what was fetched before is gone, so Back has to wait
        await hydrated(page);
        const release = await holdDocuments(page);
        await page.evaluate(() => history.back());
        await page.waitForURL(entries[at - 1]!.href, { waitUntil: 'commit' });
        const isHere = (await page.title()) === titles.get(from);
        if (isHere) model.follow(from + places[from]);
        else model.go(-1);
        if (isHere) await click(page, places[from]!);
        await release();
      },
      async reload() {
        model.isOneDocument = false;
        await page.reload();
        await hydrated(page);
      },
      async publish() {
        model.isOneDocument = false;
        version += 1;
        await publishAnew(page, version);
      },
    };
    const names = Object.keys(steps);
    for (let step = 0; step < STEPS; step++) {
      const name = names[below(names.length)]!;
      await test.step(`${name} at ${model.entry.href}`, async () => {
        model.entry.top = await scroll(page, below(600));
        model.entry.otherTop = undefined;
        await steps[name]!();
        await expectShown(page, titles, model);
      });
    }
  });
}
