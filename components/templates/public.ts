import { Ad } from './ad';
import { Article } from './article';
import { Blog } from './blog';
import { Contact } from './contact';
import { DiscoveryCall } from './discovery-call';
import { Guide } from './guide';
import { Home } from './home';
import { Login } from './login';
import { NotFound } from './not-found';
import { Confirmation } from './confirmation';
import { Services } from './services';

/** The templates of pages that everybody sees; members see some of them too. */
export const publicTemplates = {
  home: Home,
  services: Services,
  'discovery-call': DiscoveryCall,
  ad: Ad,
  confirmation: Confirmation,
  contact: Contact,
  blog: Blog,
  article: Article,
  guide: Guide,
  login: Login,
  'not-found': NotFound,
};
