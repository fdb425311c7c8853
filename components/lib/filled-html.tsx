import type { ElementType } from 'react';
import { Html, MarkupContext, useMarkup, type HtmlProps } from './html';

/** The values of placeholders, by their names: `name` is the value of {name}. */
export type Placeholders = Readonly<Record<string, string>>;

/**
 * Inserts an HTML fragment with its placeholders replaced. Only for pages that the server does
 * not render: the others need not load this.
 */
export function FilledHtml<T extends ElementType = 'div'>({
  placeholders,
  ...html
}: HtmlProps<T> & { placeholders: Placeholders }) {
  const { of } = html as HtmlProps<T>;
  const markup = useMarkup(of);
  if (!of) return null;
  return (
    <MarkupContext value={new Map([[of, fillPlaceholders(markup, placeholders)]])}>
      <Html<T> {...(html as HtmlProps<T>)} />
    </MarkupContext>
  );
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
