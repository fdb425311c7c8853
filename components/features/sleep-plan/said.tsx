import { createContext, useContext, type ElementType } from 'react';
import { Html, type Fill, type HtmlProps } from '../../lib/html';

/** The child's name and place, for all that is said below. */
export const ChildContext = createContext<Fill>({});

/** A piece of the plan's words, with the child's name in it. */
export function Said<T extends ElementType = 'div'>(props: HtmlProps<T>) {
  return <Html<T> {...props} fill={useContext(ChildContext)} />;
}
