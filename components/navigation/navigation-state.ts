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
      if (event.redirect && state.status === 'loading') return state;
      return navigate(state, event.target);

    case 'entered':
      if (event.via === 'history') return enterFromHistory(shown, event.entry);
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
      if (state.status !== 'loading') return state;
      return { status: 'failed', shown, target: state.target, inHistory: Boolean(state.entry) };
    }

    case 'edited':
      return { ...state, shown: { ...shown, data: event.data } };

    default:
      return event satisfies never;
  }
}

function navigate(state: NavigationState, target: Target): NavigationState {
  const { shown } = state;
  // A second click on a link goes on with the load that is under way.
  if (state.status === 'loading' && !state.entry && state.target.href === target.href) return state;
  if (target.path !== shown.entry.path) return { status: 'loading', shown, target, slow: false };
  const data = shown.data;
  return { status: 'loading', shown, target: keepStep(target, shown), data, slow: false };
}

/** A link to a place on the same page leaves a component's step as it is. */
function keepStep(target: Target, { entry }: Shown): Target {
  return target.state === undefined && target.href.includes('#')
    ? { ...target, state: entry.state }
    : target;
}

function enterFromHistory(shown: Shown, entry: Entry): NavigationState {
  if (entry.path === shown.entry.path) {
    return { status: 'shown', shown: { data: shown.data, entry, via: 'history' } };
  }
  const target = { path: entry.path, href: entry.path + entry.hash, replace: true };
  return { status: 'loading', shown, target, entry, slow: false };
}
