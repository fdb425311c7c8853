import { PLAN_PATH, planCode } from '../../lib/plan-link';
import { WANTED_PAGE, type WantedPage } from '../../lib/wanted-page';

/** The page that sent its visitor here; undefined where they came to the login by themselves. */
export function wantedPage(): WantedPage | undefined {
  try {
    const { path, title } = JSON.parse(
      sessionStorage.getItem(WANTED_PAGE) ?? '{}',
    ) as Partial<WantedPage>;
    if (!path || !title || !/^\/[\w-]/.test(path)) return undefined;
    const from = document.referrer && new URL(document.referrer).pathname;
    return from && from !== path ? undefined : { path, title };
  } catch {
    return undefined;
  }
}

/**
 * Where a member goes after the login: to the plan in the fragment, to the page that was wanted,
 * to a plan that is kept on this device, or to the first guide.
 */
export function openedAfterLogin(hash: string): string {
  if (planCode(hash) !== undefined) return PLAN_PATH + hash;
  const wanted = wantedPage();
  if (wanted) return wanted.path + hash;
  return localStorage.getItem('sleep-plan') === null ? '/getting-started' : PLAN_PATH;
}
