import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {
  BrowserRouter,
  useLocation,
  useNavigate as useRouterNavigate,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import { listen } from '../lib/listen';
import { useLoggedIn } from '../lib/member';
import { canonicalPath, interceptLinks } from './links';
import { forgetDrafts } from './drafts';
import { NavigateContext, PendingContext, ShownContext, type Navigate } from './navigate';
import {
  Navigation,
  type Entry,
  type NavigationState,
  type Shown,
  type Target,
} from './navigation';
import type { PageData } from './page-data';
import { forgetPages, keepPage, lookAhead, prefetchPage } from './page-loader';
import { persistScroll, placeReader, revealAddress, saveScroll } from './place-reader';
import { applyStylesheets } from './stylesheet';

interface PageRouterProps {
  first: PageData;
  load: (path: string, signal?: AbortSignal) => Promise<PageData>;
  /** Called if a page cannot be loaded without a connection. */
  onLost?: () => void;
  children: (data: PageData) => ReactNode;
}

/** Renders the page of the current address, at first the document's own, so a 404 page stays one. */
export function PageRouter(props: PageRouterProps) {
  return (
    <BrowserRouter>
      <CurrentPage {...props} />
    </BrowserRouter>
  );
}

function CurrentPage({ first, load, onLost, children }: PageRouterProps) {
  const { navigation, state } = useNavigation(first, load, onLost);
  const { shown } = state;
  const screen = useRef(shown.entry);
  useLayoutEffect(() => {
    screen.current = shown.entry;
  }, [shown.entry]);
  const navigate = useCallback<Navigate>(
    (to, { redirect = false, state } = {}) => {
      const url = new URL(to, addressOf(screen.current));
      navigation.dispatch({ type: 'navigate', target: target(url, redirect, state), redirect });
    },
    [navigation],
  );

  useEffect(
    () =>
      interceptLinks({
        base: () => addressOf(screen.current),
        follow: (href, replace) =>
          navigation.dispatch({ type: 'navigate', target: target(new URL(href), replace) }),
        prefetch: (path) => prefetchPage(canonicalPath(path), load),
      }),
    [navigation, load],
  );
  useLikelyPages(shown.entry.path, load);
  useContentEdits(navigation, load);
  useLayoutEffect(() => applyStylesheets(shown.data.styles), [shown.data.styles]);
  useReaderPosition(shown, navigation);
  useMembership();

  const page = useMemo(() => children(shown.data), [children, shown.data]);
  return (
    <NavigateContext value={navigate}>
      <PendingContext value={isSlow(state)}>
        <ShownContext value={shown}>{page}</ShownContext>
      </PendingContext>
    </NavigateContext>
  );
}

/** Connects a Navigation to the router, which owns the history. */
function useNavigation(first: PageData, load: PageRouterProps['load'], onLost?: () => void) {
  const location = useLocation();
  const via = useNavigationType() === 'POP' ? 'history' : 'link';
  const changeRoute = useRouterNavigate();
  const router = useRef(changeRoute);
  useLayoutEffect(() => {
    router.current = changeRoute;
  }, [changeRoute]);
  const [navigation] = useState(() => {
    const changeAddress = ({ href, replace, state }: Target) =>
      void router.current(href, { replace, state });
    // Without a connection the browser's error page would replace one that still works.
    const openDocument = async ({ href, replace }: Target, isCurrent: boolean) => {
      try {
        if (!navigator.onLine) await fetch(href);
        if (isCurrent) window.location.reload();
        else window.location[replace ? 'replace' : 'assign'](href);
      } catch {
        onLost?.();
      }
    };
    const shown: Shown = { data: first, entry: entryOf(location), via: 'document' };
    const go = (steps: number) => history.go(steps);
    return new Navigation(shown, { load, changeAddress, go, openDocument, saveScroll });
  });
  const [state, setState] = useState<NavigationState>(navigation.state);

  // A page may redirect while it mounts, before this effect subscribes.
  useEffect(() => {
    const show = (next: NavigationState) =>
      startTransition(() => setState((last) => (looksLike(next, last) ? last : next)));
    show(navigation.state);
    return navigation.subscribe(show);
  }, [navigation]);

  const seen = useRef(location);
  useLayoutEffect(() => {
    if (seen.current === location) return;
    seen.current = location;
    navigation.dispatch({ type: 'entered', entry: entryOf(location), via });
  }, [navigation, location, via]);

  return { navigation, state };
}

/** Whether two states render the same. */
const looksLike = (one: NavigationState, other: NavigationState) =>
  one.shown === other.shown && isSlow(one) === isSlow(other);

const isSlow = (state: NavigationState) => state.status === 'loading' && state.slow;

/** The address of the page on the screen. While Back is loading, the browser already shows another. */
function addressOf({ path, hash }: Entry): string {
  const { href, pathname } = location;
  return canonicalPath(pathname) === path ? href : new URL(path + hash, href).href;
}

function target({ pathname, search, hash }: URL, replace: boolean, state?: unknown): Target {
  const path = canonicalPath(pathname);
  return { path, href: path + search + hash, replace, state };
}

function entryOf({ key, pathname, hash, state }: Location): Entry {
  const { idx: index } = (history.state ?? {}) as { idx?: number };
  return { key, path: canonicalPath(pathname), hash, state, index };
}

/** The event of the dev server after an edit, with the page's new document if there is one. */
type ContentEvent = CustomEvent<{ html?: string }>;

/** Shows the edited page without reloading the document, in development. */
function useContentEdits(navigation: Navigation, load: PageRouterProps['load']) {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return;
    const stop = listen(window, 'nightlight:style nightlight:content', forgetPages);
    const stopRenewing = listen<ContentEvent>(window, 'nightlight:content', (event) => {
      event.preventDefault();
      const { entry } = navigation.state.shown;
      const { html } = event.detail;
      if (html) keepPage(entry.path, html);
      load(entry.path).then(
        (data) => {
          if (navigation.state.shown.entry === entry) navigation.dispatch({ type: 'edited', data });
        },
        () => location.reload(),
      );
    });
    return () => {
      stop();
      stopRenewing();
    };
  }, [navigation, load]);
}

/**
 * Scrolls each page to its position, but leaves this to the browser when another document opens. If
 * Back or Forward ends in a reload, the browser would restore the position of the page that was
 * left, so the new document does it itself.
 */
function useReaderPosition(shown: Shown, navigation: Navigation) {
  const last = useRef(shown);
  const placeFirst = useEffectEvent(() => {
    if (history.scrollRestoration === 'manual') placeReader(shown);
    else revealAddress(shown);
  });
  useLayoutEffect(() => placeFirst(), []);
  useLayoutEffect(() => {
    const from = last.current;
    last.current = shown;
    if (from.entry !== shown.entry) placeReader(shown, from);
  }, [shown]);

  useEffect(() => {
    // Here a page renders after the browser would scroll; in its own document it does not.
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      const { state } = navigation;
      if (state.status !== 'failed' || !state.inHistory) history.scrollRestoration = 'auto';
      saveScroll(last.current);
      persistScroll();
    };
    takeOver();
    const stops = [listen(window, 'pageshow', takeOver), listen(window, 'pagehide', handBack)];
    return () => stops.forEach((stop) => stop());
  }, [shown.entry.key, navigation]);
}

/** At logout, discards what the member has entered and read, and the table of library pages. */
function useMembership() {
  const wasLoggedIn = useRef(false);
  const loggedIn = useLoggedIn();
  useEffect(() => {
    if (!loggedIn && wasLoggedIn.current) {
      forgetDrafts();
      forgetPages();
    }
    wasLoggedIn.current = loggedIn;
    void lookAhead().catch(() => {});
  }, [loggedIn]);
}

/** How long a page is shown before others are prefetched, in milliseconds. */
const READ_BEFORE_MS = 2000;

/** Prefetches the pages that a reader is likely to open next, once the browser is idle. */
export function useLikelyPages(
  path: string,
  load: (path: string, signal?: AbortSignal) => Promise<PageData>,
): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'development') return;
    let isShown = true;
    const look = async () => {
      const { likelyPages } = await lookAhead();
      whenIdle(() => {
        if (!isShown) return;
        // The address bar may already show another page's address while Back is loading.
        const base = new URL(path, location.origin).href;
        likelyPages(base).forEach((likely) => prefetchPage(likely, load));
      });
    };
    const timer = setTimeout(() => void look().catch(() => {}), READ_BEFORE_MS);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [path, load]);
}

function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else work();
}
