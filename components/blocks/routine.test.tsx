import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Routine } from './routine';

afterEach(() => vi.unstubAllGlobals());

it('A routine’s card appears when a tenth of it is visible, and stays', () => {
  let see: (entries: { isIntersecting: boolean }[]) => void = () => {};
  const disconnect = vi.fn();
  const options: unknown[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof see, given: unknown) {
        see = callback;
        options.push(given);
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  const block = { type: 'routine' as const, age: '6-8 months', body: [] };
  render(<Routine block={block} renderBlocks={() => <p>The day</p>} />);
  const card = screen.getByText('6-8 months').parentElement;

  expect(options).toEqual([{ threshold: 0.1 }]);
  expect(card).toHaveAttribute('data-state', 'waiting');
  act(() => see([{ isIntersecting: false }]));
  expect(card).toHaveAttribute('data-state', 'waiting');
  act(() => see([{ isIntersecting: true }]));
  expect(card).toHaveAttribute('data-state', 'shown');
  expect(disconnect).toHaveBeenCalled();
});
