import type { PageData } from './page-data';

/** An entry of the tab's history. */
export interface Entry {
  /** The router's name for the entry, the same whenever the reader returns to it. */
  key: string;
  path: string;
  /** The fragment with its `#`, or nothing. */
  hash: string;
  /** What a component keeps with the entry, such as the step of a wizard. Browsers write it to disk. */
  state: unknown;
  /** How many entries the router has made before this one, where it knows. */
  index?: number | undefined;
}

/** A page on the screen, and the entry of history that it belongs to. */
export interface Shown {
  data: PageData;
  entry: Entry;
  /** What led to it: the document that was opened, a link or a call, or Back and Forward. */
  via: 'document' | 'link' | 'history';
}

/** Where a navigation leads. */
export interface Target {
  path: string;
  /** The path with query and fragment. */
  href: string;
  /** Whether it takes the place of the current entry of history. */
  replace: boolean;
  state?: unknown;
}

/**
 * A page is shown once its data and its entry of history are both there. A link has
 * the data first, and then changes the address; Back and Forward change the address,
 * and the data follows.
 */
export type NavigationState =
  /** The document's own page, where the browser has placed the reader. */
  | { status: 'idle'; shown: Shown }
  | {
      status: 'loading';
      /** The page that stays on the screen meanwhile. */
      shown: Shown;
      target: Target;
      data?: PageData;
      entry?: Entry;
      /** Whether it takes so long that the reader should see that something happens. */
      slow: boolean;
    }
  /**
   * A link was followed before the page came that Back or Forward had asked for. The history
   * goes back to the entry of the page on the screen first, as the link is one of that page's.
   */
  | { status: 'returning'; shown: Shown; target: Target; steps: number }
  /** A page that this module has put on the screen. */
  | { status: 'shown'; shown: Shown }
  /** The page can't be shown here, so the browser opens its document. */
  | { status: 'failed'; shown: Shown; target: Target; inHistory: boolean };

/** What the state changes by. */
export type NavigationEvent =
  /** A link was followed, or a component asks for a page. A redirect is asked for by a page itself. */
  | { type: 'navigate'; target: Target; redirect?: boolean }
  /** The address has changed: as a link wanted, or by Back and Forward. */
  | { type: 'entered'; entry: Entry; via: 'link' | 'history' }
  | { type: 'slowed' }
  | { type: 'loaded'; data: PageData }
  | { type: 'failed' }
  /** The content of the page on the screen was edited. */
  | { type: 'edited'; data: PageData };

/** The state after an event. It has no effects; Navigation carries them out. */
export function reduce(state: NavigationState, event: NavigationEvent): NavigationState {
  const { shown } = state;
  switch (event.type) {
    case 'navigate':
      // What the reader has asked for counts, and not what the page they leave asks for.
      if (event.redirect && isUnderWay(state)) return state;
      return navigate(state, event.target);

    case 'entered':
      if (event.via === 'history') return enterFromHistory(state, event.entry);
      // Another link may have been followed since.
      if (state.status !== 'loading' || state.target.path !== event.entry.path) return state;
      if (!state.data) return state;
      return { status: 'shown', shown: { data: state.data, entry: event.entry, via: 'link' } };

    case 'slowed':
      return state.status === 'loading' ? { ...state, slow: true } : state;

    case 'loaded': {
      if (state.status !== 'loading') return state;
      const { data } = event;
      if (!state.entry) return { ...state, data };
      return { status: 'shown', shown: { data, entry: state.entry, via: 'history' } };
    }

    case 'failed': {
      // A page that is there only waits for its entry of history, on a busy phone perhaps for long.
      if (state.status !== 'loading' || state.data) return state;
      return { status: 'failed', shown, target: state.target, inHistory: Boolean(state.entry) };
    }

    case 'edited':
      return { ...state, shown: { ...shown, data: event.data } };

    default:
      return event satisfies never;
  }
}

type UnderWay = Extract<NavigationState, { status: 'loading' | 'returning' }>;

function isUnderWay(state: NavigationState): state is UnderWay {
  return state.status === 'loading' || state.status === 'returning';
}

function navigate(state: NavigationState, target: Target): NavigationState {
  const { shown } = state;
  if (state.status === 'returning') return { ...state, target };
  const steps = state.status === 'loading' ? stepsBetween(state.entry, shown.entry) : 0;
  if (steps !== 0) return { status: 'returning', shown, target, steps };
  // A second click on a link goes on with the load that is under way.
  if (state.status === 'loading' && !state.entry && state.target.href === target.href) return state;
  if (target.path !== shown.entry.path) return { status: 'loading', shown, target, slow: false };
  const data = shown.data;
  return { status: 'loading', shown, target: keepStep(target, shown), data, slow: false };
}

/** How far one entry of history is from another; nothing where that is not known. */
function stepsBetween(from: Entry | undefined, to: Entry): number {
  return from?.index === undefined || to.index === undefined ? 0 : to.index - from.index;
}

/** A link to a place on the same page leaves a component's step as it is. */
function keepStep(target: Target, { entry }: Shown): Target {
  return target.state === undefined && target.href.includes('#')
    ? { ...target, state: entry.state }
    : target;
}

function enterFromHistory(state: NavigationState, entry: Entry): NavigationState {
  const { shown } = state;
  if (state.status === 'returning' && entry.key === shown.entry.key) {
    return navigate({ status: 'shown', shown }, state.target);
  }
  if (entry.path === shown.entry.path) {
    return { status: 'shown', shown: { data: shown.data, entry, via: 'history' } };
  }
  const target = { path: entry.path, href: entry.path + entry.hash, replace: true };
  return { status: 'loading', shown, target, entry, slow: false };
}

/** How long a page may take before the reader is shown that it is on its way, in milliseconds. */
export const SLOW_AFTER_MS = 150;

/** How long a page may take before the browser opens it as a document, in milliseconds. */
export const LOAD_TIMEOUT_MS = 8000;

/** What a navigation needs of the browser. */
export interface Browser {
  /** Fetches a page and the code that shows it; rejects when it can't be shown here. */
  load: (path: string, signal: AbortSignal) => Promise<PageData>;
  /** Changes the address, and reports the new entry as an event later. */
  changeAddress: (target: Target) => void;
  /** Goes to another entry of history, and reports it as an event later. */
  go: (steps: number) => void;
  /** Opens the target, which may be the current entry, as a document, or says that it cannot come. */
  openDocument: (target: Target, isCurrent: boolean) => void | Promise<void>;
  /** Notes how far the page has been scrolled, just before another takes its place. */
  saveScroll: (leaving: Shown) => void;
}

/** Carries out what the state asks for: loads, changes of the address, timers. */
export class Navigation {
  readonly #browser: Browser;
  #state: NavigationState;
  #stopLoad: () => void = () => {};
  #listener: (state: NavigationState) => void = () => {};

  constructor(first: Shown, browser: Browser) {
    this.#state = { status: 'idle', shown: first };
    this.#browser = browser;
  }

  get state(): NavigationState {
    return this.#state;
  }

  /** Calls a listener with each new state; the result ends that. */
  subscribe(listener: (state: NavigationState) => void): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = () => {};
    };
  }

  dispatch(event: NavigationEvent): void {
    const before = this.#state;
    const after = reduce(before, event);
    if (after === before) return;
    this.#state = after;
    if (after.shown.entry !== before.shown.entry) this.#browser.saveScroll(before.shown);
    this.#carryOut(before, after);
    this.#listener(this.#state);
  }

  #carryOut(before: NavigationState, after: NavigationState) {
    const loading = before.status === 'loading' ? before : undefined;
    if (after.status === 'loading') {
      const isNew = after.target !== loading?.target;
      if (isNew) this.#start(after.target, after.data);
      if (after.data && (isNew || !loading?.data)) this.#browser.changeAddress(after.target);
      return;
    }
    this.#stopLoad();
    if (after.status === 'returning' && before.status !== 'returning') {
      this.#browser.go(after.steps);
    }
    if (after.status === 'failed' && loading) {
      void this.#browser.openDocument(after.target, after.inHistory);
    }
  }

  /** Starts the timers of a navigation and, where there is no data yet, its load. */
  #start({ path }: Target, data: PageData | undefined) {
    this.#stopLoad();
    const abort = new AbortController();
    const { signal } = abort;
    const dispatch = (event: NavigationEvent) => {
      if (!signal.aborted) this.dispatch(event);
    };
    const slow = setTimeout(() => dispatch({ type: 'slowed' }), SLOW_AFTER_MS);
    const timeout = setTimeout(() => dispatch({ type: 'failed' }), LOAD_TIMEOUT_MS);
    this.#stopLoad = () => {
      abort.abort();
      clearTimeout(slow);
      clearTimeout(timeout);
    };
    if (data) return;
    this.#browser.load(path, signal).then(
      (data) => dispatch({ type: 'loaded', data }),
      () => dispatch({ type: 'failed' }),
    );
  }
}
