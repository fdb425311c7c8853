// Code generated from the types of the model by go generate; DO NOT EDIT.

import type { TemplateComponent } from '../lib/page';
import type { TemplateName } from '../lib/schema.gen';
import { publicTemplates } from './public.gen';
import { Dashboard } from './dashboard';
import { QuickReference } from './quick-reference';
import { SleepPlan } from './sleep-plan';
import { SleepSounds } from './sleep-sounds';

/** The template of each kind of page, all at hand, for the server. */
export const templates: { [T in TemplateName]: TemplateComponent<T> } = {
  ...publicTemplates,
  dashboard: Dashboard,
  'quick-reference': QuickReference,
  'sleep-plan': SleepPlan,
  'sleep-sounds': SleepSounds,
};
