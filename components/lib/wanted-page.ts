/** The key under which this tab remembers the page. */
export const WANTED_PAGE = 'wanted-page';

/** A members' page that a visitor wanted to open. */
export interface WantedPage {
  path: string;
  title: string;
  /** When, in milliseconds since 1970. */
  at?: number;
}

/** Remembers in this tab which page sent its visitor to the login. */
export function keepWantedPage({ path, title }: WantedPage): void {
  try {
    sessionStorage.setItem(WANTED_PAGE, JSON.stringify({ path, title, at: Date.now() }));
  } catch {
    // The browser refuses storage; the login then leads to the first guide.
  }
}
