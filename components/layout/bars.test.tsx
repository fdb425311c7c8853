import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NavigateContext } from '../navigation/navigate';
import { PageContext } from '../lib/page';
import { fixtures, setClock } from '../lib/fixtures';
import type { Html, Page } from '../lib/schema.gen';
import { StaticParts } from '../lib/static';
import { reveal } from '../navigation/hash-target';
import { staticParts } from '../static';
import { DimByClock } from './dim-bar';
import { Frame } from './frame';
import { ShowRest } from './show-rest';

const [whole] = fixtures['guide page'];
const { site } = whole;
site.booking.url = 'https://calendly.com/sleep/call';
site.navigation.public = [
  { label: 'Home', href: '/' },
  { label: 'Blog', href: '/blog' },
  { label: 'Why Choose Us', href: '/#why-choose-us' },
];
site.navigation.memberGroups = [
  { label: 'Modules', links: [{ label: 'Safe Sleep', href: '/safe-sleep' }] },
  { label: 'Complex Scenarios', links: [{ label: 'False Starts', href: '/false-starts' }] },
];

/** A public guide has both bars. */
const publicPage = { access: 'public', template: 'contact' } as const;

const navigate = vi.fn();

function framed(page: Partial<Page>) {
  const shown = { ...whole, ...page } as Page;
  return (
    <NavigateContext value={navigate}>
      <PageContext value={shown}>
        <StaticParts value={staticParts}>
          <Frame page={shown} search={null}>
            <h1>Words</h1>
            <ShowRest />
            <p className="can-wait" id="later">
              More words
            </p>
          </Frame>
        </StaticParts>
      </PageContext>
    </NavigateContext>
  );
}

const show = (page: Partial<Page>) => render(framed(page));

beforeEach(() => {
  navigate.mockClear();
});

describe('Every page', () => {
  it.each(['public', 'members'] as const)('says on %s pages what is a demonstration', (access) => {
    const words = { ...site.words, demonstration: 'An invented business' };
    show({ access, ribbon: '', site: { ...site, words, demonstration: true } });
    expect(screen.getByRole('complementary')).toHaveTextContent('An invented business');
    cleanup();
    show({ access, ribbon: '', site: { ...site, words, demonstration: false } });
    expect(screen.queryByText('An invented business')).not.toBeInTheDocument();
  });

  it('says above a page that only the author sees why it is not published', () => {
    show({ ...publicPage, ribbon: 'Not published: this is a draft.' });
    expect(screen.getByRole('complementary')).toHaveTextContent('this is a draft');
  });

  it('shows a notice where it belongs, and until its last day', () => {
    setClock('2026-12-28T23:30');
    const until = { iso: '2026-12-28', text: '28 December 2026' };
    const notice = { text: 'Closed until Monday' as Html, until, pages: ['/contact'] };
    const showNotice = (path: string) => {
      cleanup();
      show({ ...publicPage, path, ribbon: '', site: { ...site, demonstration: false, notice } });
      return screen.queryByRole('complementary');
    };
    expect(showNotice('/contact')).toBeInTheDocument();
    expect(showNotice('/blog')).not.toBeInTheDocument();
    vi.setSystemTime(new Date('2026-12-29T00:10'));
    expect(showNotice('/contact')).not.toBeInTheDocument();
  });
});

describe('The public bar', () => {
  const bar = () => within(screen.getByRole('navigation', { name: site.words.publicLinks }));

  it('marks the page that is shown', () => {
    show({ ...publicPage, path: '/blog' });
    expect(bar().getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
    expect(bar().getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });

  it('has no page laid out before its frame comes to ask how far it is scrolled', async () => {
    const asked = vi.fn(() => 21);
    vi.stubGlobal('scrollY', 0);
    Object.defineProperty(window, 'scrollY', { configurable: true, get: asked });
    show(publicPage);
    expect(asked).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('banner')).toHaveAttribute('data-frosted'));
  });

  it('is shown in browsers whose dialogs have no methods', () => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
    show(publicPage);
    expect(screen.getByRole('heading', { name: 'Words' })).toBeInTheDocument();
  });

  it('folds into a menu that a link to the same page closes too', async () => {
    show({ ...publicPage, path: '/' });
    await userEvent.click(screen.getByRole('button', { name: site.words.menu }));
    const menu = screen.getByRole('dialog', { name: site.words.menu });
    await userEvent.click(within(menu).getByRole('link', { name: 'Why Choose Us' }));
    expect(menu).not.toHaveAttribute('open');
  });
});

describe('The dim light', () => {
  const { dimLight, nightLight, restOfPage, rightNow } = site.words;
  const lamp = () => screen.getAllByRole('button', { name: dimLight })[0]!;
  const theme = () => document.documentElement.dataset.theme;

  beforeEach(() => {
    delete document.documentElement.dataset.theme;
    site.navigation.dimBar = {
      visitors: [{ label: 'What’s happening?', href: '/#answers' }],
      members: [{ label: 'Sounds', href: '/sleep-sounds' }],
    };
  });

  it('leaves the dark theme behind, because the room is still dark', () => {
    show({ access: 'members' });
    fireEvent.click(lamp());
    fireEvent.click(lamp());
    expect(theme()).toBe('night');
    expect(screen.getByRole('button', { name: nightLight })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it.each([
    ['18:59', true, null, undefined],
    ['19:00', true, null, 'dim'],
    ['03:05', true, null, 'dim'],
    ['05:59', true, null, 'dim'],
    ['06:00', true, null, undefined],
    ['03:05', false, null, undefined],
    ['03:05', true, 'day', undefined],
  ] as const)(
    'comes by the clock: at %s, on a tool (%s), %s chosen',
    (time, isTool, chosen, shown) => {
      setClock(`2026-11-16T${time}`);
      localStorage.setItem('isLoggedIn', 'true');
      if (chosen) localStorage.setItem('theme', chosen);
      render(<DimByClock isTool={isTool} />);
      expect(theme()).toBe(shown);
      expect(localStorage.getItem('theme')).toBe(chosen);
      cleanup();
      render(<DimByClock isTool={false} />);
      expect(theme()).toBeUndefined();
      cleanup();
      localStorage.removeItem('isLoggedIn');
      render(<DimByClock isTool />);
      expect(theme()).toBeUndefined();
    },
  );

  it('brings what helps now to the foot of the screen: for members, and for visitors', () => {
    show(publicPage);
    expect(screen.queryByRole('navigation', { name: rightNow })).not.toBeInTheDocument();
    fireEvent.click(lamp());
    const foot = () => within(screen.getByRole('navigation', { name: rightNow }));
    expect(foot().getByRole('link')).toHaveAttribute('href', '/#answers');
    localStorage.setItem('isLoggedIn', 'true');
    fireEvent(window, new StorageEvent('storage'));
    expect(foot().getByRole('link')).toHaveAttribute('href', '/sleep-sounds');
  });

  it('unfolds the rest of a page by its button, and for a link that leads there', () => {
    show(publicPage);
    const rest = screen.getByRole('button', { name: restOfPage });
    expect(rest).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(rest);
    expect(rest).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(rest);
    act(() => void reveal(document.getElementById('later')!));
    expect(rest).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('The members’ bar', () => {
  it('marks the page that is shown, in the bar and in the menu', async () => {
    show({ access: 'members', path: '/false-starts' });
    const marked = (part = screen.getByRole('banner')) =>
      within(part)
        .getAllByRole('link', { current: 'page' })
        .map((link) => link.textContent);
    expect(marked()).toEqual(['False Starts']);
    await userEvent.click(screen.getByRole('button', { name: site.words.menu }));
    expect(marked(screen.getByRole('dialog'))).toEqual(['False Starts']);
  });

  it('stays from page to page with all that is in it, also on a guide for everybody', () => {
    localStorage.setItem('isLoggedIn', 'true');
    const { rerender } = show({ access: 'members', template: 'dashboard' });
    const elements = () =>
      screen.getAllByRole('banner').flatMap((bar) => [...bar.querySelectorAll('*')]);
    const before = elements();
    rerender(framed({ access: 'public', template: 'guide', path: '/false-starts' }));
    expect(elements()).toEqual(before);
    localStorage.removeItem('isLoggedIn');
    fireEvent(window, new StorageEvent('storage'));
    expect(screen.getAllByRole('banner')).toHaveLength(2);
  });

  it('asks nothing about how far guides were read', async () => {
    localStorage.setItem('family-log/reading', '{"version":1,"value":[]}');
    show({ access: 'members' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Sign Out' })[0]!);
    expect(navigate).toHaveBeenCalledWith('/');
  });

  it.each([
    ['keep', ['diary']],
    ['remove', []],
    ['stay', ['isLoggedIn', 'diary']],
  ] as const)('asks about what is kept here before it signs out: %s', async (answer, remaining) => {
    localStorage.setItem('isLoggedIn', 'true');
    localStorage.setItem('diary', '{"version":1,"value":{}}');
    show({ access: 'members' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Sign Out' })[0]!);
    expect(navigate).not.toHaveBeenCalled();
    expect(localStorage.getItem('isLoggedIn')).toBe('true'); // unchanged after Escape
    await userEvent.click(await screen.findByRole('button', { name: site.words.signOut[answer] }));
    expect(navigate).toHaveBeenCalledTimes(answer === 'stay' ? 0 : 1);
    expect(Object.keys(localStorage)).toEqual(remaining);
  });
});

it('The footer shows the current year, whenever the site was built', () => {
  show(publicPage);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()}`);
});
