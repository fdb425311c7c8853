import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pbkdf2Sync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLibraryKey } from '../../lib/library-key';
import { isLoggedIn, logOut } from '../../lib/member';
import { withMinimumDuration } from '../../lib/minimum-duration';
import { NavigateContext } from '../../navigation/navigate';
import { Toaster } from '../../ui/toast';
import { LoginForm } from './login-form';
import { isSharedWindow } from './shared-window';
import { refuseStorage } from '../../lib/fixtures';

vi.mock('../../lib/library-key');
vi.mock('../../lib/minimum-duration');
vi.mock('./shared-window');

const verifier = {
  salt: 'c2FsdA==',
  hash: pbkdf2Sync('member\0goodnight', 'salt', 100, 32, 'sha256').toString('base64'),
  iterations: 100,
};
/** Locks of a library sealed by Go, with the username and password that open it. */
const sealed = JSON.parse(
  readFileSync('generator/base/library/testdata/from-go.json', 'utf8'),
) as Record<'username' | 'password' | 'salt' | 'wrapped', string> & { iterations: number };
const lock = {
  library: 'abcdefgh',
  salt: sealed.salt,
  iterations: sealed.iterations,
  keys: [sealed.wrapped],
};
const words = {
  failure: 'Not checked.',
  storageRefused: 'Not remembered.',
  noCrypto: 'No crypto.',
  showPassword: 'Show it',
  submit: 'Login',
  sharedComputer: 'Others use this too.',
  sharedWindow: 'Somebody could read this.',
  openAlone: 'Open it alone',
  wanted: '{page} is for members.',
  noScripts: 'Without scripts it does not work.',
};
const navigate = vi.fn(async () => {});

beforeEach(() => {
  vi.mocked(withMinimumDuration).mockImplementation((_, work) => work);
  vi.mocked(isSharedWindow).mockReturnValue(false);
});

/** Restores the minimum duration of a login, which most tests skip. */
async function takeTheSecond() {
  const { withMinimumDuration: real } = await vi.importActual<
    typeof import('../../lib/minimum-duration')
  >('../../lib/minimum-duration');
  vi.mocked(withMinimumDuration).mockImplementation(real);
}

async function logInWith(username: string, password: string) {
  await userEvent.type(screen.getByLabelText('Username'), username);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

describe('The login form', () => {
  beforeEach(() => {
    navigate.mockClear();
    render(
      <NavigateContext value={navigate}>
        <LoginForm words={{ ...words, verifier }} home="/getting-started" planPage="/my-plan" />
        <Toaster close="Close" />
      </NavigateContext>,
    );
  });

  it('shows the password where it is asked to, and hides it again', async () => {
    const password = screen.getByLabelText('Password');
    await userEvent.type(password, 'goodnight');
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
    expect(password).toHaveAttribute('type', 'text');
    expect(password).toHaveValue('goodnight');
    await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('sends nothing where the browser submits it, as it does without scripts', async () => {
    await userEvent.type(screen.getByLabelText('Username'), 'member');
    await userEvent.type(screen.getByLabelText('Password'), 'goodnight');
    await userEvent.click(screen.getByLabelText('Others use this too.'));
    const form = screen.getByRole('button', { name: 'Login' }).closest('form')!;
    expect([...new FormData(form)]).toEqual([]);
  });

  it('does not call back a visitor who has left it meanwhile', async () => {
    await takeTheSecond();
    await logInWith('member', 'goodnight');
    cleanup();
    await waitFor(() => expect(localStorage.getItem('isLoggedIn')).toBe('true'));
    await Promise.resolve(); // the continuation of the login
    expect(navigate).not.toHaveBeenCalled();
  });

  it('keeps the login in the tab alone on a shared computer, until signing out', async () => {
    localStorage.setItem('isLoggedIn', 'true'); // from a previous user
    await userEvent.click(screen.getByLabelText('Others use this too.'));
    await logInWith('member', 'goodnight');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/getting-started'));
    expect(localStorage).toHaveLength(0);
    expect(isLoggedIn()).toBe(true);
    logOut();
    expect(isLoggedIn()).toBe(false);
    expect(Object.keys(sessionStorage)).toEqual(['sharedComputer']); // for values stored later
  });

  it('says so where the browser refuses to store the login', async () => {
    refuseStorage();
    await logInWith('member', 'goodnight');
    const messages = await screen.findAllByText('Not remembered.');
    expect(messages.length).toBeGreaterThan(0);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('says so where the pair cannot be checked, and can be tried again', async () => {
    vi.spyOn(crypto.subtle, 'deriveBits').mockRejectedValueOnce(new DOMException('no memory'));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await logInWith('member', 'goodnight');
    const messages = await screen.findAllByText('Not checked.');
    expect(messages.length).toBeGreaterThan(0);
    expect(warn).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/getting-started'));
  });
});

describe('The login form of a sealed library', () => {
  beforeEach(() => {
    vi.mocked(keepLibraryKey).mockReset();
    navigate.mockClear();
    render(
      <NavigateContext value={navigate}>
        <LoginForm words={{ ...words, lock }} home="/getting-started" planPage="/my-plan" />
      </NavigateContext>,
    );
  });

  it('keeps the library’s key in the browser before the visitor counts as logged in', async () => {
    vi.mocked(keepLibraryKey).mockImplementation(async () => {
      expect(localStorage.getItem('isLoggedIn')).toBeNull();
    });
    await logInWith(sealed.username, sealed.password);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/getting-started'));
    const key = expect.objectContaining({ extractable: false, usages: ['decrypt'] });
    expect(keepLibraryKey).toHaveBeenCalledExactlyOnceWith({ name: 'abcdefgh', key });
    expect(localStorage.getItem('isLoggedIn')).toBe('true');
  });

  it('leaves no key of a shared computer in a tab that logs in anew as one of its own', async () => {
    sessionStorage.setItem('sharedComputer', 'true');
    sessionStorage.setItem('library-key', '{"name":"abcdefgh","bytes":[1]}');
    await logInWith(sealed.username, sealed.password);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/getting-started'));
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem('isLoggedIn')).toBe('true');
  });

  it('says so where the browser refuses to keep the key', async () => {
    vi.mocked(keepLibraryKey).mockRejectedValue(new DOMException('refused'));
    await logInWith(sealed.username, sealed.password);
    await screen.findByText('Not remembered.');
    expect(localStorage.getItem('isLoggedIn')).toBeNull();
  });

  it('leaves no key behind where the login itself cannot be stored', async () => {
    const deleteDatabase = vi.fn();
    vi.stubGlobal('indexedDB', { deleteDatabase });
    refuseStorage();
    await logInWith(sealed.username, sealed.password);
    await screen.findByText('Not remembered.');
    expect(keepLibraryKey).toHaveBeenCalled();
    expect(deleteDatabase).toHaveBeenCalledWith('library');
  });

  it('says so where the browser has no Web Crypto', async () => {
    vi.stubGlobal('crypto', {});
    await logInWith(sealed.username, sealed.password);
    await screen.findByText('No crypto.');
    expect(localStorage.getItem('isLoggedIn')).toBeNull();
  });
});
