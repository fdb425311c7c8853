import { createContext, useContext, type ReactNode } from 'react';
import type { Page, PageOf, Site, TemplateName } from './schema.gen';

/** The component that shows one kind of page. */
export type TemplateComponent<T extends TemplateName = TemplateName> = (props: {
  page: PageOf<T>;
}) => ReactNode;

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
