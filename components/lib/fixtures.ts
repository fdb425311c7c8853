import { act, render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { inject, vi } from 'vitest';
import { MarkupContext, type Markup } from './html';
import { PageContext } from './page';
import type { Html, Page, PageOf, PlanSlot, TemplateName } from './schema.gen';

/** Two pages of each template, as Go renders them: one with every field, one with only the required. */
export const fixtures = inject('fixtures');

/** This site's own sleep plan page, with the markup of its texts. */
export const writtenPlan = inject('plan');

/** The slots of the plan, each with one entry for all families, whose texts name their own slot. */
export function slotsOfPlan(): PlanSlot[] {
  return writtenPlan.content.plan.slots.map(({ path, kind, many }) => {
    const place = path.map((key) => key.charAt(0).toUpperCase() + key.slice(1)).join('.');
    const html = (part = '') => `html of ${place}${part}` as Html;
    const entries: Record<string, PlanSlot['entries'][number]> = {
      text: { text: html() },
      prose: { body: html() },
      passage: { title: html('.Title'), body: html('.Body') },
      link: { link: { label: place, href: '/' } },
      label: { label: place },
    };
    return { path, kind, ...(many && { many }), entries: [entries[kind]!] };
  });
}

/** Renders a part of a page, with the markup of its HTML fragments. */
export function renderOn(page: Page, part: ReactNode, markup: Markup = new Map()) {
  const whole = createElement(PageContext, { value: page }, part);
  return render(createElement(MarkupContext, { value: markup }, whole));
}

/** Fakes the date, and the timers that are named; others run as usual. */
export function setClock(now: string | Date, ...timers: ('setTimeout' | 'clearTimeout')[]) {
  vi.useFakeTimers({ toFake: ['Date', ...timers], now: new Date(now) });
}

/** Makes the browser refuse access to storage until the test ends or restores it. */
export function refuseStorage(method: 'setItem' | 'getItem' = 'setItem') {
  return vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
}

/** Replaces IntersectionObserver with a stub that the test controls. */
export function stubIntersections() {
  const observed: Element[] = [];
  let tell: (entries: Partial<IntersectionObserverEntry>[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #report: typeof tell;
      constructor(report: typeof tell) {
        this.#report = report;
      }
      observe(element: Element) {
        observed.push(element);
        tell = this.#report;
      }
      disconnect() {
        tell = () => {};
      }
    },
  );
  const report = (...entries: Partial<IntersectionObserverEntry>[]) => act(() => tell(entries));
  return { observed, report };
}

declare module 'vitest' {
  interface ProvidedContext {
    plan: { content: PageOf<'sleep-plan'>['content']; markup: Record<string, string> };
    fixtures: { [T in TemplateName as `${T} page`]: [Whole<PageOf<T>>, PageOf<T>] };
  }
}

/** A type in which no property is optional. */
type Whole<T> = T extends string | number | boolean
  ? T
  : T extends readonly (infer Item)[]
    ? Whole<Item>[]
    : { [Key in keyof T]-?: Whole<Exclude<T[Key], undefined>> };
