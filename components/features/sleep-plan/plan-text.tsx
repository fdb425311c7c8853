import { createContext, useContext, type ElementType } from 'react';
import { Html, type Placeholders, type HtmlProps } from '../../lib/html';

/** The child's name and place, for all that is said below. */
export const PlaceholderContext = createContext<Placeholders>({});

/** A piece of the plan's words, with the child's name in it. */
export function PlanText<T extends ElementType = 'div'>(props: HtmlProps<T>) {
  return <Html<T> {...props} placeholders={useContext(PlaceholderContext)} />;
}
