import { hydrateRoot } from 'react-dom/client';
import { App } from './app';
import type { TemplateComponent } from './lib/page';
import type { Page } from './lib/schema.gen';
import { templates } from './templates/lazy.gen';

const data = document.getElementById('page-data')?.textContent ?? '';
const { page } = JSON.parse(data) as { page: Page };
const Template = (await templates[page.template]()) as TemplateComponent;
hydrateRoot(document.getElementById('root') as Element, <App page={page} Template={Template} />);
