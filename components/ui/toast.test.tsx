import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, toast, Toaster } from './toast';

function pass(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

function say(message: Parameters<typeof toast>[0]) {
  act(() => toast(message));
}

beforeEach(() => {
  dismissToast(); // one may be left by another test file
  vi.useFakeTimers();
  render(<Toaster close="Close" />);
});

afterEach(() => act(dismissToast));

describe('The toaster', () => {
  it('has its live regions in the page before the first toast', () => {
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('announces messages politely, and errors at once', () => {
    say({ title: 'Saved', text: 'For good.' });
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    expect(screen.getByRole('status')).toHaveTextContent('For good.');
    say({ title: 'Lost', kind: 'error' });
    expect(screen.getByRole('alert')).toHaveTextContent('Lost');
  });

  it.each([
    ['three seconds', { title: 'Sent', kind: 'success' }, 3000],
    ['five seconds for an error', { title: 'Sent', kind: 'error' }, 5000],
    ['as long as it is told', { title: 'Sent', duration: 700 }, 700],
  ] as const)('keeps a toast for %s', (_, message, duration) => {
    say(message);
    pass(duration - 1);
    expect(screen.getByText('Sent')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Sent')).not.toBeInTheDocument();
  });

  it('shows a later toast in its place, and for its whole duration', () => {
    say({ title: 'First' });
    pass(2900);
    say({ title: 'Second' });
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    pass(2900);
    expect(screen.getByText('Second')).toBeInTheDocument();
  });

  it('pauses while a pointer or the focus is on the toast', () => {
    say({ title: 'Sent' });
    const close = screen.getByRole('button', { name: 'Close' });
    fireEvent.pointerEnter(screen.getByText('Sent'));
    fireEvent.focus(close);
    pass(60_000);
    expect(screen.getByText('Sent')).toBeInTheDocument();
    fireEvent.blur(close);
    pass(3000);
    expect(screen.queryByText('Sent')).not.toBeInTheDocument();
  });

  it('disappears when it is closed', () => {
    say({ title: 'Sent' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Sent')).not.toBeInTheDocument();
  });
});
