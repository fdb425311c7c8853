// Code generated from the types of the model by go generate; DO NOT EDIT.

import type { TemplateComponent } from '../lib/page';
import type { TemplateName } from '../lib/schema.gen';

/**
 * The template of each kind of page, all at hand, for the server. Imported in this way each is
 * one file, which the browser loads as well; otherwise it would be two.
 */
export const templates: { [T in TemplateName]: TemplateComponent<T> } = {
  counter: (await import('./counter')).Counter,
  loaf: (await import('./loaf')).Loaf,
  'not-found': (await import('./not-found')).NotFound,
  note: (await import('./note')).Note,
  notebook: (await import('./notebook')).Notebook,
  'oven-log': (await import('./oven-log')).OvenLog,
};
