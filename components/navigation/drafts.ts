import { useEffect, useState, type RefObject } from 'react';
import { listen } from '../lib/listen';

/** What a visitor has entered, by form. It is never stored: families share disks. */
const drafts = new Map<string, unknown>();

/** What dev, which loads a page again after each edit of a component, keeps meanwhile. */
type ReloadEvent = CustomEvent<{ drafts?: [name: string, value: unknown][] }>;

if (process.env.NODE_ENV === 'development' && typeof window !== 'undefined') {
  listen<ReloadEvent>(window, 'nightlight:reload', ({ detail }) => {
    detail.drafts = [...drafts];
  });
  listen<ReloadEvent>(window, 'nightlight:restore', ({ detail }) => {
    for (const [name, value] of detail.drafts ?? []) drafts.set(name, value);
  });
}

/** The forms on the screen whose fields are drafts. */
const forms = new Set<HTMLFormElement>();

/** Forgets what was entered, on the screen too, for the next person at this device. */
export function forgetDrafts(): void {
  drafts.clear();
  for (const form of forms) form.reset();
}

/** Forgets one of them, because it was sent. */
export function forgetDraft(name: string): void {
  drafts.delete(name);
}

/** As useState, and the value is there again when the visitor comes back to the page. */
export function useDraft<T>(name: string, initial: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => (drafts.has(name) ? (drafts.get(name) as T) : initial));
  const change = (next: T) => {
    drafts.set(name, next);
    setValue(next);
  };
  return [value, change];
}

type FormDraft = [name: string, value: string][];

/** Keeps what is in a form's fields when its page is left, and puts it back when that is shown again. */
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
