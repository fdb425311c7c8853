/** The visitor is logged in, but this browser has no key that opens the library. */
export class MissingKeyError extends Error {}

/** Fetches a file. @throws Error if the response is not successful. */
export async function fetchFile(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return response;
}

/**
 * Fetches a members' file and, if the library is sealed, decrypts it and sets up the attachments it
 * shows or links to. Every members' file is read with this function, as the build writes each one
 * with library.NewFile.
 *
 * @throws MissingKeyError if the member has to log in again.
 * @throws Error if the file cannot be loaded or is damaged.
 */
export async function fetchMembersFile(address: string, signal: AbortSignal): Promise<string> {
  if (!address.endsWith('.sealed')) return (await fetchFile(address, signal)).text();
  const { fetchSealedFile } = await import('./sealed-file');
  const text = await (await fetchSealedFile(address, signal)).text();
  if (text.includes('.sealed#')) (await import('./sealed-attachments')).openAttachments();
  return text;
}
