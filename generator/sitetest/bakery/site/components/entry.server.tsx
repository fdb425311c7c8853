import { renderToString } from 'react-dom/server';
import { App } from './app';
import type { TemplateComponent } from './lib/page';
import type { Page } from './lib/schema.gen';
import { templates } from './templates/all.gen';

export function render(page: Page): string {
  return renderToString(
    <App page={page} Template={templates[page.template] as TemplateComponent} />,
  );
}

export async function componentStack(): Promise<string> {
  return '';
}
