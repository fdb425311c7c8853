import { deviceStorage, KEPT_PLAN } from '../../lib/device-storage';
import { planCode } from '../../lib/plan-link';
import { WANTED_PAGE, type WantedPage } from '../../lib/wanted-page';

/** How long a wanted page is remembered, in milliseconds: enough time to look for the password. */
const WANTED_MS = 3_600_000;

/** The page that sent its visitor here; undefined if there was none, or it was long ago. */
export function wantedPage(): Pick<WantedPage, 'path' | 'title'> | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(WANTED_PAGE) ?? '{}') as Partial<WantedPage>;
    const { path, title, at = 0 } = stored;
    if (!path || !title || !/^(\/[\w-]+)+$/.test(path)) return undefined;
    return Date.now() - at < WANTED_MS ? { path, title } : undefined;
  } catch {
    return undefined;
  }
}

/** Where a login leads: the plan in the fragment, the wanted page, a stored plan, or the start page. */
export function openedAfterLogin(hash: string, home: string, planPage: string): string {
  if (planPage && planCode(hash) !== undefined) return planPage + hash;
  const wanted = wantedPage();
  if (wanted) return wanted.path + hash;
  return deviceStorage().getItem(KEPT_PLAN) === null ? home : planPage || home;
}
