import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MarkupContext } from '../../lib/html';
import { CHANNEL, SUMMARY, type Report } from '../../lib/library-record';
import type { Saving } from '../../lib/schema.gen';
import { LibrarySaver } from './library-saver';

const words = {
  title: 'Save it',
  note: 'note',
  size: 'size',
  save: 'Save',
  remove: 'Remove',
  saving: 'Saving',
  removed: 'Removed',
  full: 'No room',
  failed: 'Not all came',
  unsupported: 'Not here',
  saved: 'saved',
} as Saving;
const markup = new Map([
  ['note', 'What is stored'],
  ['size', 'About {size} MB'],
  ['saved', 'Saved on {date} at {time}'],
]);

/** The record in the cache; undefined while nothing is saved. */
let record: string | undefined;
let registrations: string[];
/** What the worker does when it is installed; it reports once. */
let install: (report: (message: Report) => void) => 'activated' | 'redundant';

beforeEach(() => {
  record = undefined;
  registrations = [];
  vi.stubGlobal('caches', {
    match: async () => (record === undefined ? undefined : new Response(record)),
    open: async () => {},
    delete: async () => (record = undefined),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    expect(address).toBe(SUMMARY);
    return Response.json({ version: 'v1', bytes: 2_780_000 });
  });
  const serviceWorker = {
    register: async (script: string) => {
      registrations.push(script);
      const installing = Object.assign(new EventTarget(), { state: 'installing' });
      const [worker, page] = [new BroadcastChannel(CHANNEL), new BroadcastChannel(CHANNEL)];
      const state = install((message) => worker.postMessage(message));
      // Only once the page has received the report.
      page.onmessage = () => {
        [worker, page].forEach((channel) => channel.close());
        installing.state = state;
        installing.dispatchEvent(new Event('statechange'));
      };
      return { installing };
    },
    getRegistration: async () => ({ unregister: async () => registrations.pop() }),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const show = () =>
  render(
    <MarkupContext value={markup}>
      <LibrarySaver words={words} />
    </MarkupContext>,
  );

it('says what and how much is stored before anything is, and since when afterwards', async () => {
  install = (report) => {
    report({ saved: 1, all: 2 });
    const at = new Date(2026, 10, 22, 8, 40);
    record = JSON.stringify({ version: 'v1', bytes: 2_780_000, at, keys: [] });
    return 'activated';
  };
  show();
  expect((await screen.findByText('2.8')).closest('p')).toHaveTextContent('About 2.8 MB');
  expect(registrations).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const saved = (await screen.findByText('22 November 2026')).closest('p');
  expect(saved).toHaveTextContent('Saved on 22 November 2026 at 8:40am');
  expect(registrations).toEqual([expect.stringMatching(/^\/sw\.js\?\d+$/)]);

  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
  expect(registrations).toEqual([]);
});

it.each([
  ['full', words.full],
  ['fetch', words.failed],
] as const)('says why it could not be saved (%s), and leaves nothing', async (failed, sentence) => {
  install = (report) => {
    report({ failed });
    return 'redundant';
  };
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(registrations).toEqual([]);
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});

it('offers nothing where there is no connection to save it with', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  show();
  expect(await screen.findByText(words.failed)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says so where the browser cannot save it', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  show();
  expect(await screen.findByText(words.unsupported)).toBeVisible();
});
