import type { ReactNode } from 'react';
import type { PageOf, TemplateName } from './schema.gen';

/** The component that shows one kind of page. */
export type TemplateComponent<T extends TemplateName = TemplateName> = (props: {
  page: PageOf<T>;
}) => ReactNode;
