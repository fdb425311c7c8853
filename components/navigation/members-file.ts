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
  if (address.endsWith('.sealed')) {
    const { fetchSealedText } = await import('./sealed-file');
    return fetchSealedText(address, signal);
  }
  return (await fetchFile(address, signal)).text();
}

/** @throws Error when the answer is no success. */
export async function fetchFile(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return response;
}
