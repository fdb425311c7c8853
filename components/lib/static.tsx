import { createContext, useContext, type ComponentProps, type ComponentType } from 'react';
import { Html } from './html';
import { usePage } from './page';
import type { Html as HtmlId, Page } from './schema.gen';

/** The parts of pages without behaviour, rendered only on the server. */
export type StaticPart =
  'answers' | 'banner' | 'figures' | 'footer' | 'gauge' | 'reasons' | 'steps' | 'struggles';

/** Their components. */
export type StaticComponents = { [P in StaticPart]: ComponentType<{ page: Page }> };

/** Provided only on the server (components/static.tsx). */
export const StaticParts = createContext<StaticComponents | null>(null);

interface StaticProps extends Omit<ComponentProps<'section'>, 'children'> {
  part: StaticPart;
  /** The element type; by default a `div`. */
  as?: 'div' | 'figure' | 'footer' | 'section';
}

/**
 * An element whose content is rendered only on the server: the browser reuses the document's
 * markup, so it loads neither the code nor the data, and React does not walk through it.
 */
export function Static({ part, as = 'div', ...attributes }: StaticProps) {
  const Element = as as 'section'; // all of them accept the attributes of a section
  const parts = useContext(StaticParts);
  const page = usePage();
  if (!parts) return <Html {...attributes} as={Element} of={part as unknown as HtmlId} />;
  const Part = parts[part];
  return (
    <Element {...attributes} data-html={part}>
      <Part page={page} />
    </Element>
  );
}
