import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtures, renderOn, stubIntersections } from '../../lib/fixtures';
import { MarkupContext } from '../../lib/html';
import { PageContext } from '../../lib/page';
import type { Html, Page } from '../../lib/schema.gen';
import { NavigateContext } from '../../navigation/navigate';
import { dismissToast, Toaster } from '../../ui/toast';
import { BOOKING_HASH, BookLink } from './book-link';
import { Booking } from './booking';
import { ThumbBar } from './thumb-bar';

describe('Booking', () => {
  const [whole] = fixtures['home page'];
  const page: Page = whole;
  page.site.booking = {
    url: 'https://calendly.com/sleep/call',
    origin: 'https://calendly.com',
    title: 'Times for a call',
    open: 'Open the calendar',
    show: 'Show the calendar',
    stores: 'stores' as unknown as Html,
    waiting: 'On its way.',
    failure: 'It has not come.',
    confirmation: '/confirmation',
  };

  const navigate = vi.fn(async () => {});
  const onBooked = vi.fn();
  const frames = () =>
    document.querySelectorAll<HTMLIFrameElement>('.calendly-inline-widget iframe');
  const section = () => screen.getByRole('region', { name: 'Choose a time' });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  /** Reports the booking section as near the window. */
  let approach: () => void;

  function show(redirectAfter: 1000 | 1500 = 1000) {
    return render(
      <NavigateContext value={navigate}>
        <MarkupContext value={new Map([['stores', 'It sets cookies.']])}>
          <PageContext value={page}>
            <Booking
              section={{ heading: 'Choose a time' }}
              redirectAfter={redirectAfter}
              onBooked={onBooked}
            />
            <Toaster close="Close" />
          </PageContext>
        </MarkupContext>
      </NavigateContext>,
    );
  }

  function say(data: unknown, origin = 'https://calendly.com') {
    const source = origin === location.origin ? window : frames()[0]?.contentWindow;
    act(() => void dispatchEvent(new MessageEvent('message', { data, origin, source: source! })));
  }

  /** Simulates the calendar's first message after loading. */
  const calendarArrives = () => say({ event: 'calendly.event_type_viewed' });

  beforeEach(() => {
    vi.useFakeTimers();
    navigate.mockClear();
    onBooked.mockClear();
    Element.prototype.scrollIntoView = vi.fn();
    const { report } = stubIntersections();
    approach = () => report({ isIntersecting: true });
  });

  afterEach(() => act(dismissToast));

  describe('The calendar', () => {
    it('loads when its section is near, in a frame with a title, and by no script', async () => {
      show();
      approach();
      approach();
      expect(frames()).toHaveLength(1);
      expect(screen.getByTitle('Times for a call')).toHaveAttribute(
        'src',
        'https://calendly.com/sleep/call?embed_type=Inline&embed_domain=localhost%3A3000',
      );
      expect(document.querySelectorAll('script')).toHaveLength(0);
      expect(screen.getByText('On its way.')).toBeInTheDocument();
      calendarArrives();
      expect(screen.queryByText('On its way.')).not.toBeInTheDocument();
      await pass(20_000);
      expect(screen.queryByText('It has not come.')).not.toBeInTheDocument();
    });

    it('removes the message when it loads late after all', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      show();
      approach();
      await pass(11_000);
      expect(screen.getByText('It has not come.')).toBeInTheDocument();
      calendarArrives();
      expect(screen.queryByText('It has not come.')).not.toBeInTheDocument();
    });
  });

  describe('A link to the calendar', () => {
    it.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves a click with %s to the browser', (key) => {
      show();
      renderOn(page, <BookLink label="Book" sectionHref={BOOKING_HASH} />);
      const click = createEvent.click(screen.getByRole('link', { name: 'Book' }), { [key]: true });
      fireEvent(screen.getByRole('link', { name: 'Book' }), click);
      expect(click.defaultPrevented).toBe(false);
      expect(section().scrollIntoView).not.toHaveBeenCalled();
    });
  });
});

describe('The bar for a thumb', () => {
  /** Reports whether an element is on the screen. */
  let report: (target: Element, isIntersecting: boolean) => void;

  beforeEach(() => {
    const stub = stubIntersections();
    report = (target, isIntersecting) => stub.report({ target, isIntersecting });
  });

  function show(name: keyof typeof fixtures, changes: Partial<Page> = {}, danger?: ReactNode) {
    const page = { ...fixtures[name][0], access: 'public', ...changes } as Page;
    page.site = {
      ...page.site,
      navigation: { ...page.site.navigation, thumbBar: 'Free call' },
    };
    renderOn(
      page,
      <>
        <main>
          <a data-book href="/#consultation">
            Book
          </a>
          <section id="consultation" />
          {danger}
        </main>
        <ThumbBar />
      </>,
    );
  }

  const bar = () => screen.queryByText('Free call')?.parentElement ?? null;

  it('stays away from a guide that doesn’t lead to the calendar itself', () => {
    const page = { ...fixtures['guide page'][0], access: 'public' } as Page;
    const guide = (path: string, main: ReactNode) => (
      <PageContext value={{ ...page, path }}>
        <main>{main}</main>
        <ThumbBar />
      </PageContext>
    );
    const state = () => document.querySelector('[data-thumb-bar]')?.getAttribute('data-thumb-bar');
    const { rerender } = render(guide('/ill', 'Call 111.'));
    expect(state()).toBe('away');
    rerender(guide('/naps', <a href="/#consultation">Call me</a>));
    report(screen.getByText('Call me'), false);
    expect(state()).toBe('shown');
    rerender(guide('/ill', 'Call 111.'));
    expect(state()).toBe('away');
  });

  it('makes way while another booking button, or the calendar, is on the screen', () => {
    show('home page');
    const button = screen.getByText('Book');
    const calendar = document.getElementById('consultation')!;
    expect(bar()).toHaveAttribute('inert');
    report(button, true);
    report(calendar, false);
    expect(bar()).toHaveAttribute('inert');
    report(button, false);
    expect(bar()).not.toHaveAttribute('inert');
    expect(bar()).toHaveAttribute('data-thumb-bar', 'shown');
    report(calendar, true);
    expect(bar()).toHaveAttribute('inert');
  });

  it('makes way for a number to call in need', () => {
    show('guide page', {}, <a href="tel:999">Call 999</a>);
    report(screen.getByText('Call 999'), true);
    expect(bar()).toHaveAttribute('inert');
    report(screen.getByText('Call 999'), false);
    report(screen.getByText('Book'), false);
    report(document.getElementById('consultation')!, false);
    expect(bar()).not.toHaveAttribute('inert');
  });

  it.each<[keyof typeof fixtures, Partial<Page>]>([
    ['contact page', {}],
    ['login page', {}],
    ['confirmation page', {}],
    ['guide page', { access: 'members' }],
  ])('is not on the %s with %j', (name, changes) => {
    show(name, changes);
    expect(bar()).toBeNull();
  });
});
