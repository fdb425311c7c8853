// Code generated from the types of the model by go generate; DO NOT EDIT.

import { Ad } from './ad';
import { Article } from './article';
import { Blog } from './blog';
import { Confirmation } from './confirmation';
import { Contact } from './contact';
import { DiscoveryCall } from './discovery-call';
import { Guide } from './guide';
import { Home } from './home';
import { Login } from './login';
import { NotFound } from './not-found';
import { Services } from './services';

/** The templates of pages that everybody sees; members see some of them too. */
export const publicTemplates = {
  ad: Ad,
  article: Article,
  blog: Blog,
  confirmation: Confirmation,
  contact: Contact,
  'discovery-call': DiscoveryCall,
  guide: Guide,
  home: Home,
  login: Login,
  'not-found': NotFound,
  services: Services,
};
