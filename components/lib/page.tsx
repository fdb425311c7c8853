import { createContext, useContext, type ReactNode } from 'react';
import type { Page, PageOf, Site, TemplateName } from './schema.gen';

/** The component that renders one template. */
export type TemplateComponent<T extends TemplateName = TemplateName> = (props: {
  page: PageOf<T>;
}) => ReactNode;

/** A page whose every possible state is inspected; of its site only the name is known. */
export type Inspected<P extends { site: Site }> = Omit<P, 'site'> & { site: Pick<Site, 'name'> };

/** The page that the components below render. */
export const PageContext = createContext<Page | null>(null);

/** The current page. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage is called outside of a page');
  return page;
}

/** What every page knows about the business: names, links, contact details. */
export function useSite(): Site {
  return usePage().site;
}
