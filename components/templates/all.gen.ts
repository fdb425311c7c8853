// Code generated from the types of the model by go generate; DO NOT EDIT.

import type { TemplateComponent } from '../lib/page';
import type { TemplateName } from '../lib/schema.gen';
import { Ad } from './ad';
import { Article } from './article';
import { Blog } from './blog';
import { Confirmation } from './confirmation';
import { Contact } from './contact';
import { Dashboard } from './dashboard';
import { DiscoveryCall } from './discovery-call';
import { Guide } from './guide';
import { Home } from './home';
import { Login } from './login';
import { NextSleep } from './next-sleep';
import { NotFound } from './not-found';
import { Offline } from './offline';
import { OnThisPhone } from './on-this-phone';
import { QuickReference } from './quick-reference';
import { SafeTonight } from './safe-tonight';
import { Services } from './services';
import { SleepDiary } from './sleep-diary';
import { SleepPlan } from './sleep-plan';
import { SleepSounds } from './sleep-sounds';

/** The template of each kind of page, all at hand, for the server. */
export const templates: { [T in TemplateName]: TemplateComponent<T> } = {
  ad: Ad,
  article: Article,
  blog: Blog,
  confirmation: Confirmation,
  contact: Contact,
  dashboard: Dashboard,
  'discovery-call': DiscoveryCall,
  guide: Guide,
  home: Home,
  login: Login,
  'next-sleep': NextSleep,
  'not-found': NotFound,
  offline: Offline,
  'on-this-phone': OnThisPhone,
  'quick-reference': QuickReference,
  'safe-tonight': SafeTonight,
  services: Services,
  'sleep-diary': SleepDiary,
  'sleep-plan': SleepPlan,
  'sleep-sounds': SleepSounds,
};
