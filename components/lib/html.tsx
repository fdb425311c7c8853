import { createContext, useContext, useMemo, type ComponentProps, type ElementType } from 'react';
import type { Html as HtmlId } from './schema.gen';
import { trustedMarkup } from './trusted-markup';

/** The markup of a page's HTML fragments, by ID. */
export type Markup = ReadonlyMap<string, string>;

/**
 * The markup of the HTML fragments below. On the server it is empty: the elements stay empty and Go
 * fills them in, so that prose is neither sent to the renderer nor shipped a second time as data.
 */
export const MarkupContext = createContext<Markup>(new Map());

/** Props of Html: those of its element, without children. */
export type HtmlProps<T extends ElementType> = {
  /** The fragment's ID; without one nothing is rendered. */
  of: HtmlId | undefined;
  /** The element that contains the fragment; by default a `div`. */
  as?: T;
} & Omit<ComponentProps<T>, 'as' | 'children' | 'dangerouslySetInnerHTML'>;

/** The markup of a fragment; empty where there is none. */
export function useMarkup(of: HtmlId | undefined): string {
  const all = useContext(MarkupContext);
  // A photograph's ID may include its place; a file for members stores one fragment for all places.
  return (of && (all.get(of) ?? all.get(of.split(' ')[0]!))) ?? '';
}

/** Inserts an HTML fragment of the content: prose, an icon or a picture. */
export function Html<T extends ElementType = 'div'>({ of, as, ...attributes }: HtmlProps<T>) {
  const html = useMarkup(of);
  // Stable while the markup is: React would insert a new object's markup again, replacing a link in
  // the middle of a click.
  const inner = useMemo(() => ({ __html: trustedMarkup(html) }), [html]);
  if (!of) return null;
  const Element: ElementType = as ?? 'div';
  return <Element {...attributes} data-html={of} dangerouslySetInnerHTML={inner} />;
}
