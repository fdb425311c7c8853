import { createContext, useContext, type ElementType } from 'react';
import { FilledHtml, type Placeholders } from '../../lib/filled-html';
import type { HtmlProps } from '../../lib/html';

/** The values of placeholders in the plan's texts: the child's name and where it sleeps. */
export const PlaceholderContext = createContext<Placeholders>({});

/** A text of the plan, with its placeholders replaced. */
export function PlanText<T extends ElementType = 'div'>(props: HtmlProps<T>) {
  return <FilledHtml<T> {...props} placeholders={useContext(PlaceholderContext)} />;
}
