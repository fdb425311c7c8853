import { isSharedComputer } from '../../lib/device-storage';
import {
  CHANNEL,
  SUMMARY,
  type Failure,
  type Report,
  type Summary,
} from '../../lib/library-record';
import { CACHE, removeSavedLibrary } from '../../lib/saved-library';
import { trustedWorker } from '../../lib/trusted-markup';

/** How long the summary may take, in milliseconds. */
const SUMMARY_TIMEOUT_MS = 8000;

/** Why the library is not on this device. */
export class SaveError extends Error {
  reason: Failure;

  constructor(reason: Failure) {
    super(`the library was not saved: ${reason}`);
    this.reason = reason;
  }
}

/** Whether this browser can save the library; some can't in private windows, and a shared computer must not. */
export function canSave(): boolean {
  return !isSharedComputer() && 'serviceWorker' in navigator && 'caches' in globalThis;
}

/** How large the library is, in bytes. @throws Error when it doesn't come in time. */
export async function sizeToSave(): Promise<number> {
  const signal = AbortSignal.timeout(SUMMARY_TIMEOUT_MS);
  const response = await fetch(SUMMARY, { signal });
  return ((await response.json()) as Summary).bytes;
}

/**
 * Saves the library: starts its worker, and waits until all files are there.
 *
 * @param report is called with how much is done, from 0 to 1.
 * @throws SaveError when it could not be saved; then nothing of it is kept.
 */
export async function saveLibrary(report: (done: number) => void): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  let reason: Failure = 'fetch';
  channel.onmessage = ({ data }: MessageEvent<Report>) => {
    if ('failed' in data) reason = data.failed;
    else report(data.saved / data.all);
  };
  try {
    await removeSavedLibrary(); // what an attempt that was cut short has left
    await caches.open(CACHE); // which the worker fills, and never makes
    // Browsers that have to make room then take other sites' data first.
    void navigator.storage?.persist?.();
    // A new address each time: the worker that a page still has after signing out would
    // otherwise stay, and a worker saves when it is installed.
    const script = trustedWorker(String(Date.now()));
    const registration = await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
    await activated(registration);
  } catch {
    await removeSavedLibrary();
    throw new SaveError(reason);
  } finally {
    channel.close();
  }
}

/** @throws Error when the worker could not be installed. */
async function activated(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  await new Promise<void>((resolve, reject) => {
    const check = () => {
      if (worker?.state === 'activated') resolve();
      if (!worker || worker.state === 'redundant') reject(new Error('the worker is redundant'));
    };
    worker?.addEventListener('statechange', check);
    check();
  });
}
