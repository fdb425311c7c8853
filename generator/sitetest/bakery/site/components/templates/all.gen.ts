// Code generated from the types of the model by go generate; DO NOT EDIT.

import type { TemplateComponent } from '../lib/page';
import type { TemplateName } from '../lib/schema.gen';
import { Counter } from './counter';
import { Loaf } from './loaf';
import { NotFound } from './not-found';
import { Note } from './note';
import { Notebook } from './notebook';
import { OvenLog } from './oven-log';

/** The template of each kind of page, all at hand, for the server. */
export const templates: { [T in TemplateName]: TemplateComponent<T> } = {
  counter: Counter,
  loaf: Loaf,
  'not-found': NotFound,
  note: Note,
  notebook: Notebook,
  'oven-log': OvenLog,
};
