/** Whether an address leads to another site, and so opens in a new tab. */
export function isExternal(href: string): boolean {
  return /^https?:\/\//.test(href);
}
