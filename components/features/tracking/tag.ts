import type { Granted } from '../../lib/granted';
import type { Site } from '../../lib/schema.gen';
import { mayLoadOthers } from './may-load-others';
import { attempt, denied, gtag } from './queue';
import { storeTransactions } from './transaction';

/** The prefixes of the cookies that the tag sets on this site, by purpose. */
const cookies: Record<keyof Granted, string> = { adverts: '_gcl_', analytics: '_ga' };

/**
 * Applies the visitor's choice. Each purpose grants its own part of Google's consent, and loads the
 * tag under its own ID, if the site has one. Nothing grants ad_personalization, because the site
 * does not ask for it. Returns whether the tag had been loaded for a purpose that is now refused:
 * it receives no more events, but only a new document stops its own activity.
 */
export function applyConsent({ tracking }: Site, granted: Granted): boolean {
  storeTransactions(granted.adverts);
  gtag('consent', 'update', {
    ...denied,
    ...(granted.adverts && { ad_storage: 'granted', ad_user_data: 'granted' }),
    ...(granted.analytics && { analytics_storage: 'granted' }),
  });
  if (granted.adverts) attempt('tag', () => loadTag(tracking.tagId));
  else attempt('cookies', () => removeCookies(cookies.adverts));
  if (granted.analytics) attempt('tag', () => loadTag(tracking.analyticsId));
  else attempt('cookies', () => removeCookies(cookies.analytics));
  const refused = [!granted.adverts && tracking.tagId, !granted.analytics && tracking.analyticsId];
  const isTakenBack = refused.some((id) => id && isConfigured(id));
  // A loaded tag does not read this new queue.
  if (isTakenBack) window.dataLayer = [...window.dataLayer!];
  return isTakenBack;
}

/** Loads the tag once, but never for members, or if the address contains a plan or a night. */
function loadTag(id: string): void {
  if (!mayLoadOthers() || !id || isConfigured(id)) return;
  const address = 'https://www.googletagmanager.com/gtag/js';
  if (!document.querySelector(`script[src^="${address}"]`)) {
    gtag('js', new Date());
    const script = document.createElement('script');
    script.async = true;
    script.src = `${address}?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  }
  gtag('config', id, { send_page_view: false }); // pages report their own views
}

function isConfigured(id: string): boolean {
  const commands = (window.dataLayer ?? []) as ArrayLike<unknown>[];
  return commands.some((command) => command[0] === 'config' && command[1] === id);
}

/** Removes this site's cookies for a purpose, from the host and its parent domains. */
function removeCookies(prefix: string): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = labels.map((_, i) => `; domain=${labels.slice(i).join('.')}`);
  for (const name of names.filter((name) => name.startsWith(prefix))) {
    for (const domain of ['', ...domains]) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
