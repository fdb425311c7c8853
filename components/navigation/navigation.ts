import type { PageData } from './page-data';

/** An entry of the tab's history. */
export interface Entry {
  /** The router's key for the entry; it is the same whenever the visitor returns to it. */
  key: string;
  path: string;
  /** The fragment with its `#`, or empty. */
  hash: string;
  /** What a component stores with the entry, such as a wizard's step. Browsers write it to disk. */
  state: unknown;
  /** How many entries the router created before this one, if known. */
  index?: number | undefined;
}

/** A page on the screen with its history entry. */
export interface Shown {
  data: PageData;
  entry: Entry;
  /** How it was reached: as a document, by a link or call, or with Back and Forward. */
  via: 'document' | 'link' | 'history';
}

/** Where a navigation leads. */
export interface Target {
  path: string;
  /** The path with query and fragment. */
  href: string;
  /** Whether it replaces the current history entry. */
  replace: boolean;
  state?: unknown;
}

/**
 * A page is shown once both its data and its history entry are there. A link loads the data first
 * and then changes the address; Back and Forward change the address first, and the data follows.
 */
export type NavigationState =
  /** The document's own page, which the browser has scrolled. */
  | { status: 'idle'; shown: Shown }
  | {
      status: 'loading';
      /** The page that stays on the screen in the meantime. */
      shown: Shown;
      target: Target;
      data?: PageData;
      entry?: Entry;
      /** Whether it takes so long that the visitor should see an indicator. */
      slow: boolean;
    }
  /**
   * A link was followed before a page requested with Back or Forward had loaded. The history first
   * returns to the entry of the page on the screen, because the link belongs to that page.
   */
  | { status: 'returning'; shown: Shown; target: Target; steps: number }
  /** A page that this module has put on the screen. */
  | { status: 'shown'; shown: Shown }
  /** The page can't be shown here, so the browser opens its document. */
  | { status: 'failed'; shown: Shown; target: Target; inHistory: boolean };

/** The events that change the state. */
export type NavigationEvent =
  /** A link was followed or a component navigates. A redirect comes from the page itself. */
  | { type: 'navigate'; target: Target; redirect?: boolean }
  /** The address has changed, because of a link or of Back and Forward. */
  | { type: 'entered'; entry: Entry; via: 'link' | 'history' }
  | { type: 'slowed' }
  | { type: 'loaded'; data: PageData }
  | { type: 'failed' }
  /** The content of the page on the screen was edited. */
  | { type: 'edited'; data: PageData };

/** The state after an event. It is pure: Navigation performs the effects. */
export function reduce(state: NavigationState, event: NavigationEvent): NavigationState {
  const { shown } = state;
  switch (event.type) {
    case 'navigate':
      // The visitor's own navigation takes precedence over a redirect of the page they are leaving.
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
      // A loaded page is only waiting for its history entry, which may take long on a busy phone.
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
  // A second click on the same link continues the load in progress.
  if (state.status === 'loading' && !state.entry && state.target.href === target.href) return state;
  if (target.path !== shown.entry.path) return { status: 'loading', shown, target, slow: false };
  const data = shown.data;
  return { status: 'loading', shown, target: keepStep(target, shown), data, slow: false };
}

/** How far one history entry is from another; 0 if unknown. */
function stepsBetween(from: Entry | undefined, to: Entry): number {
  return from?.index === undefined || to.index === undefined ? 0 : to.index - from.index;
}

/** A link to an anchor on the same page preserves a component's step. */
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

/** How long a page may load before an indicator is shown, in milliseconds. */
export const SLOW_AFTER_MS = 150;

/** How long a page may load before the browser opens it as a document, in milliseconds. */
export const LOAD_TIMEOUT_MS = 8000;

/** The browser functions that Navigation uses. */
export interface Browser {
  /** Fetches a page and the code that renders it; rejects if it can't be shown here. */
  load: (path: string, signal: AbortSignal) => Promise<PageData>;
  /** Changes the address; the new entry is reported later, as an event. */
  changeAddress: (target: Target) => void;
  /** Moves through the history; the entry is reported later, as an event. */
  go: (steps: number) => void;
  /** Opens the target, possibly the current entry, as a document, or reports that it cannot load. */
  openDocument: (target: Target, isCurrent: boolean) => void | Promise<void>;
  /** Saves the scroll position of a page just before another replaces it. */
  saveScroll: (leaving: Shown) => void;
}

/** Performs the effects of a state: loading, changing the address, timers. */
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

  /** Calls a listener with each new state. Returns a function that stops this. */
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

  /** Starts the timers of a navigation and, unless its data is there, the load. */
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
