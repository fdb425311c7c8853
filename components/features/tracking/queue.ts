/*
 * The queue of events in the page. Nothing reads it unless the visitor consents to Google's tag.
 * Errors are only logged to the console.
 */

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
    /** A helper that an advertising service may add to the page. */
    fireConversion?: () => void;
  }
}

/** The names in Google's Consent Mode for what a visitor can refuse. */
export const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** Sends a command to the tag, or queues it until the tag has loaded. */
export function gtag(...command: unknown[]): void {
  attempt('gtag', () => {
    ensureQueue();
    window.gtag!(...command);
  });
}

export function push(event: object): void {
  attempt('dataLayer', () => {
    ensureQueue();
    window.dataLayer!.push(event);
  });
}

/** Runs an action; an error is only logged. */
export function attempt<T>(what: string, action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    console.warn(`Tracking: ${what} failed.`, error);
    return undefined;
  }
}

/** Creates the queue, with denied consent as its first entry. */
function ensureQueue(): void {
  window.dataLayer ??= [];
  if (window.gtag) return;
  window.gtag = function () {
    // The tag recognises a command by the arguments object; an array is ignored.
    window.dataLayer!.push(arguments);
  };
  window.gtag('consent', 'default', { ...denied, wait_for_update: 500 });
}
