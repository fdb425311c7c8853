import { createContext, useContext, type ComponentProps, type ComponentType } from 'react';
import { Html } from './html';
import { usePage } from './page';
import type { Html as HtmlId, Page } from './schema.gen';

/** The parts of pages without behaviour, which only the server renders. */
export type StaticPart =
  'answers' | 'banner' | 'figures' | 'footer' | 'gauge' | 'reasons' | 'steps' | 'struggles';

/** Their components. */
export type StaticComponents = { [P in StaticPart]: ComponentType<{ page: Page }> };

/** Only the server has them (components/static.tsx). */
export const StaticParts = createContext<StaticComponents | null>(null);

interface StaticProps extends Omit<ComponentProps<'section'>, 'children'> {
  part: StaticPart;
  /** The element; by default a `div`. */
  as?: 'div' | 'figure' | 'footer' | 'section';
}

/**
 * An element whose content only the server renders: the browser takes it as markup from the
 * document, so neither its code nor its data are loaded, and React walks through none of it.
 */
export function Static({ part, as = 'div', ...attributes }: StaticProps) {
  const Element = as as 'section'; // whose attributes all of them have
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
