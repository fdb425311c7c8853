/** Whether another page has access to this window, in case the host does not send our headers. */
export function isSharedWindow(): boolean {
  return window.opener !== null || window.parent !== window;
}
