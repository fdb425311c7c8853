import type { Browser, Page, Route } from '@playwright/test';
import { expect, hydrated, logIn, openAsMember, saveLibrary, stubbedPage, test } from './fixtures';
import { nameOf, needs, optionalScripts } from './scripts-of-site';
import { elsewhere, notLoaded, states, type State } from './states-with-parts';

/*
 * Scripts that a page loads after its own are optional: if they fail to load, the page must work
 * without them. They are found by watching the page; reading the site's scripts ensures that no
 * import is missed.
 *
 * Here each state is opened without all of its own optional scripts at once, then without the main
 * ones, and every fourth state without one of those shared by several. With EVERY_FAILURE=1, as in
 * the trials, every script of every state fails alone in each way, by day and at night, online and
 * with the saved library.
 */
const tryAll = process.env.EVERY_FAILURE === '1';

type Refuse = (route: Route) => Promise<void>;

/** The ways in which a script fails to load. */
const failures: Record<string, Refuse> = {
  'the network fails': (route) => route.abort(),
  'another deploy is there': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }),
  'it throws': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
};

const hours = { day: undefined, night: new Date('2026-11-23T03:05:00Z') };
type Hour = keyof typeof hours;

const ways = Object.keys(failures).flatMap((failure) =>
  (Object.keys(hours) as Hour[]).map((hour) => ({ failure, hour })),
);
type Way = (typeof ways)[number];

test('every script that the site imports is refused in some state', () => {
  const known = new Set([
    ...Object.values(states).flatMap(({ loads }) => loads),
    ...Object.keys(elsewhere),
  ]);
  const found = new Set([...optionalScripts()].map(nameOf));
  expect([...found].filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !found.has(name))).toEqual([]);
});

for (const [turn, [name, state]] of Object.entries(states).entries()) {
  test(`without its optional scripts, ${name} goes on`, async ({ browser }) => {
    /** Opens the state without some scripts, each failing in its own way, at the hour of the first. */
    const openWithout = (refused: Map<string, Way>) =>
      open(browser, async (page) => {
        const hour = hours[[...refused.values()][0]?.hour ?? 'day'];
        if (hour) await page.clock.setFixedTime(hour);
        for (const [script, { failure }] of refused)
          await page.route(`**${script}`, failures[failure]!);
        const scripts = await visit(page, state, [...refused.keys()]);
        for (const [script, { failure }] of refused)
          if (failure === 'the network fails') await comesBack(page, state, script);
        return scripts;
      });
    const stepWithout = (refused: [string, Way][]) =>
      test.step(refused.map(([script, way]) => `${script}: ${way.failure}`).join(', '), () =>
        openWithout(new Map(refused)),
      );
    if (tryAll) {
      for (const script of await openWithout(new Map()))
        for (const way of ways) await stepWithout([[script, way]]);
      return;
    }
    const wayOf = (i: number) => ways[((turn + i) * 5) % ways.length]!;
    const own = scriptsNamed(state.loads).map((script, i) => [script, wayOf(i)] as [string, Way]);
    const asked = await stepWithout(own.filter(([script]) => !isMain(state, script)));
    expect(asked.map(nameOf)).toEqual(expect.arrayContaining(state.loads));
    const main = own.filter(([script]) => isMain(state, script));
    if (main.length > 0) await stepWithout(main);
    const shared = asked.find((script) => nameOf(script) === 'chunk');
    if (turn % 4 === 0 && shared) await stepWithout([[shared, wayOf(own.length)]]);
  });
}

const ofMembers = Object.entries(states).filter(([, { member }]) => member);
for (const [name, state] of tryAll ? ofMembers : ofMembers.slice(1, 2)) {
  test(`with a saved library that misses one of its scripts, ${name} goes on`, ({ browser }) =>
    open(browser, async (page) => {
      const context = page.context();
      await openAsMember(page, '/member-dashboard');
      await saveLibrary(page);
      const inTab = async <T>(work: (tab: Page) => Promise<T>) => {
        const tab = await context.newPage();
        await tab.addInitScript(forgetFamily);
        const result = await work(tab);
        await tab.close();
        return result;
      };
      const scripts = await inTab((tab) => visit(tab, state));
      await context.setOffline(true);
      for (const script of tryAll ? scripts : scripts.slice(0, 2))
        for (const code of [null, 'throw new Error("broken")'])
          await test.step(`${script}: ${code ?? 'not saved'}`, async () => {
            const saved = await replaceSaved(page, script, code);
            await inTab((tab) => visit(tab, state, [script]));
            await replaceSaved(page, script, saved);
          });
    }));
}

/** Runs a function on a page in its own browser context. */
async function open<T>(browser: Browser, work: (page: Page) => Promise<T>) {
  const { page, close } = await stubbedPage(browser);
  const result = await work(page);
  await close();
  return result;
}

/** Opens a state, possibly without some of its scripts. Returns those that its document does not name. */
async function visit(page: Page, state: State, missing: string[] = []): Promise<string[]> {
  const scripts = new Set<string>();
  let documents = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.add(pathname);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++;
  });
  if (state.member) await logIn(page);
  if (state.before) await page.addInitScript(state.before);
  const html = (await (await page.goto(state.path))?.text()) ?? '';
  await hydrated(page);
  await state.act?.(page);
  if (missing.some((script) => isMain(state, script))) await expect(notLoaded(page)).toBeVisible();
  else await state.works(page);
  await expect(page.getByText('This page has stopped working')).toHaveCount(0);
  expect(documents, 'documents that were loaded').toBe(1);
  if (!tryAll || missing.length === 0) await page.waitForLoadState('networkidle');
  return [...scripts].filter((script) => !html.includes(script));
}

/** The addresses of optional scripts, in the order of the given names. */
function scriptsNamed(names: string[]): string[] {
  const files = [...optionalScripts()];
  return names.map((name) => `/assets/${files.find((file) => nameOf(file) === name)}`);
}

/** Whether the purpose of the page needs a script. */
function isMain({ main = [] }: State, script: string): boolean {
  return main.some((name) => needs(name, script.replace('/assets/', '')));
}

/** A part that failed to load because of the network loads when it is requested again. */
async function comesBack(page: Page, state: State, script: string) {
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  if (!isMain(state, script) || !(await again.isVisible())) return;
  await page.unroute(`**${script}`);
  await again.click();
  await expect(notLoaded(page)).toHaveCount(0);
  await state.act?.(page);
  await state.works(page);
}

/** In a new tab, removes the data stored by previous tabs. */
function forgetFamily() {
  if (sessionStorage.getItem('begun')) return;
  sessionStorage.setItem('begun', 'true');
  for (const key of Object.keys(localStorage))
    if (key.startsWith('family-log')) localStorage.removeItem(key);
}

/** Replaces the code of a saved script, or removes it if null. Returns the previous code. */
function replaceSaved(page: Page, script: string, code: string | null) {
  return page.evaluate(
    async ([path, text]) => {
      const cache = await caches.open('saved-library');
      const before = await (await cache.match(path!))?.text();
      const headers = { 'Content-Type': 'text/javascript' };
      if (text === null) await cache.delete(path!);
      else await cache.put(path!, new Response(text, { headers }));
      return before ?? null;
    },
    [script, code] as const,
  );
}
