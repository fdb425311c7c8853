/**
 * Whether another page can reach into this one. Its headers prevent that (OwnWindow in
 * generator/reading/content/model.go); this is for a host that does not send them.
 */
export function isSharedWindow(): boolean {
  return window.opener !== null || window.parent !== window;
}
