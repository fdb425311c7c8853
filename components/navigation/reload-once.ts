/**
 * Loads the document again, once for each path in a tab: what fails a second time
 * would fail for ever. Says whether it does.
 */
export function reloadOnce(reload: () => void = () => location.reload()): boolean {
  if (!navigator.onLine) return false; // the browser would put its own page in the place of ours
  const key = `reloaded ${location.pathname}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'true');
  } catch {
    return false; // without storage, nobody would know when to stop
  }
  reload();
  return true;
}
