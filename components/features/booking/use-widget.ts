import { useEffect, useRef, useState } from 'react';
import type { Booking } from '../../lib/schema.gen';
import { OPEN_CALENDAR } from './book';
import { embeddedUrl, loadScript, showWidget } from './widget';

/** How far below the window the section is when its calendar starts to load. */
const PRELOAD_MARGIN = '600px';

/** How long the calendar may take to load before the page says that it failed, in milliseconds. */
const LOAD_TIMEOUT_MS = 10_000;

/** `offered` waits for a press; `failed` turns into `ready` when a slow calendar loads after all. */
export type WidgetState = 'offered' | 'loading' | 'ready' | 'failed';

/**
 * Loads the calendar when its section is near, where the site wants that, or when a link
 * or the button in its place asks for it. A visitor who only reads loads nothing from
 * the scheduling service.
 *
 * @returns the refs of the section and of the calendar's container, the state, and what
 * asks for the calendar.
 */
export function useWidget({ load, url, script, title }: Booking) {
  const section = useRef<HTMLElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<WidgetState>(load === 'click' ? 'offered' : 'loading');

  useEffect(() => {
    const { current: sectionElement } = section;
    const { current: containerElement } = container;
    if (!sectionElement || !containerElement) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let mounted = true;

    const start = () => {
      stopObserving();
      setState('loading');
      // Only now: the theme may have been switched since the page came.
      containerElement.dataset.url = embeddedUrl(url, location.hostname, containerElement);
      timer = setTimeout(() => setState('failed'), LOAD_TIMEOUT_MS);
      loadScript(script)
        .then(() => {
          if (!mounted) return;
          showWidget(containerElement, title);
          setState('ready');
        })
        .catch((error: unknown) => {
          console.error('The booking calendar did not load.', error);
          setState('failed');
        })
        .finally(() => clearTimeout(timer));
    };

    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && start(),
      { rootMargin: `${PRELOAD_MARGIN} 0px` },
    );
    const stopObserving = () => {
      observer.disconnect();
      sectionElement.removeEventListener(OPEN_CALENDAR, start);
    };
    if (load !== 'click') observer.observe(sectionElement);
    sectionElement.addEventListener(OPEN_CALENDAR, start);
    return () => {
      mounted = false;
      stopObserving();
      clearTimeout(timer);
      containerElement.replaceChildren();
    };
  }, [load, url, script, title]);

  const open = () => section.current?.dispatchEvent(new Event(OPEN_CALENDAR));
  return { section, container, state, open };
}
