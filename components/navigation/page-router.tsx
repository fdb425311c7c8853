import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { scrollSoftly } from '../lib/scroll';
import { interceptLinks } from './links';
import { NavigateContext, type Navigate } from './navigate';
import type { PageData } from './page-data';
import { forgetPages } from './page-loader';
import { recallScroll, rememberScroll } from './scroll-memory';

/** The address without its trailing slash: the one that the page was rendered for. */
export function canonicalPath(path: string): string {
  return path.replace(/(.)\/+$/, '$1');
}

/** Fetches a page together with the code that shows it. */
export type LoadPage = (path: string) => Promise<PageData>;

interface PageRouterProps {
  /** The document's own page. */
  first: PageData;
  load: LoadPage;
  children: (data: PageData) => ReactNode;
}

/**
 * The page of the current address. The first is the document's own, at whatever
 * address it was served: so the 404 page stays the 404 page. Each further one is
 * fetched before the address changes; back and forward change it first.
 */
export function PageRouter({ first, load, children }: PageRouterProps) {
  const location = useLocation();
  const [shown, setShown] = useState({ data: first, location });
  const go = useLoadThenNavigate(shown.location, load);

  useEffect(() => {
    if (location === shown.location) return;
    if (location.pathname === shown.location.pathname) {
      setShown({ ...shown, location });
      return;
    }
    let current = true;
    load(location.pathname).then(
      (data) => current && startTransition(() => setShown({ data, location })),
      // It can't be shown here: no network, or a new site. Browsers know what to do.
      () => current && window.location.reload(),
    );
    return () => {
      current = false;
    };
  }, [location, shown, load]);

  useEffect(() => interceptLinks(go, (path) => void load(path).catch(() => {})), [go, load]);
  useContentUpdates(shown.location, load, (data) => setShown({ data, location: shown.location }));
  useScroll(shown.location);

  return <NavigateContext value={go}>{children(shown.data)}</NavigateContext>;
}

/** Navigation that settles when the page is shown. Of two, the later one counts. */
function useLoadThenNavigate(shown: Location, load: LoadPage): Navigate {
  const navigate = useNavigate();
  const latest = useRef(0);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    waiting.current.splice(0).forEach((settle) => settle());
  }, [shown]);

  return useCallback(
    async (to, options) => {
      const turn = ++latest.current;
      const url = new URL(to, window.location.href);
      try {
        if (url.pathname !== window.location.pathname) await load(url.pathname);
      } catch {
        window.location.assign(url);
        return;
      }
      if (turn !== latest.current) return;
      await new Promise<void>((settle) => {
        waiting.current.push(settle);
        void navigate(url.pathname + url.search + url.hash, options);
      });
    },
    [navigate, load],
  );
}

/** While somebody edits the site, its pages are shown anew in place. */
function useContentUpdates(shown: Location, load: LoadPage, show: (data: PageData) => void) {
  useEffect(() => {
    const update = (event: Event) => {
      event.preventDefault();
      forgetPages();
      load(shown.pathname).then(show, () => window.location.reload());
    };
    addEventListener('nightlight:content', update);
    return () => removeEventListener('nightlight:content', update);
  });
}

/**
 * Scrolls where a browser would: to the place named by the address, to the top, or,
 * after back and forward, to where the reader was. The first page is left alone.
 */
function useScroll(shown: Location) {
  const type = useNavigationType();
  const last = useRef(shown);

  useLayoutEffect(() => {
    const from = last.current;
    if (from === shown) return;
    last.current = shown;
    const target = shown.hash && document.getElementById(decodeURIComponent(shown.hash.slice(1)));
    if (type === 'POP') scrollTo({ top: recallScroll(shown.key), behavior: 'instant' });
    else if (!target) scrollTo({ top: 0, behavior: 'instant' });
    else if (from.pathname !== shown.pathname) target.scrollIntoView();
    else {
      // The next Tab goes on from there, as after a skip link.
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.focus({ preventScroll: true });
      scrollSoftly(target);
    }
  }, [shown, type]);

  useEffect(() => rememberScroll(shown.key), [shown.key]);
}
