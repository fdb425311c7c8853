/** The cache that contains the library saved by a member on this device. */
export const CACHE = 'saved-library';

let worker: ServiceWorkerRegistration | undefined;

/** Looks up the library's worker in advance: during its removal there may be no time to wait. */
export function prepareRemoval(): void {
  const looked = (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.getRegistration(
    '/',
  );
  looked?.then(
    (found) => {
      worker = found;
    },
    () => {}, // refused, so there is no worker
  );
}

/** Removes the library and its worker from this device. */
export async function removeSavedLibrary(): Promise<void> {
  try {
    const known = worker?.unregister();
    await caches.delete(CACHE);
    const registration = await navigator.serviceWorker.getRegistration('/');
    await Promise.all([known, registration?.unregister()]);
  } catch {
    // A browser that lacks or refuses these has nothing to remove.
  }
}
