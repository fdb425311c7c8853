import type { Page } from '@playwright/test';
import { expect, submitLogin } from './fixtures';

/** A state of a page in which it requests more scripts than its document names. */
export interface State {
  path: string;
  member?: boolean;
  /** The names of the optional scripts that this state tests. */
  loads: string[];
  /** Those that serve the page's purpose: without them the page says what is missing. */
  main?: string[];
  /** Prepares the document, before its own scripts. */
  before?: () => void;
  /** The visitor's actions that load more. They must work whatever else is missing. */
  act?: (page: Page) => Promise<void>;
  /** What must work without any scripts but the main ones. */
  works: (page: Page) => Promise<void>;
}

/** Presses a button if it is there; a lost part does not show one. */
const press = async (page: Page, name: string | RegExp) => {
  const button = page.getByRole('button', { name }).first();
  await button.or(notLoaded(page)).first().waitFor();
  if (await button.isVisible()) await button.click();
};

export const notLoaded = (page: Page) => page.getByText('That did not load.').first();

const shows = (name: string | RegExp) => async (page: Page) => {
  const control = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
  await expect(control.first()).toBeVisible();
};

const typeName = async (page: Page) => {
  await page.getByLabel("Child's name").fill('Noor');
  await page.getByRole('button', { name: 'Continue' }).click();
};

/** Each kind of page with optional scripts, in the states that load them. */
export const states: Record<string, State> = {
  'the questions of the plan': {
    path: '/comforting-sleep-journey',
    member: true,
    loads: ['drawings'],
    act: typeName,
    async works(page) {
      await expect(page.getByRole('heading', { name: /Noor/ }).first()).toBeVisible();
      await page.locator('input[name="sleepArrangement"]').first().click();
      await expect(page.locator('input[name="settlingMethods"]').first()).toBeVisible();
    },
  },
  'a finished plan': {
    path: '/comforting-sleep-journey#plan=1.a.w.0.3..Noor',
    member: true,
    loads: ['followed-plan', 'drawings'],
    main: ['followed-plan'],
    works: shows(/Begin tonight/),
  },
  'the card for a sitter': {
    path: '/comforting-sleep-journey#plan=1.a.w.0.3..Noor',
    member: true,
    loads: ['sitter-card'],
    main: ['followed-plan'],
    async act(page) {
      const more = page.getByText('Keep, share or print it').first();
      await more.or(notLoaded(page)).first().waitFor();
      if (!(await more.isVisible())) return;
      await more.click();
      await press(page, 'Card for a sitter');
    },
    works: shows(/Begin tonight|Print this card/),
  },
  'the members’ home': {
    path: '/member-dashboard',
    member: true,
    loads: ['kept-reading', 'library-saver'],
    act: (page) => page.getByText('Save the library on this phone').click(),
    works: shows(/Sleep Plan/i),
  },
  'the first page of the saved app': {
    path: '/now',
    member: true,
    loads: ['now-panel'],
    main: ['now-panel'],
    act: (page) => press(page, 'Asleep now'),
    works: shows('They woke'),
  },
  'the diary, to hand over': {
    path: '/sleep-diary',
    member: true,
    loads: ['sleep-diary', 'kept-night', 'printed-days', 'hand-over'],
    main: ['sleep-diary'],
    async act(page) {
      await press(page, 'Asleep now');
      await press(page, 'Hand over');
    },
    works: shows('They woke'),
  },
  'the diary, to send': {
    path: '/sleep-diary',
    member: true,
    loads: ['send-week'],
    main: ['sleep-diary'],
    async act(page) {
      await press(page, 'Asleep now');
      await press(page, 'Send to the consultant');
    },
    works: shows('They woke'),
  },
  'next sleep': {
    path: '/next-sleep',
    member: true,
    loads: ['next-sleep-finder'],
    main: ['next-sleep-finder'],
    works: async (page) =>
      expect(page.getByLabel('Woke at').or(page.getByText('It’s night')).first()).toBeVisible(),
  },
  'what is on this phone': {
    path: '/on-this-phone',
    loads: ['kept-list', 'backup-tools'],
    works: async (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
  'a guide': {
    path: '/nap-routines',
    member: true,
    loads: ['follow-reading'],
    works: async (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  },
  'a sleep sound': {
    path: '/sleep-sounds',
    member: true,
    loads: ['sound-line'],
    act: (page) => page.getByRole('button', { name: 'Rain', exact: true }).click(),
    works: async (page) =>
      expect(page.getByRole('button', { name: 'Stop the rain' })).toBeVisible(),
  },
  'the search': {
    path: '/services',
    loads: ['search-dialog', 'ahead'],
    main: ['search-dialog'],
    act: (page) => page.keyboard.press('/'),
    works: async (page) => expect(page.getByRole('searchbox')).toBeVisible(),
  },
  'the contact form': {
    path: '/contact',
    loads: ['meant-address'],
    async act(page) {
      await page.getByLabel('Email Address').fill('noor@gmial.com');
      await page.getByLabel('Email Address').blur();
    },
    works: async (page) => expect(page.getByLabel('Email Address')).toHaveValue('noor@gmial.com'),
  },
  'the cookies, one by one': {
    path: '/services',
    loads: ['purposes-form'],
    act: (page) => page.getByRole('button', { name: 'Choose', exact: true }).click(),
    async works(page) {
      await page.getByRole('button', { name: 'Reject' }).click();
      await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    },
  },
  'the cookies, accepted': {
    path: '/services',
    loads: ['tag'],
    act: (page) => page.getByRole('button', { name: 'Accept' }).click(),
    works: async (page) => expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0),
  },
  'the login, without the browser’s cryptography': {
    path: '/login',
    before: () => Object.defineProperty(crypto, 'subtle', { value: undefined }),
    loads: ['pbkdf2', 'sha2'],
    act: (page) => submitLogin(page, 'noor', 'wrong'),
    async works(page) {
      await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
      await expect(page.getByLabel('Username')).toHaveValue('noor');
    },
  },
};

/** Optional scripts that no state here loads, and the tests that cover them instead. */
export const elsewhere: Record<string, string> = {
  'sealed-file': 'sealed.spec.ts', // only with a sealed library
  'sealed-attachments': 'sealed.spec.ts',
  'sign-out-question': 'parts.test.tsx', // without it the member is logged out
  unlock: 'sealed.spec.ts',
  'library-key': 'sealed.spec.ts',
  tracking: 'booking.spec.ts', // after a booking
  visits: 'visits.isolated.test.ts', // if a site counts visits
  'kept-plan': 'sleep-plan-creator.test.tsx', // after the question about a shared bed
};
