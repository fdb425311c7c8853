import {
  reduce,
  type NavigationEvent,
  type NavigationState,
  type Shown,
  type Target,
} from './navigation-state';
import type { PageData } from './page-data';

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
  /** Opens the target as a document of its own. */
  openDocument: (target: Target) => void;
  /** Loads the document of the address that the browser shows already. */
  reload: () => void;
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
    if (after.status === 'failed' && loading) {
      if (after.inHistory) this.#browser.reload();
      else this.#browser.openDocument(after.target);
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
