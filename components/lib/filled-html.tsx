import type { ElementType } from 'react';
import { Html, MarkupContext, useMarkup, type HtmlProps } from './html';

/** The values of placeholders, by name: `name` is the value of {name}. */
export type Placeholders = Readonly<Record<string, string>>;

/** Inserts a fragment with its placeholders replaced, on pages that the server does not render. */
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

/** Matches a tag, which is left unchanged, or a placeholder. */
const tagOrPlaceholder = /<[^>]*>|\{([\w-]+)\}/g;

/** Replaces placeholders with a visitor's values, escaped. `bdi` isolates Arabic and Hebrew names. */
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
