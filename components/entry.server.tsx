// First, so that the layers of the style sheet are in order before any module's.
import './styles/index.css';
import { renderToString } from 'react-dom/server';
import { App } from './app';
import type { PageData } from './lib/page-data';
import type { Page } from './lib/schema.gen';
import { templates } from './templates/all';

const noMarkup: PageData['markup'] = new Map();
const noHead: PageData['head'] = { title: '', description: '', canonical: '' };

/** Renders one page to the HTML of the root element; its pieces of HTML stay empty. */
export function render(page: Page): string {
  const data: PageData = { page, markup: noMarkup, head: noHead };
  return renderToString(<App data={data} template={(name) => templates[name]} />);
}
