/*
 * The scheduling service's inline widget: its script, and what it says.
 */

declare global {
  interface Window {
    Calendly?: {
      initInlineWidget?: (options: { url: string; parentElement: HTMLElement }) => void;
    };
  }
}

/** The event that means that somebody has booked. */
export const SCHEDULED = 'calendly.event_scheduled';

/** The calendar's address with what it needs to know of the page that shows it. */
export function embeddedUrl(url: string, hostname: string): string {
  const embedded = new URL(url);
  embedded.searchParams.set('embed_type', 'Inline');
  embedded.searchParams.set('embed_domain', hostname);
  return embedded.href;
}

/** Loads the widget's script afresh; a copy already present is removed first. */
export function loadScript(src: string): Promise<void> {
  for (const old of document.querySelectorAll(`script[src="${CSS.escape(src)}"]`)) old.remove();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} did not load.`));
    document.head.append(script);
  });
}

/**
 * Puts the calendar into its place, unless the script has done so by itself.
 *
 * @throws Error when the script was not the widget's: an empty answer, for example.
 */
export function showWidget(place: HTMLElement, title: string): void {
  const { url } = place.dataset;
  if (url && !place.querySelector('iframe')) {
    if (!window.Calendly?.initInlineWidget) throw new Error('The script brought no widget.');
    window.Calendly.initInlineWidget({ url, parentElement: place });
  }
  place.querySelector('iframe')?.setAttribute('title', title);
}

/**
 * The name of the widget's event that a message carries. Messages from any place
 * but the trusted ones are nobody's business, whatever they say.
 */
export function widgetEvent(message: MessageEvent, trusted: string[]): string | undefined {
  if (!trusted.includes(message.origin)) return undefined;
  const data: unknown = message.data;
  if (typeof data !== 'object' || data === null || !('event' in data)) return undefined;
  const { event } = data;
  return typeof event === 'string' && event.startsWith('calendly.') ? event : undefined;
}
