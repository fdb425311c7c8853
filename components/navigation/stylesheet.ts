/** The style sheets under way, by address. */
const loading = new Map<string, Promise<void>>();

/**
 * Loads the style sheet of a page that was fetched, unless the open document has it: each
 * template has one of its own. It applies from applyStylesheet on.
 *
 * @throws Error when it can't be fetched.
 */
export async function loadStylesheet(page: Document): Promise<void> {
  const address = stylesheetOf(page);
  if (!address || find(address)?.sheet) return;
  let loaded = loading.get(address);
  if (!loaded) {
    loaded = append(address).finally(() => loading.delete(address)); // another click tries again
    loading.set(address, loaded);
  }
  await loaded;
}

/** The address of a document's style sheet; empty when it has none. */
export function stylesheetOf(doc: Document): string {
  return links(doc)[0]?.getAttribute('href') ?? '';
}

/**
 * Applies the style sheet of the page that is shown, and of it alone: sheets of several
 * templates repeat what they share, and the last one would win.
 */
export function applyStylesheet(address: string): void {
  if (!find(address)?.sheet) return; // replaced while somebody edits the site
  for (const link of links(document)) {
    if (link.sheet) link.sheet.disabled = link.getAttribute('href') !== address;
  }
}

function links(doc: Document): HTMLLinkElement[] {
  return [...doc.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href^="/"]')];
}

function find(address: string): HTMLLinkElement | undefined {
  return links(document).find((link) => link.getAttribute('href') === address);
}

function append(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      if (link.sheet) link.sheet.disabled = true; // until its page is shown
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} can't be loaded`));
    });
    links(document).at(-1)?.after(link);
  });
}
