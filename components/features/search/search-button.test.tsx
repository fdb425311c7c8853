import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageContext } from '../../lib/page';
import { logIn, logOut } from '../../lib/member';
import { fixtures } from '../../lib/fixtures';
import { SearchButton } from './search-button';

const [page] = fixtures['home page'];
const open = {
  entries: [
    { path: '/naps', title: 'Naps', sections: [{ words: 'pram' }] },
    { path: '/#answer-1', title: 'Screams at bedtime', sections: [{}] },
    { path: '/library', title: 'Wraps', sections: [{}], locked: true },
  ],
  members: '/members/search-1.json',
  help: [
    { said: 'floppy', calls: [{ label: 'Call 999', href: 'tel:999' }], pages: ['/#answer-1'] },
  ],
  words: {
    hint: 'Type',
    nothing: 'Nothing here',
    found: 'Results:',
    call: 'Talk it through',
    callHref: '/#consultation',
  },
};
const library = { entries: [{ path: '/library', title: 'Sling', sections: [{}] }] };

const answers = new Map<string, unknown>();
const fetched = vi.fn((address: string) => {
  const answer = answers.get(address);
  return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new Error('offline'));
});

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  answers.clear();
  answers.set('/search.json', open).set(open.members, library);
  logOut();
});

function show() {
  const user = userEvent.setup();
  render(
    <PageContext value={page}>
      <SearchButton />
      <textarea aria-label="elsewhere" />
    </PageContext>,
  );
  return user;
}

const field = () => screen.findByRole('searchbox');

it('fetches nothing until it is opened, and the library for members alone', async () => {
  const user = show();
  expect(fetched).not.toHaveBeenCalled();
  await user.keyboard('/');
  await user.type(await field(), 'sling');
  expect(await screen.findByText('Nothing here')).toBeVisible();
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/search.json']);

  await user.clear(await field());
  await user.type(await field(), 'pram');
  expect(await screen.findByRole('link', { name: 'Naps' })).toHaveAttribute('href', '/naps');
  expect(screen.getByRole('status')).toHaveTextContent('Results: 1');
});

it('finds the library for a member, and no more after the logout', async () => {
  logIn();
  const user = show();
  await user.click(screen.getByRole('button'));
  await user.type(await field(), 'sling');
  expect(await screen.findByRole('link', { name: 'Sling' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: page.site.words.closeSearch }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  logOut();
  await user.click(screen.getByRole('button'));
  await user.type(await field(), 'sling');
  expect(await screen.findByText('Nothing here')).toBeVisible();
});

it('finds what visitors find where a member’s browser has no key of a sealed library', async () => {
  answers.set('/search.json', { ...open, members: '/members/search-1.sealed' });
  logIn();
  const user = show();
  await user.click(screen.getByRole('button'));
  await user.type(await field(), 'pram');
  expect(await screen.findByRole('link', { name: 'Naps' })).toBeVisible();
});

it('opens again before it was told that the last one is closed', async () => {
  const user = show();
  await user.keyboard('/');
  (await field()).blur();
  screen.getByRole('dialog').removeAttribute('open'); // as Escape does; its event follows later
  await user.keyboard('/');
  expect(await screen.findByRole('dialog')).toHaveAttribute('open');
});

it('leaves the key to those who type', async () => {
  const user = show();
  await user.type(screen.getByRole('textbox', { name: 'elsewhere' }), 'either/or');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'elsewhere' })).toHaveValue('either/or');
});

it('tells visitors of what only members can read, and offers the answers where nothing is found', async () => {
  const user = show();
  await user.keyboard('/');
  await user.type(await field(), 'wraps');
  const link = await screen.findByRole('link', { name: /Wraps/ });
  expect(link).toHaveTextContent(page.site.words.membersOnly);
  await user.clear(await field());
  await user.type(await field(), 'xyzzy');
  expect(await screen.findByRole('link', { name: 'Screams at bedtime' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Talk it through' })).toHaveAttribute(
    'href',
    '/#consultation',
  );
  expect(screen.getByRole('status')).toHaveTextContent('Nothing here');
});

it('leaves the key to those who type in a shadow root', () => {
  show();
  const host = document.body.appendChild(document.createElement('div'));
  const field = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('input'));
  const key = { key: '/', bubbles: true, composed: true, cancelable: true };
  expect(field.dispatchEvent(new KeyboardEvent('keydown', key))).toBe(true);
  expect(host.dispatchEvent(new KeyboardEvent('keydown', key))).toBe(false);
  host.remove();
});

it('says that the index has not come, and tries again', async () => {
  answers.clear();
  logIn(); // so that no other test's index is cached
  const user = show();
  await user.keyboard('/');
  expect(await screen.findByText(page.site.words.notLoaded)).toBeVisible();
  answers.set('/search.json', open).set(open.members, library);
  await user.click(screen.getByRole('button', { name: page.site.words.tryAgain }));
  await user.type(await field(), 'pram');
  expect(await screen.findByRole('link', { name: 'Naps' })).toBeVisible();
});
