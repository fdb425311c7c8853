import { StrictMode } from 'react';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageContext } from '../lib/page';
import { fixtures } from '../lib/fixtures';
import type { PageOf } from '../lib/schema.gen';
import { Confirmation } from './confirmation';

const [fixture] = fixtures['confirmation page'];

function show(event: 'booking' | 'purchase') {
  const page: PageOf<'confirmation'> = {
    ...fixture,
    content: {
      ...fixture.content,
      event,
      actions: [
        { href: '/member-dashboard', label: 'Access Your Programme' },
        { href: '/', label: 'Return to Home' },
      ],
    },
  };
  // In strict mode React runs each effect twice, so a duplicate report would be seen.
  return render(
    <StrictMode>
      <PageContext value={page}>
        <Confirmation page={page} />
      </PageContext>
    </StrictMode>,
  );
}

/** How many reports have this name. */
const reported = (event: string) =>
  (window.dataLayer ?? []).filter(
    (entry) =>
      (entry as { event?: string }).event === event ||
      Array.from(entry as ArrayLike<unknown>)[1] === event,
  ).length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', vi.fn());
});

afterEach(() => {
  vi.useRealTimers();
  delete window.dataLayer;
  delete window.gtag;
});

describe('A confirmation', () => {
  it('has its buttons in order', () => {
    show('purchase');
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/member-dashboard', '/']);
    expect(links[0]).toHaveAccessibleName('Access Your Programme');
  });

  it('reports a purchase once', () => {
    show('purchase');
    vi.advanceTimersByTime(5000);
    expect(reported('purchase')).toBe(1);
    expect(reported('conversion')).toBe(1);
    expect(reported('purchase_complete')).toBe(1);
  });

  it('reports a booking at its three moments', () => {
    show('booking');
    vi.advanceTimersByTime(499);
    expect(reported('appointment_confirmed')).toBe(1);
    vi.advanceTimersByTime(4501);
    expect(reported('appointment_confirmed')).toBe(3);
    expect(reported('purchase')).toBe(0);
  });

  it('reports nothing more once it is left', () => {
    const { unmount } = show('booking');
    vi.advanceTimersByTime(100);
    unmount();
    vi.advanceTimersByTime(5000);
    expect(reported('appointment_confirmed')).toBe(1);
  });
});
