import { useSyncExternalStore } from 'react';
import { isSharedComputer } from './device-storage';
import { listen } from './listen';
import type { Lasting } from './schema.gen';

declare global {
  interface Navigator {
    /** Safari's own: whether the site was opened from the home screen. */
    standalone?: boolean;
  }
}

/** How long the browser keeps what is kept, by the name of the text that says so. */
type Answer = keyof Lasting;

const CHANGED = 'nightlight:lasting';

let answer: Answer | undefined;
let hasAsked = false;

/** Asks the browser not to delete what is kept by itself: once, when something is kept. */
export async function askToPersist(): Promise<void> {
  if (hasAsked || isShared()) return;
  hasAsked = true;
  tell(await answerOf((storage) => storage.persist()));
}

/**
 * How long the browser keeps what is kept; undefined until that is known. A visitor is asked
 * nothing by this: some browsers ask when something is kept for the first time.
 */
export function useLasting(): Answer | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (isShared() ? 'tab' : answer),
    () => undefined,
  );
}

function subscribe(notify: () => void) {
  if (!answer)
    void answerOf((storage) => storage.persisted()).then((found) => tell(answer ?? found));
  return listen(window, CHANGED, notify);
}

function tell(found: Answer) {
  answer = found;
  dispatchEvent(new Event(CHANGED));
}

async function answerOf(ask: (storage: StorageManager) => Promise<boolean>): Promise<Answer> {
  // Safari deletes after seven days whatever it has promised, on iPhones in every browser.
  if (navigator.vendor.startsWith('Apple') && !isOnHomeScreen()) return 'sevenDays';
  try {
    return (await ask(navigator.storage)) ? 'stays' : 'mayForget';
  } catch {
    return 'mayForget'; // an old browser, or an insecure page
  }
}

function isOnHomeScreen(): boolean {
  return navigator.standalone === true || matchMedia('(display-mode: standalone)').matches;
}

function isShared(): boolean {
  try {
    return isSharedComputer();
  } catch {
    return false;
  }
}
