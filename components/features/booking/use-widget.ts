import { useEffect, useRef, useState } from 'react';
import type { Booking } from '../../lib/schema.gen';
import { OPEN_CALENDAR } from './book';
import { embeddedUrl, loadScript, showWidget } from './widget';

/** How near the section may come before the calendar is fetched. */
const PRELOAD_MARGIN = '600px';

/** How long to wait for the calendar before saying that it has not come, in milliseconds. */
const LOAD_TIMEOUT_MS = 10_000;

/** waiting, until the calendar is there; missing, when it has not come in time. */
export type WidgetState = 'waiting' | 'ready' | 'missing';

/**
 * Fetches the calendar when its section is approached or wanted: nothing of the
 * scheduling service's is loaded for a visitor who only reads.
 */
export function useWidget({ url, script, title }: Booking) {
  const root = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<WidgetState>('waiting');

  useEffect(() => {
    const section = root.current;
    const widget = place.current;
    if (!section || !widget) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    widget.dataset.url = embeddedUrl(url, location.hostname);

    const start = () => {
      stopWaiting();
      timer = setTimeout(() => setState('missing'), LOAD_TIMEOUT_MS);
      loadScript(script)
        .then(() => {
          if (!current) return;
          showWidget(widget, title);
          setState('ready');
        })
        .catch((error: unknown) => {
          console.error('The booking calendar did not load.', error);
          setState('missing');
        })
        .finally(() => clearTimeout(timer));
    };

    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && start(),
      { rootMargin: `${PRELOAD_MARGIN} 0px` },
    );
    const stopWaiting = () => {
      observer.disconnect();
      section.removeEventListener(OPEN_CALENDAR, start);
    };
    observer.observe(section);
    section.addEventListener(OPEN_CALENDAR, start);
    return () => {
      current = false;
      stopWaiting();
      clearTimeout(timer);
      widget.replaceChildren();
    };
  }, [url, script, title]);

  return { root, place, state };
}
