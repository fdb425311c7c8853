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

const SUMMARY_TIMEOUT_MS = 8000;

/** Why the library could not be saved. */
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

/** The size of the library, in bytes. @throws Error if it cannot be loaded in time. */
export async function sizeToSave(): Promise<number> {
  const signal = AbortSignal.timeout(SUMMARY_TIMEOUT_MS);
  const response = await fetch(SUMMARY, { signal });
  return ((await response.json()) as Summary).bytes;
}

/**
 * Saves the library: starts its worker, and waits until all files are stored.
 *
 * @param report is called with the progress, from 0 to 1.
 * @throws SaveError if it could not be saved; then nothing remains stored.
 */
export async function saveLibrary(report: (done: number) => void): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  let reason: Failure = 'fetch';
  channel.onmessage = ({ data }: MessageEvent<Report>) => {
    if ('failed' in data) reason = data.failed;
    else report(data.saved / data.all);
  };
  try {
    await removeSavedLibrary(); // left by an interrupted attempt
    await caches.open(CACHE); // filled by the worker, which never creates it
    // When space runs out, browsers then remove other sites' data first.
    void navigator.storage?.persist?.();
    // A new address each time: otherwise the worker that a page still has after a logout would
    // remain, and a worker saves only when it is installed.
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

/** @throws Error if the worker could not be installed. */
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
