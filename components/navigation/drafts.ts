import { useEffect, useState, type RefObject } from 'react';
import { listen } from '../lib/listen';

/** What a visitor has entered, by form. Never written to storage, because families share devices. */
const drafts = new Map<string, unknown>();

/** Preserves the drafts while dev reloads the page after an edit of a component. */
type ReloadEvent = CustomEvent<{ drafts?: [name: string, value: unknown][] }>;

if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined') {
  listen<ReloadEvent>(window, 'nightlight:reload', ({ detail }) => {
    detail.drafts = [...drafts];
  });
  listen<ReloadEvent>(window, 'nightlight:restore', ({ detail }) => {
    for (const [name, value] of detail.drafts ?? []) drafts.set(name, value);
  });
}

const forms = new Set<HTMLFormElement>();

/** Discards all drafts, including those on the screen, for the next person at this device. */
export function forgetDrafts(): void {
  drafts.clear();
  for (const form of forms) form.reset();
}

/** Discards one draft, because it was sent. */
export function forgetDraft(name: string): void {
  drafts.delete(name);
}

/** Like useState, but the value is restored when the visitor returns to the page. */
export function useDraft<T>(name: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => (drafts.has(name) ? (drafts.get(name) as T) : initial));
  const change = (next: T) => {
    drafts.set(name, next);
    setValue(next);
  };
  return [value, change];
}

type FormDraft = [name: string, value: string][];

/** Saves the fields of a form when its page is left, and restores them when the page is shown again. */
export function useFormDraft(name: string, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    fillIn(element, (drafts.get(name) ?? []) as FormDraft);
    forms.add(element);
    return () => {
      forms.delete(element);
      drafts.set(name, textFields(element));
    };
  }, [name, form]);
}

function fillIn(form: HTMLFormElement, draft: FormDraft) {
  for (const [name, value] of draft) {
    const field = form.elements.namedItem(name);
    if (isTextField(field)) field.value = value;
  }
}

function textFields(form: HTMLFormElement): FormDraft {
  return [...form.elements].filter(isTextField).map(({ name, value }) => [name, value]);
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const OTHER_FIELDS = '[type=hidden], [type=password], [type=checkbox], [type=radio], [type=file]';

function isTextField(field: Element | RadioNodeList | null): field is TextField {
  const fields = `textarea, select, input:not(${OTHER_FIELDS})`;
  return field instanceof Element && field.matches(fields);
}
