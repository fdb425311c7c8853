import type { TemplateComponent } from '../lib/page';
import type { TemplateName } from '../lib/schema.gen';

/** The template of each kind of page, fetched when one is shown. */
export const templates: { [T in TemplateName]: () => Promise<TemplateComponent<T>> } = {
  home: () => import('./home').then((m) => m.Home),
  services: () => import('./services').then((m) => m.Services),
  'discovery-call': () => import('./discovery-call').then((m) => m.DiscoveryCall),
  ad: () => import('./ad').then((m) => m.Ad),
  confirmation: () => import('./confirmation').then((m) => m.Confirmation),
  contact: () => import('./contact').then((m) => m.Contact),
  blog: () => import('./blog').then((m) => m.Blog),
  article: () => import('./article').then((m) => m.Article),
  guide: () => import('./guide').then((m) => m.Guide),
  login: () => import('./login').then((m) => m.Login),
  dashboard: () => import('./dashboard').then((m) => m.Dashboard),
  'sleep-plan': () => import('./sleep-plan').then((m) => m.SleepPlan),
  'sleep-sounds': () => import('./sleep-sounds').then((m) => m.SleepSounds),
  'quick-reference': () => import('./quick-reference').then((m) => m.QuickReference),
  'not-found': () => import('./not-found').then((m) => m.NotFound),
};
