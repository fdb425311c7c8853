import { expect, it, vi } from 'vitest';
import { playLoop } from './sound';

it('A recording that does not load in time is an error, and leaves no audio context open', async () => {
  const close = vi.fn(async () => {});
  vi.stubGlobal(
    'AudioContext',
    class {
      close = close;
    },
  );
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort('late'));
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => init?.signal?.throwIfAborted());
  await expect(playLoop('/wind.mp3', 1)).rejects.toBe('late');
  expect(timeout).toHaveBeenCalledWith(30_000);
  expect(close).toHaveBeenCalledOnce();
});
