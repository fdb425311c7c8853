/** The cache that holds the library which a member has saved on this device. */
export const CACHE = 'saved-library';

let worker: ServiceWorkerRegistration | undefined;

/** Looks for the library's worker before it may have to be removed, when there is time to wait. */
export function prepareRemoval(): void {
  const looked = (navigator.serviceWorker as ServiceWorkerContainer | undefined)?.getRegistration(
    '/',
  );
  looked?.then(
    (found) => {
      worker = found;
    },
    () => {}, // refused, so there is none
  );
}

/** Removes the library from this device, and its worker. */
export async function removeSavedLibrary(): Promise<void> {
  try {
    const known = worker?.unregister();
    await caches.delete(CACHE);
    const registration = await navigator.serviceWorker.getRegistration('/');
    await Promise.all([known, registration?.unregister()]);
  } catch {
    // A browser that has neither, or refuses them, has nothing to remove.
  }
}
