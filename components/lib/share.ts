/** How long the browser has to take over a file, in milliseconds. */
const TAKE_OVER_MS = 10_000;

/** The outcome of sharing something. */
export type Shared = 'shared' | 'cancelled' | 'refused';

/** Opens the device's share sheet with a link, or copies the link to the clipboard if there is none. */
export async function shareLink(url: string, title: string): Promise<Shared | 'copied'> {
  const shared = await share({ title, url });
  if (shared !== 'refused') return shared;
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Whether the device's share sheet accepts files. */
export function canShareFiles(): boolean {
  const file = new File([''], 'a.csv', { type: 'text/csv' });
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** Opens the device's share sheet. */
export async function share(data: ShareData): Promise<Shared> {
  if (!('share' in navigator)) return 'refused';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    return isCancelled ? 'cancelled' : 'refused';
  }
}

/** Saves a file to the browser's downloads. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), TAKE_OVER_MS);
}
