import type { Counter } from '../../lib/schema.gen';
import { mayLoadOthers } from './may-load-others';

declare global {
  interface Window {
    _paq?: { push: (...commands: string[][]) => unknown };
  }
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Counts a page view. A loaded counter detects later ones by itself; only Matomo has to be notified. */
export function countVisit({ script, attributes, commands }: Counter, title: string): void {
  if (!mayLoadOthers() || navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return;
  const isLoaded = [...document.scripts].some(({ src }) => src === script);
  if (commands.length > 0) {
    const queue = (window._paq ??= [] as string[][]);
    if (!isLoaded) queue.push(...commands);
    queue.push(['setCustomUrl', location.origin + location.pathname]);
    queue.push(['setDocumentTitle', title], ['trackPageView']);
  }
  if (isLoaded) return;
  const element = document.createElement('script');
  element.async = true;
  element.src = script;
  for (const [name, value] of attributes) element.setAttribute(name!, value!);
  document.head.append(element);
}
