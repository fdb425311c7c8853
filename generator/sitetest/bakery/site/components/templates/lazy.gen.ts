// Code generated from the types of the model by go generate; DO NOT EDIT.

import type { TemplateComponent } from '../lib/page';
import type { TemplateName } from '../lib/schema.gen';

/** The template of each kind of page, fetched when one is shown. */
export const templates: { [T in TemplateName]: () => Promise<TemplateComponent<T>> } = {
  counter: () => import('./counter').then((m) => m.Counter),
  loaf: () => import('./loaf').then((m) => m.Loaf),
  'not-found': () => import('./not-found').then((m) => m.NotFound),
  note: () => import('./note').then((m) => m.Note),
  notebook: () => import('./notebook').then((m) => m.Notebook),
  'oven-log': () => import('./oven-log').then((m) => m.OvenLog),
};
