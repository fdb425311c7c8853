/** The cache that holds the library which a member has saved on this device. */
export const CACHE = 'saved-library';

/** Removes the library from this device, and its worker. */
export async function removeSavedLibrary(): Promise<void> {
  try {
    await caches.delete(CACHE);
    const registration = await navigator.serviceWorker.getRegistration('/');
    await registration?.unregister();
  } catch {
    // A browser that has neither, or refuses them, has nothing to remove.
  }
}
