// Code generated from the types of the model by go generate; DO NOT EDIT.

import type { TemplateComponent } from '../lib/page';
import type { TemplateName } from '../lib/schema.gen';

/**
 * The template of each kind of page, all at hand, for the server. Imported in this way each is
 * one file, which the browser loads as well; otherwise it would be two.
 */
export const templates: { [T in TemplateName]: TemplateComponent<T> } = {
  ad: (await import('./ad')).Ad,
  article: (await import('./article')).Article,
  blog: (await import('./blog')).Blog,
  confirmation: (await import('./confirmation')).Confirmation,
  contact: (await import('./contact')).Contact,
  dashboard: (await import('./dashboard')).Dashboard,
  'discovery-call': (await import('./discovery-call')).DiscoveryCall,
  form: (await import('./form')).Form,
  guide: (await import('./guide')).Guide,
  home: (await import('./home')).Home,
  login: (await import('./login')).Login,
  'next-sleep': (await import('./next-sleep')).NextSleep,
  'not-found': (await import('./not-found')).NotFound,
  now: (await import('./now')).Now,
  offline: (await import('./offline')).Offline,
  'on-this-phone': (await import('./on-this-phone')).OnThisPhone,
  'quick-reference': (await import('./quick-reference')).QuickReference,
  'safe-tonight': (await import('./safe-tonight')).SafeTonight,
  services: (await import('./services')).Services,
  'sleep-diary': (await import('./sleep-diary')).SleepDiary,
  'sleep-plan': (await import('./sleep-plan')).SleepPlan,
  'sleep-sounds': (await import('./sleep-sounds')).SleepSounds,
};
