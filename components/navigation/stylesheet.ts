let loading: Promise<void> | undefined;

/**
 * Loads the style sheet that a page needs. Members' pages need the whole one, of
 * which public pages have a part; once it is there it stays.
 *
 * @throws Error when it can't be fetched.
 */
export async function loadStylesheet(page: Document): Promise<void> {
  const whole = page.querySelector<HTMLLinkElement>('link[data-whole]');
  const current = document.querySelector('link[rel=stylesheet]');
  if (!whole || !current || current.matches('[data-whole]')) return;
  loading ??= insertAfter(current, document.importNode(whole));
  try {
    await loading;
  } catch (error) {
    loading = undefined; // another click tries again
    throw error;
  }
}

function insertAfter(current: Element, sheet: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => {
      sheet.remove();
      reject(new Error(`${sheet.href} can't be loaded`));
    });
    current.after(sheet);
  });
}
