const KEY = 'scroll';

/** Where the reader was at each entry of the tab's history, in pixels from the top. */
const positions: Record<string, number> = read();

/** Notes the position at a history entry from now on; the result stops it. */
export function rememberScroll(key: string): () => void {
  // Pages come later than the browser's own attempt to restore; for a reload, when
  // the document goes, the browser does it best.
  history.scrollRestoration = 'manual';
  const note = () => {
    positions[key] = scrollY;
  };
  const leave = () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(KEY, JSON.stringify(positions));
    } catch {
      // Storage is refused; back then leads to the top.
    }
  };
  addEventListener('scroll', note, { passive: true });
  addEventListener('pagehide', leave);
  return () => {
    removeEventListener('scroll', note);
    removeEventListener('pagehide', leave);
  };
}

/** The noted position of a history entry; the top where there is none. */
export function recallScroll(key: string): number {
  return positions[key] ?? 0;
}

function read(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries(stored ?? {});
    return Object.fromEntries(entries.filter(([, y]) => typeof y === 'number'));
  } catch {
    return {};
  }
}
