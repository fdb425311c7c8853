/** Whether another page can reach into this one, where the host does not send our headers. */
export function isSharedWindow(): boolean {
  return window.opener !== null || window.parent !== window;
}
