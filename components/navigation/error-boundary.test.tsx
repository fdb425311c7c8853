import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';
import { reloadOnce } from './error-boundary';

function Broken(): never {
  throw new Error('broken');
}

describe('the error boundary', () => {
  it('puts the fallback in the place of what throws, and reloads', () => {
    vi.mocked(console.error).mockImplementation(() => {}); // React reports the error
    const reload = vi.fn(() => true);
    render(
      <ErrorBoundary onError={reload} fallback={<h1>Sorry</h1>}>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Sorry' })).toBeVisible();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('shows what works as it is', () => {
    render(
      <ErrorBoundary onError={vi.fn()} fallback={<h1>Sorry</h1>}>
        <h1>Words</h1>
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Words' })).toBeVisible();
  });
});

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
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is left alone without a network, which would take it away', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
