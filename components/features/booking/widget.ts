/*
 * The scheduling service's inline widget: the address of its frame, and its messages. The frame is
 * created here rather than by the service's script, so that none of its code runs in the site's
 * origin.
 */

/** What the frame may do: everything that booking requires, but not navigate the page itself. */
export const SANDBOX =
  'allow-downloads allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts';

/** The message that reports a booked call. */
export const SCHEDULED = 'calendly.event_scheduled';

/** The calendar's address with the parameters of an inline widget, in the colours of its container. */
export function embeddedUrl(url: string, host: string, container: Element): string {
  const embedded = new URL(url);
  const { accentColor, backgroundColor, color } = getComputedStyle(container);
  const colours = { background: backgroundColor, text: color, primary: accentColor };
  for (const [name, value] of Object.entries(colours)) {
    const digits = hexadecimal(value);
    if (digits) embedded.searchParams.set(`${name}_color`, digits);
  }
  embedded.searchParams.set('embed_type', 'Inline');
  embedded.searchParams.set('embed_domain', host);
  return embedded.href;
}

/** A computed colour in the format of the service: six hexadecimal digits. */
function hexadecimal(colour: string): string | undefined {
  const [, ...parts] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour) ?? [];
  if (parts.length === 0) return undefined; // transparent or empty
  return parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('');
}

/** The event in a message from the calendar's own frame and origin; all other messages are ignored. */
export function widgetEvent(
  message: MessageEvent,
  trustedOrigins: string[],
  calendar: HTMLElement | null,
): string | undefined {
  if (!trustedOrigins.includes(message.origin)) return undefined;
  const frame = calendar?.querySelector('iframe')?.contentWindow;
  if (!message.source || ![frame, window].includes(message.source as Window)) return undefined;
  const data: unknown = message.data;
  if (typeof data !== 'object' || data === null || !('event' in data)) return undefined;
  const { event } = data;
  return typeof event === 'string' && event.startsWith('calendly.') ? event : undefined;
}
