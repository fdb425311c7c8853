// Code generated from the types of the model by go generate; DO NOT EDIT.

import type { TemplateComponent } from '../lib/page';
import type { TemplateName } from '../lib/schema.gen';
import { publicTemplates } from './public.gen';
import { OvenLog } from './oven-log';

/** The template of each kind of page, all at hand, for the server. */
export const templates: { [T in TemplateName]: TemplateComponent<T> } = {
  ...publicTemplates,
  'oven-log': OvenLog,
};
