import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { SHARED, keptKeys } from './device-storage';
import { keptAs } from './kept';
import { refuseStorage } from './fixtures';

const kept = keptAs('test', (stored) => (typeof stored === 'string' ? stored : undefined));

beforeEach(() => kept.remove());

describe('what is kept', () => {
  it('is read again, and removed without a trace', () => {
    expect(kept.read()).toBeUndefined();
    expect(kept.write('a plan')).toBe(true);
    expect(kept.read()).toBe('a plan');
    kept.remove();
    expect(kept.read()).toBeUndefined();
    expect(localStorage.getItem('test')).toBeNull();
  });

  it.each([
    ['no JSON', '{"version":1,'],
    ['null', 'null'],
    ['another version', '{"version":2,"value":"a plan"}'],
    ['another kind of value', '{"version":1,"value":5}'],
  ])('is nothing when the storage holds %s', (_, text) => {
    localStorage.setItem('test', text);
    expect(kept.read()).toBeUndefined();
  });

  it('stays where a newer page wrote it', () => {
    const newer = '{"version":2,"value":"a plan"}';
    localStorage.setItem('test', newer);
    expect(kept.write('another')).toBe(false);
    expect(localStorage.getItem('test')).toBe(newer);
  });

  it('is nothing where the browser refuses storage, and says so', () => {
    refuseStorage('getItem');
    refuseStorage('setItem');
    expect(kept.read()).toBeUndefined();
    expect(kept.write('a plan')).toBe(false);
  });

  it('is found whichever page keeps it, and nothing else is', () => {
    localStorage.setItem('older', '{"version":0,"value":1}');
    localStorage.setItem('consent', '{"granted":{},"version":1}');
    localStorage.setItem('theme', 'night');
    kept.write('a plan');
    expect(keptKeys().sort()).toEqual(['older', 'test']);
  });

  it('stays in the tab on a shared computer, and goes with it', () => {
    sessionStorage.setItem(SHARED, 'true');
    kept.write('a plan');
    expect(localStorage).toHaveLength(0);
    expect(keptKeys()).toEqual([]);
    sessionStorage.clear();
    expect(kept.read()).toBeUndefined();
  });

  it('is shown at once where it is used, even when another tab changes it', () => {
    const { result } = renderHook(() => kept.use());
    expect(result.current).toBeUndefined();
    act(() => void kept.write('a plan'));
    expect(result.current).toBe('a plan');
    localStorage.removeItem('test');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'test' })));
    expect(result.current).toBeUndefined();
  });
});
