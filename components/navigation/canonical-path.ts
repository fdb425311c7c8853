/** A path without its trailing slash: the one that the page was rendered for. */
export function canonicalPath(path: string): string {
  return path.replace(/(.)\/+$/, '$1');
}
