import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NavigateContext } from '../navigation/navigate';
import { PageContext } from '../lib/page';
import { fixtures } from '../lib/fixtures';
import type { Page } from '../lib/schema.gen';
import { StaticParts } from '../lib/static';
import { reveal } from '../navigation/hash-target';
import { staticParts } from '../static';
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

/** A guide for everybody has both bars. */
const publicPage = { access: 'public', template: 'contact' } as const;

const navigate = vi.fn();

function show(page: Partial<Page>) {
  const shown = { ...whole, ...page } as Page;
  render(
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
    </NavigateContext>,
  );
  return shown;
}

beforeEach(() => {
  navigate.mockClear();
  // jsdom has the element without its methods.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

it('a guide for everybody has the bar of visitors and that of members, of which one is shown', () => {
  show({ access: 'public', template: 'guide' });
  const [visitors, members] = screen.getAllByRole('banner');
  expect(visitors).toHaveClass('when-visitor');
  expect(
    within(visitors!).getByRole('navigation', { name: site.words.publicLinks }),
  ).toBeInTheDocument();
  expect(members).toHaveClass('when-member');
  expect(
    within(members!).getByRole('navigation', { name: site.words.membersLinks }),
  ).toBeInTheDocument();
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

  it('begins with a link that skips to the content', async () => {
    show(publicPage);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: site.words.skipLink })).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });
});

describe('The public bar', () => {
  const bar = () => within(screen.getByRole('navigation', { name: site.words.publicLinks }));

  it('marks the page that is shown', () => {
    show({ ...publicPage, path: '/blog' });
    expect(bar().getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
    expect(bar().getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });

  it('opens the booking page in a new tab, and says so', () => {
    show(publicPage);
    const name = `${site.navigation.book} (opens in a new tab)`;
    const book = screen.getByRole('link', { name });
    expect(book).toHaveAttribute('href', site.booking.url);
    expect(book).toHaveAttribute('target', '_blank');
  });

  it('is frosted once the page is scrolled by more than 20 pixels', () => {
    show(publicPage);
    const header = screen.getByRole('banner');
    const scroll = (to: number) => {
      vi.stubGlobal('scrollY', to);
      fireEvent.scroll(window);
    };
    scroll(20);
    expect(header).not.toHaveAttribute('data-frosted');
    scroll(21);
    expect(header).toHaveAttribute('data-frosted');
  });

  it('is not on the discovery call page, but the footer is', () => {
    show({ ...publicPage, template: 'discovery-call' });
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('follows a login and a logout in another tab, and back from the browser’s cache', () => {
    show(publicPage);
    const { documentElement } = document;
    expect(documentElement).not.toHaveAttribute('data-member');
    localStorage.setItem('isLoggedIn', 'true');
    fireEvent(window, new StorageEvent('storage'));
    expect(documentElement).toHaveAttribute('data-member');
    localStorage.removeItem('isLoggedIn');
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(documentElement).not.toHaveAttribute('data-member');
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
  const { dimLight, nightLight, restOfPage } = site.words;
  const lamp = () => screen.getAllByRole('button', { name: dimLight })[0]!;
  const theme = () => document.documentElement.dataset.theme;

  beforeEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset.theme;
    site.navigation.dimBar = {
      visitors: [{ label: 'What’s happening?', href: '/#answers' }],
      members: [{ label: 'Sounds', href: '/sleep-sounds' }],
    };
  });

  it.each(['public', 'members'] as const)('is one press away in the bar of %s pages', (access) => {
    show({ access, template: 'contact' });
    fireEvent.click(lamp());
    expect(theme()).toBe('dim');
    expect(localStorage.getItem('theme')).toBe('dim');
    expect(lamp()).toHaveAttribute('aria-pressed', 'true');
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

  it('brings what helps now to the foot of the screen: for members, and for visitors', () => {
    show(publicPage);
    expect(screen.queryByRole('navigation', { name: dimLight })).not.toBeInTheDocument();
    fireEvent.click(lamp());
    const foot = () => within(screen.getByRole('navigation', { name: dimLight }));
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
  const group = (name: string) => screen.getByRole('button', { name });

  it('has no footer below the page', () => {
    show({ access: 'members' });
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('marks the page that is shown, in the bar and in the menu', async () => {
    show({ access: 'members', path: '/false-starts' });
    const marked = () =>
      screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent);
    await userEvent.click(group('Complex Scenarios'));
    expect(marked()).toEqual(['False Starts']);
    await userEvent.click(screen.getByRole('button', { name: site.words.menu }));
    expect(marked()).toEqual(['False Starts']);
  });

  it('opens one drop-down at a time', async () => {
    show({ access: 'members', path: '/safe-sleep' });
    await userEvent.click(group('Modules'));
    expect(group('Modules')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(group('Complex Scenarios'));
    expect(group('Modules')).toHaveAttribute('aria-expanded', 'false');
    expect(group('Complex Scenarios')).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes them by Escape, and returns the focus', async () => {
    show({ access: 'members', path: '/safe-sleep' });
    await userEvent.click(group('Modules'));
    const panel = document.getElementById(group('Modules').getAttribute('aria-controls') ?? '');
    within(panel!).getByRole('link', { name: 'Safe Sleep' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(group('Modules')).toHaveAttribute('aria-expanded', 'false');
    expect(group('Modules')).toHaveFocus();
  });

  it('closes them by a press outside, and when the focus leaves', async () => {
    show({ access: 'members', path: '/safe-sleep' });
    await userEvent.click(group('Modules'));
    await userEvent.click(screen.getByRole('main'));
    expect(group('Modules')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(group('Complex Scenarios'));
    await userEvent.tab();
    await userEvent.tab();
    expect(group('Complex Scenarios')).toHaveAttribute('aria-expanded', 'false');
  });

  it('goes home by Sign Out', async () => {
    localStorage.setItem('isLoggedIn', 'true');
    show({ access: 'members' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Sign Out' })[0]!);
    expect(navigate).toHaveBeenCalledWith('/');
    expect(localStorage.getItem('isLoggedIn')).toBeNull();
  });

  it('asks nothing about how far guides were read', async () => {
    localStorage.setItem('guides-read', '{"version":1,"value":{}}');
    show({ access: 'members' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Sign Out' })[0]!);
    expect(navigate).toHaveBeenCalledWith('/');
    localStorage.clear();
  });

  it.each([
    ['keep', ['diary']],
    ['remove', []],
  ] as const)('asks about what is kept here before it signs out: %s', async (answer, remaining) => {
    localStorage.setItem('isLoggedIn', 'true');
    localStorage.setItem('diary', '{"version":1,"value":{}}');
    show({ access: 'members' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Sign Out' })[0]!);
    expect(navigate).not.toHaveBeenCalled();
    expect(localStorage.getItem('isLoggedIn')).toBe('true'); // Escape takes it back
    await userEvent.click(await screen.findByRole('button', { name: site.words.signOut[answer] }));
    expect(navigate).toHaveBeenCalledWith('/');
    expect(Object.keys(localStorage)).toEqual(remaining);
    localStorage.clear();
  });

  it('has removed the login before it leaves', async () => {
    let loginOnLeaving: string | null = '';
    navigate.mockImplementationOnce(() => {
      loginOnLeaving = localStorage.getItem('isLoggedIn');
    });
    localStorage.setItem('isLoggedIn', 'true');
    show({ access: 'members' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Sign Out' })[0]!);
    expect(loginOnLeaving).toBeNull();
  });
});

describe('The footer', () => {
  it('links to the telephone and the mail program', () => {
    const { contact } = show(publicPage).site;
    const foot = within(screen.getByRole('contentinfo'));
    const mail = foot.getByRole('link', { name: contact.emails[0]! });
    expect(mail).toHaveAttribute('href', `mailto:${contact.emails[0]}`);
    expect(foot.getByRole('link', { name: contact.phone }).getAttribute('href')).toMatch(/^tel:/);
  });

  it('shows the current year, whenever the site was built', () => {
    show(publicPage);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()}`);
  });
});
