import { createContext, useContext, type ComponentPropsWithoutRef, type ElementType } from 'react';
import type { Html as HtmlId } from './schema.gen';

/** The markup of a page's pieces of HTML, by their IDs. */
export type Markup = ReadonlyMap<string, string>;

/**
 * Gives the pieces of HTML below it their markup. On the server there is none:
 * the elements stay empty and Go fills them in, so that prose is neither sent to
 * the renderer nor shipped a second time as data.
 */
export const MarkupContext = createContext<Markup>(new Map());

type Props<T extends ElementType> = {
  /** The piece of HTML; nothing is rendered where an author left it out. */
  of: HtmlId | undefined;
  /** The element that holds it; `div` unless told. */
  as?: T;
} & Omit<ComponentPropsWithoutRef<T>, 'as' | 'children' | 'dangerouslySetInnerHTML'>;

/** Places a piece of an author's HTML: prose, an icon or a picture. */
export function Html<T extends ElementType = 'div'>({ of, as, ...attributes }: Props<T>) {
  const markup = useContext(MarkupContext);
  if (!of) return null;
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...attributes}
      data-html={of}
      dangerouslySetInnerHTML={{ __html: markup.get(of) ?? '' }}
    />
  );
}
