/** The addresses of sealed files name their key, and the label under which they were sealed. */
const SEALED = /^\/members\/(?<library>[^/]+)(?<label>\/.+)-.{12}\.sealed$/;

/** The visitor counts as logged in, but this browser has no key that opens the library. */
export class MissingKeyError extends Error {}

/**
 * Fetches a file that only members get, and opens it where the library is sealed. Every
 * such file is read with this function, as the build writes each with library.Files.
 *
 * @throws MissingKeyError when the member has to log in again.
 * @throws Error when the file does not come, or is damaged.
 */
export async function fetchMembersFile(address: string, signal: AbortSignal): Promise<string> {
  const sealed = SEALED.exec(address)?.groups as { library: string; label: string } | undefined;
  if (!sealed) return (await fetchFile(address, signal)).text();
  const [{ keptLibraryKey }, { openSealed }] = await Promise.all([
    import('../lib/library-key'),
    import('./open-sealed'),
  ]);
  // Nothing is fetched in vain.
  const kept = await keptLibraryKey();
  if (kept?.name !== sealed.library) throw new MissingKeyError('there is no key to the library');
  const file = await fetchFile(address, signal);
  return openSealed(kept.key, sealed.label, await file.arrayBuffer());
}

async function fetchFile(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return response;
}
