import { renderToString } from 'react-dom/server';
import { App } from './app';
import type { PageData } from './navigation/page-data';
import type { TemplateComponent } from './lib/page';
import type { Page, TemplateName } from './lib/schema.gen';
import { templates } from './templates/all.gen';

const noMarkup: PageData['markup'] = new Map();
const noHead: PageData['head'] = { title: '', description: '', canonical: '' };

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
  const data: PageData = { page, markup: noMarkup, head: noHead };
  return <App data={data} template={template} />;
}
