import { renderToString } from 'react-dom/server';
import { App } from './app';
import type { PageData } from './navigation/page-data';
import type { TemplateComponent } from './lib/page';
import type { Page, PageOf, TemplateName } from './lib/schema.gen';
import { everyPlan } from './features/sleep-plan/every-plan';
import { templates } from './templates/all.gen';

const noMarkup: PageData['markup'] = new Map();
const noHead: PageData['head'] = { title: '', description: '', canonical: '' };

/** What pages can show beyond their first view, by template; the model's rules hold all of it. */
const inspections: { [Name in TemplateName]?: (page: PageOf<Name>) => unknown } = {
  'sleep-plan': (page) => everyPlan(page, renderToString),
};

/** Lists what a page can show; null where its template has no inspection. */
export function inspect(page: Page): unknown {
  const inspection = inspections[page.template as TemplateName] as
    ((page: Page) => unknown) | undefined;
  return inspection?.(page) ?? null;
}

/** Renders one page to the HTML of the root element; its pieces of HTML stay empty. */
export function render(page: Page): string {
  return renderToString(tree(page));
}

/**
 * Renders a page that has thrown once more, for the components on the way to the
 * one that throws. Only the development build can tell.
 */
export async function componentStack(page: Page): Promise<string> {
  let stack = '';
  if (process.env.NODE_ENV !== 'production') {
    const { default: server } = await import('react-dom/server.browser');
    const onError = (_: unknown, info: { componentStack?: string }) => {
      stack ||= info.componentStack ?? '';
    };
    await server.renderToReadableStream(tree(page), { onError }).catch(() => {});
  }
  return stack;
}

/** A page's template names the one component that takes that page. */
function template(name: TemplateName): TemplateComponent {
  return templates[name] as TemplateComponent;
}

function tree(page: Page) {
  const data: PageData = { page, markup: noMarkup, head: noHead, style: '' };
  return <App data={data} template={template} />;
}
