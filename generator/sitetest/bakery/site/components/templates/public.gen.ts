// Code generated from the types of the model by go generate; DO NOT EDIT.

import { Counter } from './counter';
import { Loaf } from './loaf';
import { NotFound } from './not-found';
import { Note } from './note';
import { Notebook } from './notebook';

/** The templates of pages that everybody sees; members see some of them too. */
export const publicTemplates = {
  counter: Counter,
  loaf: Loaf,
  'not-found': NotFound,
  note: Note,
  notebook: Notebook,
};
