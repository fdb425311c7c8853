import { createContext, useContext, type ReactNode } from 'react';
import type { Page, PageOf, Site, TemplateName } from './schema.gen';

/** The component that shows one kind of page. */
export type TemplateComponent<T extends TemplateName = TemplateName> = (props: {
  page: PageOf<T>;
}) => ReactNode;

/** A page of which everything that it can show is judged, with the name of its site alone. */
export type Inspected<P extends { site: Site }> = Omit<P, 'site'> & { site: Pick<Site, 'name'> };

/** The page that the components below show. */
export const PageContext = createContext<Page | null>(null);

/** The page being shown. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage is called outside of a page');
  return page;
}

/** What every page knows of the business: names, links, contact details. */
export function useSite(): Site {
  return usePage().site;
}
