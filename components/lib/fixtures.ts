import { act } from '@testing-library/react';
import { inject, vi } from 'vitest';
import type { Html, PageOf, PlanSlot, TemplateName } from './schema.gen';

/** Two pages of each kind, as Go writes them: one with everything, one with the least. */
export const fixtures = inject('fixtures');

/** The page of the sleep plan as this site's author wrote it, with the markup of its texts. */
export const writtenPlan = inject('plan');

/** The slots of the plan, each with one entry for all families whose texts are their own place. */
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

/** Sets the date alone, so that waiting goes on as it does. */
export function setClock(now: string | Date) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
}

/** Has the browser refuse to store anything, or to read it, until the test ends or restores it. */
export function refuseStorage(method: 'setItem' | 'getItem' = 'setItem') {
  return vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
}

/** Takes the place of the browser's reports of what is on the screen. */
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

/** A value in which nothing is left out. */
type Whole<T> = T extends string | number | boolean
  ? T
  : T extends readonly (infer Item)[]
    ? Whole<Item>[]
    : { [Key in keyof T]-?: Whole<Exclude<T[Key], undefined>> };
