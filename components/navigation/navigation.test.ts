import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  LOAD_TIMEOUT_MS,
  Navigation,
  type Browser,
  type Entry,
  type Shown,
  type Target,
} from './navigation';
import type { PageData } from './page-data';

const pageAt = (path: string) => ({ page: { path } }) as PageData;

function target(href: string, options: Partial<Target> = {}): Target {
  return { path: href.replace(/#.*/, ''), href, replace: false, ...options };
}

/** A browser whose responses and history entries arrive when the test tells it to. */
class FakeBrowser implements Browser {
  readonly loads: {
    path: string;
    signal: AbortSignal;
    answer: (data: PageData) => void;
    fail: () => void;
  }[] = [];
  readonly addresses: Target[] = [];
  readonly documents: string[] = [];
  readonly saved: string[] = [];
  readonly steps: number[] = [];
  reloads = 0;

  load = (path: string, signal: AbortSignal) =>
    new Promise<PageData>((resolve, reject) => {
      this.loads.push({
        path,
        signal,
        answer: resolve,
        fail: () => reject(new Error('no network')),
      });
    });
  changeAddress = (to: Target) => void this.addresses.push(to);
  go = (steps: number) => void this.steps.push(steps);
  openDocument = ({ href }: Target, isCurrent: boolean) =>
    void (isCurrent ? this.reloads++ : this.documents.push(href));
  saveScroll = ({ entry }: Shown) => void this.saved.push(entry.key);
}

let browser: FakeBrowser;
let navigation: Navigation;
let keys: number;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new FakeBrowser();
  keys = 0;
  navigation = new Navigation({ data: pageAt('/'), entry: entry('/'), via: 'document' }, browser);
});

function entry(href: string, state: unknown = null): Entry {
  const { path, href: whole } = target(href);
  return { key: `entry ${keys++}`, path, hash: whole.slice(path.length), state };
}

const click = (href: string, options?: Partial<Target>) =>
  navigation.dispatch({ type: 'navigate', target: target(href, options) });
const redirect = (href: string) =>
  navigation.dispatch({
    type: 'navigate',
    target: target(href, { replace: true }),
    redirect: true,
  });
const goBackTo = (to: Entry) => navigation.dispatch({ type: 'entered', entry: to, via: 'history' });

/** Simulates the router's report of the last address change. */
function enter() {
  const to = browser.addresses.at(-1)!;
  navigation.dispatch({ type: 'entered', entry: entry(to.href, to.state), via: 'link' });
}

async function answer(load = browser.loads.at(-1)!) {
  load.answer(pageAt(load.path));
  await vi.advanceTimersByTimeAsync(0);
}

async function open(href: string) {
  click(href);
  await answer();
  enter();
}

const status = () => navigation.state.status;
const shownPath = () => navigation.state.shown.data.page.path;

describe('a click', () => {
  it('changes the address when the page is there, and not before', async () => {
    click('/services');
    expect(browser.addresses).toEqual([]);
    await answer();
    expect(browser.addresses).toEqual([target('/services')]);
  });

  it('on a second link aborts the load of the first, whose answer no longer counts', async () => {
    click('/services');
    const [first] = browser.loads;
    click('/contact');
    expect(first!.signal.aborted).toBe(true);
    await answer(first);
    expect(browser.addresses).toEqual([]);
    await answer();
    enter();
    expect(shownPath()).toBe('/contact');
  });

  it('on the same link again goes on with the load under way', async () => {
    click('/services');
    click('/services');
    expect(browser.loads).toHaveLength(1);
    await answer();
    click('/services');
    expect(browser.addresses).toHaveLength(1);
  });

  it('on a link overtakes one whose address the router has yet to report', async () => {
    click('/services');
    await answer();
    click('/contact');
    enter();
    expect(shownPath()).toBe('/');
    expect(status()).toBe('loading');
  });

  it('does not show its page at the address of a link that it overtook', async () => {
    click('/services');
    await answer();
    const [late] = browser.addresses;
    click('/contact');
    await answer();
    navigation.dispatch({ type: 'entered', entry: entry(late!.href), via: 'link' });
    expect(shownPath()).toBe('/');
    enter();
    expect(navigation.state.shown).toMatchObject({
      data: pageAt('/contact'),
      entry: { path: '/contact' },
    });
  });

  it('on a place of the same page loads nothing', () => {
    click('/#testimonials');
    expect(browser.loads).toEqual([]);
    expect(browser.addresses).toEqual([target('/#testimonials', { state: null })]);
    enter();
    expect(navigation.state.shown.entry.hash).toBe('#testimonials');
  });

  it('on a place of the same page keeps the step that a component has taken', () => {
    click('/', { state: { step: 3 } });
    enter();
    click('/#stage-1');
    enter();
    expect(navigation.state.shown.entry.state).toEqual({ step: 3 });
  });

  it('on a link to the page itself begins it anew', () => {
    click('/', { state: { step: 3 } });
    enter();
    click('/', { replace: true });
    enter();
    expect(navigation.state.shown.entry.state).toBeNull();
  });

  it('after a page could not be shown is followed as any other', async () => {
    click('/services');
    browser.loads[0]!.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(status()).toBe('failed');
    await open('/contact');
    expect(shownPath()).toBe('/contact');
  });
});

describe('Back and Forward', () => {
  it('show the page once it is there, and leave the address alone', async () => {
    const home = navigation.state.shown.entry;
    await open('/services');
    goBackTo(home);
    expect(shownPath()).toBe('/services');
    await answer();
    expect(shownPath()).toBe('/');
    expect(navigation.state.shown).toMatchObject({ via: 'history', entry: home });
    expect(browser.addresses).toHaveLength(1);
  });

  it('end the load of a link that was followed before', () => {
    click('/services');
    goBackTo(entry('/contact'));
    expect(browser.loads[0]!.signal.aborted).toBe(true);
    expect(browser.loads[1]!.path).toBe('/contact');
  });

  it('within the page show it at once, and end what was loading', () => {
    click('/services');
    goBackTo(entry('/#testimonials'));
    expect(status()).toBe('shown');
    expect(browser.loads[0]!.signal.aborted).toBe(true);
  });

  it('to the page that is still on the screen need no load', async () => {
    const home = navigation.state.shown.entry;
    goBackTo(entry('/services'));
    goBackTo(home);
    expect(status()).toBe('shown');
    expect(shownPath()).toBe('/');
    expect(browser.loads[0]!.signal.aborted).toBe(true);
  });

  it('reload the document when the page can’t be shown', async () => {
    goBackTo(entry('/services'));
    browser.loads[0]!.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.reloads).toBe(1);
    expect(browser.documents).toEqual([]);
  });
});

describe('a redirect', () => {
  it('replaces the entry', async () => {
    redirect('/login');
    await answer();
    expect(browser.addresses).toEqual([target('/login', { replace: true })]);
  });

  it('gives way to the page that the reader has asked for', async () => {
    click('/');
    enter();
    click('/contact');
    redirect('/login');
    await answer();
    enter();
    expect(shownPath()).toBe('/contact');
  });

  it('is overtaken by a click', async () => {
    redirect('/login');
    click('/contact');
    await answer();
    enter();
    expect(shownPath()).toBe('/contact');
  });
});

it('a page that takes its time gives the next click its own 8 seconds', async () => {
  click('/services');
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS - 1);
  click('/contact');
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS - 1);
  expect(browser.documents).toEqual([]);
  await answer();
  enter();
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
  expect(shownPath()).toBe('/contact');
  expect(browser.documents).toEqual([]);
});

it('a page that is there is never opened as a document, however late the router reports it', async () => {
  click('/services');
  await answer();
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
  expect(browser.documents).toEqual([]);
  enter();
  click('/services', { state: { step: 2 } });
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
  expect(browser.documents).toEqual([]);
});

describe('a page that fails', () => {
  it('is opened as a document at once, and once', async () => {
    click('/services');
    browser.loads[0]!.fail();
    await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    expect(browser.documents).toEqual(['/services']);
  });

  it('does not matter when another was asked for meanwhile', async () => {
    click('/services');
    click('/contact');
    browser.loads[0]!.fail();
    await answer();
    enter();
    expect(browser.documents).toEqual([]);
    expect(shownPath()).toBe('/contact');
  });
});

describe('the scroll position', () => {
  it('of a page is saved once, when another takes its place', async () => {
    const { key } = navigation.state.shown.entry;
    click('/services');
    await answer();
    expect(browser.saved).toEqual([]);
    enter();
    expect(browser.saved).toEqual([key]);
  });

  it('is saved before a jump within the page too', () => {
    const { key } = navigation.state.shown.entry;
    click('/#testimonials');
    enter();
    expect(browser.saved).toEqual([key]);
  });
});

it('an edit shows the page anew where it is, whatever is loading', () => {
  const { entry: before } = navigation.state.shown;
  click('/services');
  const edited = pageAt('/');
  navigation.dispatch({ type: 'edited', data: edited });
  expect(navigation.state.shown).toMatchObject({ data: edited, entry: before });
  expect(browser.loads).toHaveLength(1);
  expect(browser.saved).toEqual([]);
});

it('a listener hears of each new state, until it ends that', () => {
  const heard = vi.fn();
  const unsubscribe = navigation.subscribe(heard);
  click('/services');
  expect(heard).toHaveBeenCalledExactlyOnceWith(navigation.state);
  unsubscribe();
  click('/contact');
  expect(heard).toHaveBeenCalledOnce();
});

describe('a link that is followed before Back has led to its page', () => {
  const first: Entry = { key: 'first', path: '/', hash: '', state: null, index: 4 };
  const services: Entry = {
    key: 'services',
    path: '/services',
    hash: '#prices',
    state: null,
    index: 6,
  };

  beforeEach(() => {
    navigation = new Navigation(
      { data: pageAt('/services'), entry: services, via: 'link' },
      browser,
    );
    goBackTo(first);
  });

  it('goes on from that page’s entry of history, and not from the one before', async () => {
    click('/contact');
    click('/services#place');
    redirect('/login');
    expect(browser.steps).toEqual([2]);
    expect(browser.addresses).toEqual([]);
    await answer();
    expect(shownPath()).toBe('/services');
    goBackTo(services);
    expect(browser.addresses).toMatchObject([target('/services#place')]);
    enter();
    expect(navigation.state.shown.entry.hash).toBe('#place');
  });

  it('gives way where the reader goes elsewhere in the history', async () => {
    click('/contact');
    goBackTo(entry('/blog'));
    await answer();
    expect(shownPath()).toBe('/blog');
    expect(browser.addresses).toEqual([]);
  });
});
