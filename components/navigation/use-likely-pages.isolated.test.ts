import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as loader from './page-loader';
import { useLikelyPages } from './page-router';

vi.mock('./page-loader', async () => {
  const ahead = await import('./ahead');
  return { lookAhead: () => Promise.resolve(ahead), prefetchPage: vi.fn<() => void>() };
});

const load = () => Promise.reject(new Error('no page is loaded'));

let idle: (() => void)[];

const goIdle = () => idle.splice(0).forEach((work) => work());

const prefetched = () => vi.mocked(loader.prefetchPage).mock.calls.map(([path]) => path);

beforeEach(() => {
  vi.useFakeTimers();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  document.body.innerHTML = '<main><a href="/services">Here</a><a href="/blog">Blog</a></main>';
});

afterEach(() => {
  vi.mocked(loader.prefetchPage).mockClear();
});

it('fetches likely pages after two seconds, when the browser has time', async () => {
  renderHook(() => useLikelyPages('/services', load));
  await vi.advanceTimersByTimeAsync(1999);
  expect(idle).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(idle).toHaveLength(1);
  expect(prefetched()).toEqual([]);
  goIdle();
  expect(prefetched()).toEqual(['/blog']);
});

it('starts anew with another page, and fetches nothing for one that is gone', async () => {
  const { rerender, unmount } = renderHook(({ path }) => useLikelyPages(path, load), {
    initialProps: { path: '/' },
  });
  await vi.advanceTimersByTimeAsync(1999);
  rerender({ path: '/contact' });
  await vi.advanceTimersByTimeAsync(1999);
  expect(idle).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(idle).toHaveLength(1);
  unmount();
  goIdle();
  expect(prefetched()).toEqual([]);
});

it('reads links against the page that is shown, whatever the address is while Back is under way', async () => {
  history.replaceState(null, '', '/privacy');
  renderHook(() => useLikelyPages('/services', load));
  await vi.advanceTimersByTimeAsync(2000);
  expect(idle).toHaveLength(1);
  goIdle();
  expect(prefetched()).toEqual(['/blog']);
});

it('fetches nothing in development', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  renderHook(() => useLikelyPages('/services', load));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(idle).toEqual([]);
  vi.unstubAllEnvs();
});
