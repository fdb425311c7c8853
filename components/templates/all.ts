import type { TemplateComponent } from '../lib/page';
import type { TemplateName } from '../lib/schema.gen';
import { Ad } from './ad';
import { Article } from './article';
import { Blog } from './blog';
import { Contact } from './contact';
import { Dashboard } from './dashboard';
import { DiscoveryCall } from './discovery-call';
import { Guide } from './guide';
import { Home } from './home';
import { Login } from './login';
import { NotFound } from './not-found';
import { Outcome } from './outcome';
import { QuickReference } from './quick-reference';
import { Services } from './services';
import { SleepPlan } from './sleep-plan';
import { SleepSounds } from './sleep-sounds';

/** The template of each kind of page, all at hand, for the server. */
export const templates: { [T in TemplateName]: TemplateComponent<T> } = {
  home: Home,
  services: Services,
  'discovery-call': DiscoveryCall,
  ad: Ad,
  outcome: Outcome,
  contact: Contact,
  blog: Blog,
  article: Article,
  guide: Guide,
  login: Login,
  dashboard: Dashboard,
  'sleep-plan': SleepPlan,
  'sleep-sounds': SleepSounds,
  'quick-reference': QuickReference,
  'not-found': NotFound,
};
