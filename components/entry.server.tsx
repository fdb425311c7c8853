import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { App, Content, Framed, PageProvider } from './app';
import type { PageData } from './navigation/page-data';
import type { Markup } from './lib/html';
import type { Inspected, TemplateComponent } from './lib/page';
import type { Page, PageOf, Site, TemplateName } from './lib/schema.gen';
import { inspectPlans } from './features/sleep-plan/every-plan';
import { StaticParts } from './lib/static';
import { joinNumbers } from './lib/text';
import { staticParts } from './static';
import { templates } from './templates/all.gen';

const noMarkup: PageData['markup'] = new Map();
const noHead: PageData['head'] = { title: '', description: '', canonical: '' };

/** Inspects what pages can show beyond their initial view, by template. */
const inspections: {
  [Name in TemplateName]?: (page: Inspected<PageOf<Name>>, markup: Markup) => unknown;
} = {
  'sleep-plan': (page, markup) => inspectPlans(page, markup, renderToString),
};

/** The problems in everything that a page can show; null if there are none or its template is not inspected. */
export function inspect(page: Inspected<Page>, markup: Markup): unknown {
  const inspection = inspections[page.template as TemplateName] as
    ((page: Inspected<Page>, markup: Markup) => unknown) | undefined;
  return inspection?.(page, markup) ?? null;
}

/** Renders one page to the HTML of the root element; its HTML fragments stay empty. */
export function render(page: Page): string {
  const { before, after } = frameOf(page);
  const data = dataOf(page);
  const content = renderToString(
    withStaticParts(
      <PageProvider data={data}>
        <Content data={data} template={template} />
      </PageProvider>,
    ),
  );
  return before + content + after;
}

/** The placeholder for the content in a frame. Content cannot contain it: such files are rejected. */
const HOLE = '\0';

/** A path that no page has. */
const NOWHERE = '\0';

interface FrameHtml {
  before: string;
  after: string;
}

/** Cached frames of pages to which the frame has no link, by kind: a frame is most of a page's HTML. */
const frames = new WeakMap<Site, Map<string, FrameHtml>>();

function frameOf(page: Page): FrameHtml {
  const { path, site } = page;
  const known = frames.get(site) ?? new Map<string, FrameHtml>();
  frames.set(site, known);
  const kind = `${page.access} ${page.template} ${page.ribbon ?? ''}`;
  const frame = known.get(kind) ?? renderFrame({ ...partOf(page), path: NOWHERE });
  known.set(kind, frame);
  // A link to the page itself is marked, and a notice may be only for this page.
  const link = `href="${path}"`;
  const leadsThere = frame.before.includes(link) || frame.after.includes(link);
  return leadsThere || site.notice?.pages?.includes(path) ? renderFrame(partOf(page)) : frame;
}

/** The properties of a page that affect its frame. */
type FramedPart = Pick<Page, 'access' | 'path' | 'ribbon' | 'site' | 'template'>;

function partOf({ access, path, ribbon, site, template }: Page): FramedPart {
  return { access, path, site, template, ...(ribbon && { ribbon }) };
}

function renderFrame(page: FramedPart): FrameHtml {
  const framed = <Framed data={dataOf(page as Page)}>{HOLE}</Framed>;
  const html = renderToString(withStaticParts(framed));
  const [before = '', after = ''] = html.split(HOLE);
  return { before, after };
}

/** Renders a page that threw for a second time, to find the components around the error. */
export async function componentStack(page: Page): Promise<string> {
  let stack = '';
  if (process.env.NODE_ENV !== 'production') {
    const { default: server } = await import('react-dom/server.browser');
    const onError = (_: unknown, info: { componentStack?: string }) => {
      stack ||= info.componentStack ?? '';
    };
    const waiting = new AbortController();
    const rendering = server.renderToReadableStream(tree(page), {
      onError,
      signal: waiting.signal,
    });
    queueMicrotask(() => waiting.abort()); // once the first attempt has reached what suspends
    await rendering.catch(() => {});
  }
  return stack;
}

/** Where the element in React's current warning was created; only known in development. */
export function ownerStack(): string {
  return process.env.NODE_ENV === 'production' ? '' : (React.captureOwnerStack() ?? '');
}

/** Makes the parts that only the server renders available. */
export function withStaticParts(tree: React.ReactNode) {
  return <StaticParts value={staticParts}>{tree}</StaticParts>;
}

/** A page's template names the one component that accepts that page. */
function template(name: TemplateName): TemplateComponent {
  return templates[name] as TemplateComponent;
}

function tree(page: Page) {
  return withStaticParts(<App data={dataOf(page)} template={template} />);
}

/** Sites with their numbers joined, cached because every page has one. */
const shownSites = new WeakMap<Site, Site>();

/** A page as a browser reads it from its document (page-data.ts). */
function dataOf({ site, ...own }: Page): PageData {
  const shown = shownSites.get(site) ?? joinNumbers(site);
  shownSites.set(site, shown);
  const page = { ...joinNumbers(own), site: shown } as Page;
  return { page, markup: noMarkup, head: noHead, styles: [] };
}
