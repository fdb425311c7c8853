import { afterEach, expect, it, vi } from 'vitest';
import { isSharedWindow } from './shared-window';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a tab of its own', null, false, false],
  ['a window that a page has opened', {}, false, true],
  ['a frame', null, true, true],
  ['a frame in a window that a page has opened', {}, true, true],
])('%s', (_, opener, isFramed, isShared) => {
  const own = { opener, parent: {} };
  if (!isFramed) own.parent = own;
  vi.stubGlobal('window', own);
  expect(isSharedWindow()).toBe(isShared);
});
