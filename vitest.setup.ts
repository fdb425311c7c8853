import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { EVENT_MS } from './scripts/patience.mjs';

configure({ asyncUtilTimeout: EVENT_MS });

/**
 * React notes the stack of each element that is made, for its warnings, until it has many:
 * a fifth of the time that the tests take.
 */
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {},
});

/**
 * Console errors and warnings fail a test, unless it expects them and spies on the
 * console itself: React reports most mistakes only there.
 */
let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  // The files share the address too, and jsdom follows a link later than its click.
  history.pushState(null, '', '/');
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      unexpected.push(`console.${level}: ${args.map(String).join(' ')}`);
    });
  }
});

/** Missing in jsdom, which lays nothing out. Tests that need its reports replace it. */
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

/** Missing in jsdom too: it only says so. */
globalThis.scrollTo = () => {};

/** As far as jsdom lacks them; a test may replace or remove one. */
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});

/** Queries by role ask for the same styles again and again: they stay until the document changes. */
const computedStyle = globalThis.getComputedStyle;
let styles = new WeakMap<Element, CSSStyleDeclaration>();
const forget = () => (styles = new WeakMap());
const changes = new MutationObserver(forget);
changes.observe(document, { subtree: true, childList: true, attributes: true });
globalThis.getComputedStyle = (element) => {
  if (changes.takeRecords().length > 0) forget();
  const style = styles.get(element) ?? computedStyle(element);
  styles.set(element, style);
  return style;
};

declare global {
  interface Window {
    /** How long after the one before a click comes in a test, in milliseconds. */
    betweenClicks?: number;
  }
}

/** Each click comes a second after the one before, however fast a test presses, or as long as it says. */
let value = 0;
const stamp = (event: Event) => {
  value += window.betweenClicks ?? 1000;
  Object.defineProperty(event, 'timeStamp', { configurable: true, value });
};
addEventListener('click', stamp, true);

/** By day, with motion. */
globalThis.matchMedia ??= (() => ({
  matches: false,
  addEventListener() {},
  removeEventListener() {},
})) as unknown as typeof matchMedia;

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  // The next file shares the document.
  document.body.replaceChildren();
  for (const element of document.head.querySelectorAll('meta, link, script')) element.remove();
  localStorage.clear();
  sessionStorage.clear();
  if (unexpected.length > 0)
    throw new Error(`The test wrote to the console.\n${unexpected.join('\n')}`);
});
