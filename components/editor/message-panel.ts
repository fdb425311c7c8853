import { element } from './element';

/** A problem in a file, as `nightlight check --format json` reports it. */
export interface Message {
  file: string;
  line?: number;
  message: string;
  hint?: string;
  /** The line as it is, and as it should be. */
  source?: string;
  fixed?: string;
}

/** Shows the messages about one file in a corner of the page, above the form. */
export function panelOf(messages: Message[]): HTMLElement {
  const heading = element('summary', 'What is wrong in this draft');
  const items = messages.map(({ line, message, hint, source, fixed }) => {
    const item = element('li', line ? `Line ${line}: ${message}` : message);
    if (source) item.append(element('pre', source));
    if (fixed) item.append(element('p', 'Write instead:'), element('pre', fixed));
    if (hint) item.append(element('p', hint));
    return item;
  });
  const list = element('ol');
  list.append(...items);
  const details = element('details');
  details.setAttribute('open', '');
  details.append(heading, list);
  const panel = element('aside');
  panel.setAttribute('aria-label', 'Messages of the check');
  panel.popover = 'manual';
  panel.className = 'messages';
  panel.append(element('style', style), details);
  return panel;
}

const style = `.messages {
  inset: auto 16px 16px auto; width: min(28rem, calc(100vw - 64px)); max-height: 50vh;
  padding: 12px 16px; border: 1px solid #b3261e; border-radius: 8px;
  color: CanvasText; background: Canvas; font: 15px/1.45 var(--sui-font-family-default, sans-serif);
}
.messages summary { font-weight: 700; cursor: pointer; }
.messages ol { margin: 8px 0 0; padding-left: 20px; }
.messages p, .messages pre { margin: 4px 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.messages pre { padding: 4px 8px; background: color-mix(in srgb, CanvasText 8%, Canvas); }`;
