import { STYLESHEETS } from './page-data';

const loading = new Map<string, Promise<void>>();

/**
 * Loads the style sheets of a fetched page, unless the document has them: all templates share one,
 * and each has its own. They do not apply before applyStylesheets.
 *
 * @throws Error if one can't be fetched.
 */
export async function loadStylesheets(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(loadStylesheet));
}

async function loadStylesheet(address: string): Promise<void> {
  if (find(address)?.sheet) return;
  let loaded = loading.get(address);
  if (!loaded) {
    loaded = append(address).finally(() => loading.delete(address)); // another click retries
    loading.set(address, loaded);
  }
  await loaded;
}

/** Applies the style sheets of the current page and disables all others, which might override them. */
export function applyStylesheets(addresses: readonly string[]): void {
  if (!addresses.every((address) => find(address)?.sheet)) return; // being replaced after an edit
  for (const link of links()) {
    const applies = addresses.includes(link.getAttribute('href') ?? '');
    if (applies === (link.media === UNUSED)) link.media = applies ? 'all' : UNUSED;
  }
}

/** The media attribute of a style sheet that is loaded but does not apply. */
const UNUSED = 'not all';

function links(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(STYLESHEETS)];
}

function find(address: string): HTMLLinkElement | undefined {
  return links().find((link) => link.getAttribute('href') === address);
}

function append(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = UNUSED;
  link.fetchPriority = 'high'; // by default browsers give it low priority because it does not apply
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} can't be loaded`));
    });
    links().at(-1)?.after(link);
  });
}
