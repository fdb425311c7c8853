import { fetchFile } from './fetch-file';

/**
 * Fetches a file that only members get, and opens it where the library is sealed, with what
 * it shows and leads to. Every such file is read with this function, as the build writes each
 * with library.NewFile.
 *
 * @throws MissingKeyError when the member has to log in again.
 * @throws Error when the file does not come, or is damaged.
 */
export async function fetchMembersFile(address: string, signal: AbortSignal): Promise<string> {
  if (!address.endsWith('.sealed')) return (await fetchFile(address, signal)).text();
  const { fetchSealedFile } = await import('./sealed-file');
  const text = await (await fetchSealedFile(address, signal)).text();
  if (text.includes('.sealed#')) (await import('./sealed-attachments')).openAttachments();
  return text;
}
