import { createContext, useContext, useMemo, type ComponentProps, type ElementType } from 'react';
import type { Html as HtmlId } from './schema.gen';
import { trustedMarkup } from './trusted-markup';

/** The markup of a page's HTML fragments, by their IDs. */
export type Markup = ReadonlyMap<string, string>;

/**
 * The markup of the HTML fragments below. On the server there is none: the elements
 * stay empty and Go fills them in, so that prose is neither sent to the renderer nor
 * shipped a second time as data.
 */
export const MarkupContext = createContext<Markup>(new Map());

/** The values of placeholders, by their names: `name` is the value of {name}. */
export type Placeholders = Readonly<Record<string, string>>;

/** Props of Html: those of its element, without children. */
export type HtmlProps<T extends ElementType> = {
  /** The fragment's ID; nothing is rendered where an author left it out. */
  of: HtmlId | undefined;
  /** The element that holds it; by default a `div`. */
  as?: T;
  /** Values for the placeholders in the markup; only for pages that the server does not render. */
  placeholders?: Placeholders;
} & Omit<ComponentProps<T>, 'as' | 'children' | 'dangerouslySetInnerHTML'>;

/** Inserts an HTML fragment of the content: prose, an icon or a picture. */
export function Html<T extends ElementType = 'div'>({
  of,
  as,
  placeholders,
  ...attributes
}: HtmlProps<T>) {
  const all = useContext(MarkupContext);
  // A photograph's ID may name its place; a file for members holds it for all places.
  const markup = (of && (all.get(of) ?? all.get(of.split(' ')[0]!))) ?? '';
  const html = placeholders ? fillPlaceholders(markup, placeholders) : markup;
  // The same value as long as the markup is: React writes another one into the page again,
  // and a link that somebody is just clicking would be replaced.
  const inner = useMemo(() => ({ __html: trustedMarkup(html) }), [html]);
  if (!of) return null;
  const Element: ElementType = as ?? 'div';
  return <Element {...attributes} data-html={of} dangerouslySetInnerHTML={inner} />;
}

/** A tag, which is left as it is, or a placeholder. */
const tagOrPlaceholder = /<[^>]*>|\{([\w-]+)\}/g;

/**
 * Replaces the placeholders of a fragment. The values come from a visitor, so they are
 * escaped; `bdi` keeps a name in Arabic or Hebrew from reordering the sentence.
 */
function fillPlaceholders(html: string, placeholders: Placeholders): string {
  return html.replace(tagOrPlaceholder, (found, name?: string) => {
    const value = name === undefined ? undefined : placeholders[name];
    return value === undefined ? found : `<bdi>${escape(value)}</bdi>`;
  });
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
