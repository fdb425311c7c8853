import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches the browser's messages about refused attempts. */
export const refusals =
  /frame|status of 40\d|Failed to load resource|request failed|MIME type|Content Security Policy|TrustedScriptURL/i;

/** What a hostile script could obtain, with the method. */
export type Loot = [how: string, what: string][];

declare global {
  interface Window {
    /** What the hostile script has obtained so far; undefined if it never ran. */
    loot?: Loot;
    attack?: Promise<void>;
  }
}

interface Targets {
  /** The addresses of `dev` itself, at each of its origins. */
  addresses: string[];
}

/** The names in the tables of docs/security.md, which a Go test compares with the server's. */
const names = [
  ...readFileSync(join(import.meta.dirname, '../docs/security.md'), 'utf8').matchAll(
    /^\| (`.*`) \| the (?:site|author)'s \|/gm,
  ),
].flatMap(([, cell = '']) => cell.replaceAll('`', '').split(', '));

/** Everything that a script may try at the origins of `dev`. */
export function targetsAt(...origins: string[]): Targets {
  if (names.length === 0) throw new Error('docs/security.md has no table of addresses');
  return { addresses: origins.flatMap((at) => names.map((name) => `${at}/__nightlight/${name}`)) };
}

/**
 * Runs in the page, as the ad tag's script would: tries everything that third-party code could try
 * there, and records what it obtained.
 */
function attack({ addresses }: Targets) {
  const loot: Loot = (window.loot = []);
  type Got = string | false | null | undefined;
  const take = (how: string, what: Got) => {
    if (what) loot.push([how, what]);
  };
  const attempt = async (how: string, action: () => Got | Promise<Got>) => {
    try {
      take(how, await action());
    } catch {
      // Refused.
    }
  };
  const change = { file: 'content/site.yaml', path: '/', hash: '', text: 'Overwritten' };
  const fetched = (address: string, options: RequestInit) => async () => {
    const answer = await fetch(address, options);
    const reader = answer.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    await reader?.cancel(); // a stream would not end
    return answer.ok && new TextDecoder().decode(value);
  };
  const framed = (address: string) => () =>
    new Promise<Got>((resolve) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      frame.addEventListener('load', () => resolve(frame.contentDocument?.body?.textContent));
      document.addEventListener('securitypolicyviolation', () => resolve(''));
      document.body.append(frame);
    });

  // Typed text, in this document and in those that it shows later.
  const tell = (event: Event) => take('typed', (event.target as HTMLInputElement).value);
  addEventListener('input', tell, true);
  for (const prototype of [HTMLInputElement.prototype, HTMLTextAreaElement.prototype]) {
    const { get, set } = Object.getOwnPropertyDescriptor(prototype, 'value')!;
    const spy = function (this: HTMLInputElement) {
      const value = get!.call(this) as string;
      take('value', value);
      return value;
    };
    Object.defineProperty(prototype, 'value', { configurable: true, get: spy, set: set! });
  }
  // A window of the login, which a click allows, and one that stays open when this page is left.
  addEventListener(
    'click',
    () => {
      const login = open('/login', 'login', 'popup');
      const read = () => login?.document.querySelector<HTMLInputElement>('#password')?.value;
      setInterval(() => void attempt('window', read), 20);
    },
    { capture: true, once: true },
  );

  window.attack = (async () => {
    const body = JSON.stringify(change);
    const requests: RequestInit[] = [
      {},
      { method: 'POST', body },
      { body, method: 'POST', mode: 'no-cors' },
    ];
    const everywhere = addresses.flatMap((address) =>
      requests.map((request) => attempt(address, fetched(address, request))),
    );
    await Promise.all(everywhere);
    const inPage = document.querySelector('nightlight-edit')?.shadowRoot?.querySelector('iframe');
    await attempt('editor', () => inPage?.contentDocument?.body.textContent);
    await attempt('login in a frame', framed('/login'));
    await attempt('localStorage', () => localStorage.getItem('isLoggedIn'));
    await attempt('sessionStorage', () => JSON.stringify(sessionStorage).match(/library|key/)?.[0]);
    await attempt('IndexedDB', async () => {
      const databases = await indexedDB.databases();
      return databases.find(({ name }) => name === 'library')?.name;
    });
    // For later: a page that replaces a members' page, stored like the library that a member saves.
    const planted = new Response('<script>alert(1)</script>');
    await (await caches.open('saved-library')).put('/safe-sleep', planted);
    await navigator.serviceWorker.register('/sw.js').catch(() => {});
  })();
}

/** The attack as the source of a script. */
export function hostileScript(targets: Targets): string {
  return `(${attack.toString()})(${JSON.stringify(targets)});`;
}

/** Attacks the open page from within. @returns what was obtained. */
export async function attackFrom(page: Page, targets: Targets): Promise<Loot> {
  await page.evaluate(attack, targets);
  return lootOf(page);
}

/** What the hostile script in a page has obtained once it has tried everything. */
export async function lootOf(page: Page): Promise<Loot> {
  return page.evaluate(async () => {
    await window.attack;
    return window.loot ?? [];
  });
}

/** Serves the hostile script in place of Google's tag. @returns the addresses requested. */
export async function serveHostileTag(page: Page, targets: Targets): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(/^https:\/\/www\.googletagmanager\.com\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: hostileScript(targets) });
  });
  return asked;
}

/** The element that loads Google's tag; it is in the page as soon as a choice has been applied. */
export const tagOf = (page: Page) => page.locator('script[src*="googletagmanager"]');
