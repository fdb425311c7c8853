import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './error-boundary';
import { refuseStorage } from '../lib/fixtures';

describe('a document', () => {
  const reload = vi.fn();

  beforeEach(() => {
    reload.mockClear();
    history.replaceState(null, '', '/services');
  });

  it('is loaded again once for each path', () => {
    expect(reloadOnce(reload)).toBe(true);
    expect(reloadOnce(reload)).toBe(false);
    history.replaceState(null, '', '/contact');
    expect(reloadOnce(reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is left alone where storage is refused, since it might be loaded for ever', () => {
    refuseStorage();
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is left alone without a network, which would take it away', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
