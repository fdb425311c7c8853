/** The visitor is logged in, but this browser has no key that opens the library. */
export class MissingKeyError extends Error {}

/** Fetches a file. @throws Error if the response is not successful. */
export async function fetchFile(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  return response;
}
