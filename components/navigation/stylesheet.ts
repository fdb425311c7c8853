import { STYLESHEETS } from './page-data';

/** The style sheets under way, by address. */
const loading = new Map<string, Promise<void>>();

/**
 * Loads the style sheets of a page that was fetched, unless the open document has them: one
 * is shared by all templates, and each has one of its own. They apply from applyStylesheets on.
 *
 * @throws Error when one can't be fetched.
 */
export async function loadStylesheets(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(loadStylesheet));
}

async function loadStylesheet(address: string): Promise<void> {
  if (find(address)?.sheet) return;
  let loaded = loading.get(address);
  if (!loaded) {
    loaded = append(address).finally(() => loading.delete(address)); // another click tries again
    loading.set(address, loaded);
  }
  await loaded;
}

/** Applies the style sheets of the page that is shown, and these alone: the last one would win. */
export function applyStylesheets(addresses: readonly string[]): void {
  if (!addresses.every((address) => find(address)?.sheet)) return; // replaced while somebody edits the site
  for (const link of links()) {
    const applies = addresses.includes(link.getAttribute('href') ?? '');
    if (applies === (link.media === UNUSED)) link.media = applies ? 'all' : UNUSED;
  }
}

/** The medium of a style sheet that is there and does not apply. */
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
  link.fetchPriority = 'high'; // browsers are in no hurry with what does not apply
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
