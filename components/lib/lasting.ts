import { useSyncExternalStore } from 'react';
import { isSharedComputer } from './device-storage';
import { listen } from './listen';
import type { Lasting } from './schema.gen';

declare global {
  interface Navigator {
    /** Safari only: whether the site was opened from the home screen. */
    standalone?: boolean;
  }
}

/** How long the browser retains stored data, as the name of the text that explains it. */
type Answer = keyof Lasting;

const CHANGED = 'nightlight:lasting';

let answer: Answer | undefined;
let hasAsked = false;

/** Asks the browser once, when something is first stored, not to delete data of its own accord. */
export async function askToPersist(): Promise<void> {
  if (hasAsked || isShared()) return;
  hasAsked = true;
  tell(await answerOf((storage) => storage.persist()));
}

/**
 * How long the browser retains stored data; undefined until known. This never prompts the visitor:
 * some browsers do so when something is first stored.
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
  // Safari, and so every iPhone browser, deletes after seven days whatever it promised.
  const isApple = navigator.vendor.startsWith('Apple');
  if (isApple && !navigator.standalone && !matchMedia('(display-mode: standalone)').matches)
    return 'sevenDays';
  try {
    return (await ask(navigator.storage)) ? 'stays' : 'mayForget';
  } catch {
    return 'mayForget'; // an old browser or an insecure page
  }
}

function isShared(): boolean {
  try {
    return isSharedComputer();
  } catch {
    return false;
  }
}
