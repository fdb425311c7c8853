// Code generated from the types of the model by go generate; DO NOT EDIT.

import type { TemplateComponent } from '../lib/page';
import type { TemplateName } from '../lib/schema.gen';

/** The template of each kind of page, fetched when one is shown. */
export const templates: { [T in TemplateName]: () => Promise<TemplateComponent<T>> } = {
  ad: () => import('./ad').then((m) => m.Ad),
  article: () => import('./article').then((m) => m.Article),
  blog: () => import('./blog').then((m) => m.Blog),
  confirmation: () => import('./confirmation').then((m) => m.Confirmation),
  contact: () => import('./contact').then((m) => m.Contact),
  dashboard: () => import('./dashboard').then((m) => m.Dashboard),
  'discovery-call': () => import('./discovery-call').then((m) => m.DiscoveryCall),
  form: () => import('./form').then((m) => m.Form),
  guide: () => import('./guide').then((m) => m.Guide),
  home: () => import('./home').then((m) => m.Home),
  login: () => import('./login').then((m) => m.Login),
  'next-sleep': () => import('./next-sleep').then((m) => m.NextSleep),
  'not-found': () => import('./not-found').then((m) => m.NotFound),
  now: () => import('./now').then((m) => m.Now),
  offline: () => import('./offline').then((m) => m.Offline),
  'on-this-phone': () => import('./on-this-phone').then((m) => m.OnThisPhone),
  'quick-reference': () => import('./quick-reference').then((m) => m.QuickReference),
  'safe-tonight': () => import('./safe-tonight').then((m) => m.SafeTonight),
  services: () => import('./services').then((m) => m.Services),
  'sleep-diary': () => import('./sleep-diary').then((m) => m.SleepDiary),
  'sleep-plan': () => import('./sleep-plan').then((m) => m.SleepPlan),
  'sleep-sounds': () => import('./sleep-sounds').then((m) => m.SleepSounds),
};
