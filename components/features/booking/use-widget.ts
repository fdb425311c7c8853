import { useEffect, useRef, useState } from 'react';
import type { Booking } from '../../lib/schema.gen';
import { ownPolicy } from '../../navigation/page-data';
import { OPEN_CALENDAR } from './book';
import { embeddedUrl, widgetEvent } from './widget';

/** How far below the window the section is when its calendar starts to load. */
const PRELOAD_MARGIN = '600px';

/** How long the calendar may take to load before the page says that it failed, in milliseconds. */
const LOAD_TIMEOUT_MS = 10_000;

/** `offered` waits for a press; `failed` may turn `ready`; `left-out` is without third parties. */
export type WidgetState = 'offered' | 'loading' | 'ready' | 'failed' | 'left-out';

/**
 * Loads the calendar when its section is near, where the site wants that, or when a link
 * or the button in its place asks for it. A visitor who only reads loads nothing from
 * the scheduling service. It has loaded when it sends its first message: of a frame of
 * another origin nothing else can be known.
 *
 * @returns the refs of the section and of the calendar's container, the state, the address of
 * the calendar's frame once it is wanted, and what asks for the calendar.
 */
export function useWidget({ load, url, origin }: Booking) {
  const section = useRef<HTMLElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<WidgetState>(load === 'click' ? 'offered' : 'loading');
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const { current: sectionElement } = section;
    const { current: containerElement } = container;
    if (!sectionElement || !containerElement) return;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const start = () => {
      stopObserving();
      if (isLeftOut()) {
        setState('left-out');
        return;
      }
      setState('loading');
      // Only now: the theme may have been switched since the page came.
      setAddress(embeddedUrl(url, location.host, containerElement));
      timer = setTimeout(() => {
        console.error('The booking calendar did not load.');
        setState('failed');
      }, LOAD_TIMEOUT_MS);
    };
    const onMessage = (message: MessageEvent) => {
      if (!widgetEvent(message, [origin], containerElement)) return;
      clearTimeout(timer);
      setState('ready');
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
    addEventListener('message', onMessage);
    return () => {
      stopObserving();
      removeEventListener('message', onMessage);
      clearTimeout(timer);
    };
  }, [load, url, origin]);

  const open = () => section.current?.dispatchEvent(new Event(OPEN_CALENDAR));
  return { section, container, state, address, open };
}

/** Only where the site is written: a published page with a calendar allows its frame. */
function isLeftOut(): boolean {
  return process.env.NODE_ENV === 'development' && ownPolicy(document) !== undefined;
}
