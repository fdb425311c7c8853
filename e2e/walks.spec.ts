import type { Page, Route } from '@playwright/test';
import { expect, hydrated, test, visit } from './fixtures';
import type { PageErrors } from './page-errors';

/*
 * Random walks through the site, compared with a model of a browser that opens plain documents: its
 * address, title, scroll position and focus. Every other walk has a slow connection. SEED is the
 * number for the first walk, and WALKS the number of walks.
 */

const walks = Number(process.env.WALKS ?? 1);
const { SEED } = process.env;
/** In the last, Forward ends in a reload after the site was published again. */
const seeds = SEED ? Array.from({ length: walks }, (_, i) => Number(SEED) + i) : [100, 101, 1014];
const STEPS = 14;

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // a smooth scroll would go on for a while

/** Pages, with an anchor in each. */
const places: Record<string, string> = {
  '/': '#testimonials',
  '/services': '#main',
  '/blog': '#main',
  '/blog/establishing-healthy-sleep-routines': '#main',
  '/privacy': '#main',
  '/false-starts': '#which-one-is-yours',
};
const paths = Object.keys(places);

/** Its document has a different policy. */
const apart = '/false-starts';

/** A history entry, and its page's scroll position; 'place' until the visitor scrolls on from the anchor. */
interface Entry {
  href: string;
  top: number | 'place';
  /** The position if it was left before a click on a link to itself led to its top. */
  otherTop?: number | 'place' | undefined;
}

const entryOf = (href: string): Entry => ({ href, top: href.includes('#') ? 'place' : 0 });

const pathOf = (href: string) => href.replace(/#.*/, '');

/** A browser that opens plain documents; the last navigation requested counts. */
class PlainBrowser {
  entries: Entry[];
  at = 0;
  /** Whether all entries belong to the document opened first. */
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

/** A generator of pseudo-random numbers, the same for the same seed (mulberry32). */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** Clicks several links before any of them has loaded. */
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

/** Scrolls like a reader, who sees the page first. Returns the position reached. */
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

/** Holds all responses until released. */
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
  // Chromium loses a script's scroll position when it reloads a document with a fragment.
  const isAtPlace = top === 'place' || (!isOneDocument && href.includes('#'));
  const place = isAtPlace ? places[path]! : '';
  const distance = () => page.evaluate(distanceFrom, { tops: [top, otherTop], place });
  await expect.poll(distance).toBeLessThan(5);
  await expect.poll(() => page.evaluate(focused, places[path]!)).toMatch(/^(place|body|h1)$/);
}

/** How many pixels a page is from its expected scroll position; an anchor must be in view. */
function distanceFrom({ tops, place }: { tops: unknown[]; place: string }): number {
  const numbers = tops.filter((top) => typeof top === 'number');
  const away = Math.min(...numbers.map((top) => Math.abs(scrollY - top)));
  if (!place) return away;
  const box = document.querySelector(place)!.getBoundingClientRect();
  return Math.min(away, box.top < innerHeight ? Math.max(0, -box.top) : box.top);
}

/** What has the focus: the anchor, or the name of an element. */
function focused(place: string): string | undefined {
  const { activeElement } = document;
  return activeElement?.matches(place) ? 'place' : activeElement?.localName;
}

/**
 * Blocks all fonts. One that arrives after the browser has scrolled would move the text, on a
 * computer without the fallback fonts.
 */
async function withoutFonts(page: Page, pageErrors: PageErrors) {
  pageErrors.allow(/woff2|Failed to load resource: net::ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
}

/**
 * Makes Chromium restore a document's distance from its top. Otherwise it may look for the element
 * that was at the top of the window, ignoring `scroll-padding`, if it had time to record one.
 */
async function withoutAnchors(page: Page) {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { overflow-anchor: none; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Simulates a slow connection, as on a phone in a remote place. */
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

/** Makes each document name a different script, as after the site was published again. */
async function publishAnew(page: Page, version: number) {
  const isPage = (url: URL) => url.href.startsWith(origin(page)) && !url.pathname.includes('.');
  const change = async (route: Route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replaceAll(/(client-\w+\.js)/g, `$1?${version}`);
    await route.fulfill({ response: answer, body: html });
  };
  // A page that is left in the meantime aborts its response.
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
    await visit(page, model.entry.href);

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
        // A click that stays on its page takes effect at once, like one on an anchor.
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
        // When Back leads to another document, the address changes with the page.
        if (version > 0 || entries.some(({ href }) => pathOf(href) === apart)) return;
        model.isOneDocument = false;
        await page.reload(); // fetched pages are gone, so Back has to wait
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
