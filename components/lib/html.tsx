import { createContext, useContext, type ComponentProps, type ElementType } from 'react';
import type { Html as HtmlId } from './schema.gen';

/** The markup of a page's pieces of HTML, by their IDs. */
export type Markup = ReadonlyMap<string, string>;

/**
 * Gives the pieces of HTML below it their markup. On the server there is none:
 * the elements stay empty and Go fills them in, so that prose is neither sent to
 * the renderer nor shipped a second time as data.
 */
export const MarkupContext = createContext<Markup>(new Map());

/** Plain words for the blanks of a text, by the name between the braces. */
export type Placeholders = Readonly<Record<string, string>>;

export type HtmlProps<T extends ElementType> = {
  /** The piece of HTML; nothing is rendered where an author left it out. */
  of: HtmlId | undefined;
  /** The element that holds it; `div` unless told. */
  as?: T;
  /** What stands in the markup for {name} and the like. Only pages that the server does not render have it. */
  placeholders?: Placeholders;
} & Omit<ComponentProps<T>, 'as' | 'children' | 'dangerouslySetInnerHTML'>;

/** Places a piece of an author's HTML: prose, an icon or a picture. */
export function Html<T extends ElementType = 'div'>({
  of,
  as,
  placeholders,
  ...attributes
}: HtmlProps<T>) {
  const markup = useContext(MarkupContext);
  if (!of) return null;
  const Element: ElementType = as ?? 'div';
  const html = markup.get(of) ?? '';
  return (
    <Element
      {...attributes}
      data-html={of}
      dangerouslySetInnerHTML={{
        __html: placeholders ? fillPlaceholders(html, placeholders) : html,
      }}
    />
  );
}

/** A tag, which is left alone, or a blank. */
const tagOrPlaceholder = /<[^>]*>|\{(\w+)\}/g;

/**
 * Fills the blanks of a piece of HTML. The words come from a visitor, so they are
 * escaped; and isolated, so that a name in Arabic or Hebrew does not reorder the
 * sentence around it.
 */
function fillPlaceholders(html: string, placeholders: Placeholders): string {
  return html.replace(tagOrPlaceholder, (found, name?: string) => {
    const words = name === undefined ? undefined : placeholders[name];
    return words === undefined ? found : `<bdi>${escape(words)}</bdi>`;
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
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
