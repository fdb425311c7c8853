import { fetchFile } from './fetch-file';

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
