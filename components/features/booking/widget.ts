/*
 * The scheduling service's inline widget: its script and its messages.
 */

declare global {
  interface Window {
    Calendly?: {
      initInlineWidget?: (options: { url: string; parentElement: HTMLElement }) => void;
    };
  }
}

/** The message that says that a call has been booked. */
export const SCHEDULED = 'calendly.event_scheduled';

/** The calendar's address with the parameters of an inline widget, in the colours of its container. */
export function embeddedUrl(url: string, hostname: string, container: Element): string {
  const embedded = new URL(url);
  const { accentColor, backgroundColor, color } = getComputedStyle(container);
  const colours = { background: backgroundColor, text: color, primary: accentColor };
  for (const [name, value] of Object.entries(colours)) {
    const digits = hexadecimal(value);
    if (digits) embedded.searchParams.set(`${name}_color`, digits);
  }
  embedded.searchParams.set('embed_type', 'Inline');
  embedded.searchParams.set('embed_domain', hostname);
  return embedded.href;
}

/** A computed colour as the service takes it: six hexadecimal digits. */
function hexadecimal(colour: string): string | undefined {
  const [, ...parts] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour) ?? [];
  if (parts.length === 0) return undefined; // transparent, or nothing
  return parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('');
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
 * Shows the calendar in its container, unless the script has done so by itself.
 *
 * @throws Error when the script was not the widget's: an empty answer, for example.
 */
export function showWidget(container: HTMLElement, title: string): void {
  const { url } = container.dataset;
  if (url && !container.querySelector('iframe')) {
    if (!window.Calendly?.initInlineWidget) throw new Error('The script brought no widget.');
    window.Calendly.initInlineWidget({ url, parentElement: container });
  }
  container.querySelector('iframe')?.setAttribute('title', title);
}

/**
 * The widget's event that a message carries. Messages from other origins than the
 * trusted ones are ignored.
 */
export function widgetEvent(message: MessageEvent, trustedOrigins: string[]): string | undefined {
  if (!trustedOrigins.includes(message.origin)) return undefined;
  const data: unknown = message.data;
  if (typeof data !== 'object' || data === null || !('event' in data)) return undefined;
  const { event } = data;
  return typeof event === 'string' && event.startsWith('calendly.') ? event : undefined;
}
