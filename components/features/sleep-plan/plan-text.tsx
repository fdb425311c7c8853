import { createContext, useContext, type ElementType } from 'react';
import { FilledHtml, type Placeholders } from '../../lib/filled-html';
import type { HtmlProps } from '../../lib/html';

/** The values of placeholders in the plan's texts: the child's name and where it sleeps. */
export const PlaceholderContext = createContext<Placeholders>({});

/** A text of the plan with its placeholders replaced; `values` apply to this text only. */
export function PlanText<T extends ElementType = 'div'>({
  values,
  ...html
}: HtmlProps<T> & { values?: Placeholders }) {
  const shared = useContext(PlaceholderContext);
  return (
    <FilledHtml<T>
      {...(html as HtmlProps<T>)}
      placeholders={values ? { ...shared, ...values } : shared}
    />
  );
}
