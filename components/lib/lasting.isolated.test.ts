import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SHARED } from './device-storage';
import { refuseStorage } from './fixtures';

const persist = vi.fn<() => Promise<boolean>>();
const persisted = vi.fn<() => Promise<boolean>>();

/** A browser that has just opened a page. */
async function browser(vendor: string, promised: boolean, standalone = false) {
  vi.resetModules();
  for (const ask of [persist, persisted]) ask.mockReset().mockResolvedValue(promised);
  Object.defineProperty(navigator, 'vendor', { value: vendor, configurable: true });
  Object.assign(navigator, { storage: { persist, persisted }, standalone });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const [{ useLasting }, { keptAs }] = await Promise.all([import('./lasting'), import('./kept')]);
  return { useLasting, kept: keptAs('test', (stored) => stored as string) };
}

describe('How long a browser keeps what is kept', () => {
  it.each([
    ['stays', 'Google Inc.', true, false],
    ['mayForget', 'Google Inc.', false, false],
    ['sevenDays', 'Apple Computer, Inc.', true, false],
    ['stays', 'Apple Computer, Inc.', true, true],
  ] as const)('is told: %s (%s, %s, %s)', async (answer, vendor, promised, standalone) => {
    const { useLasting } = await browser(vendor, promised, standalone);
    const { result } = renderHook(() => useLasting());
    await waitFor(() => expect(result.current).toBe(answer));
    expect(persist).not.toHaveBeenCalled(); // nothing is stored yet
  });

  it('is asked for once, when the first thing is kept, and the answer is told', async () => {
    const { useLasting, kept } = await browser('', false);
    const { result } = renderHook(() => useLasting());
    await waitFor(() => expect(result.current).toBe('mayForget'));
    persist.mockResolvedValue(true);
    kept.write('a plan');
    kept.write('another');
    await waitFor(() => expect(result.current).toBe('stays'));
    expect(persist).toHaveBeenCalledOnce();
  });

  it('is until the tab closes on a shared computer, where nobody is asked', async () => {
    sessionStorage.setItem(SHARED, 'true');
    const { useLasting, kept } = await browser('', true);
    kept.write('a plan');
    expect(renderHook(() => useLasting()).result.current).toBe('tab');
    expect(persist).not.toHaveBeenCalled();
  });

  it('is uncertain in an old browser', async () => {
    const { useLasting } = await browser('', true);
    Object.assign(navigator, { storage: undefined });
    const { result } = renderHook(() => useLasting());
    await waitFor(() => expect(result.current).toBe('mayForget'));
  });

  it('is nothing to ask for where the browser is full', async () => {
    const { kept } = await browser('', true);
    refuseStorage();
    expect(kept.write('a plan')).toBe(false);
    expect(persist).not.toHaveBeenCalled();
  });
});
