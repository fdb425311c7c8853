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

/** Judges what pages can show beyond their first view, by template. */
const inspections: {
  [Name in TemplateName]?: (page: Inspected<PageOf<Name>>, markup: Markup) => unknown;
} = {
  'sleep-plan': (page, markup) => inspectPlans(page, markup, renderToString),
};

/** What is wrong with all that a page can show; null for nothing, or where its template has no inspection. */
export function inspect(page: Inspected<Page>, markup: Markup): unknown {
  const inspection = inspections[page.template as TemplateName] as
    ((page: Inspected<Page>, markup: Markup) => unknown) | undefined;
  return inspection?.(page, markup) ?? null;
}

/** Renders one page to the HTML of the root element; its pieces of HTML stay empty. */
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

/** Stands for the content in a frame. No text of an author's has it: such a file is refused. */
const HOLE = '\0';

/** The path of no page. */
const NOWHERE = '\0';

/** The HTML around the content of a page. */
interface FrameHtml {
  before: string;
  after: string;
}

/** The frames of pages that no frame leads to, by kind: most of a page, and mostly the same. */
const frames = new WeakMap<Site, Map<string, FrameHtml>>();

function frameOf(page: Page): FrameHtml {
  const { path, site } = page;
  const known = frames.get(site) ?? new Map<string, FrameHtml>();
  frames.set(site, known);
  const kind = `${page.access} ${page.template} ${page.ribbon ?? ''}`;
  const frame = known.get(kind) ?? renderFrame({ ...partOf(page), path: NOWHERE });
  known.set(kind, frame);
  // A link to the page itself is marked, and a notice may be for this page only.
  const link = `href="${path}"`;
  const leadsThere = frame.before.includes(link) || frame.after.includes(link);
  return leadsThere || site.notice?.pages?.includes(path) ? renderFrame(partOf(page)) : frame;
}

/** What a frame shows of its page. */
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

/** Renders a page that has thrown once more, for the components around the one that throws. */
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
    queueMicrotask(() => waiting.abort()); // after the first attempt, which leads to what waits
    await rendering.catch(() => {});
  }
  return stack;
}

/** Where the element was written that React complains of just now; only development knows. */
export function ownerStack(): string {
  return process.env.NODE_ENV === 'production' ? '' : (React.captureOwnerStack() ?? '');
}

/** Lets the parts that only the server renders be rendered. */
export function withStaticParts(tree: React.ReactNode) {
  return <StaticParts value={staticParts}>{tree}</StaticParts>;
}

/** A page's template names the one component that takes that page. */
function template(name: TemplateName): TemplateComponent {
  return templates[name] as TemplateComponent;
}

function tree(page: Page) {
  return withStaticParts(<App data={dataOf(page)} template={template} />);
}

/** What components show of sites: joined once, since every page has it. */
const shownSites = new WeakMap<Site, Site>();

/** A page as a browser reads it from its document (page-data.ts). */
function dataOf({ site, ...own }: Page): PageData {
  const shown = shownSites.get(site) ?? joinNumbers(site);
  shownSites.set(site, shown);
  const page = { ...joinNumbers(own), site: shown } as Page;
  return { page, markup: noMarkup, head: noHead, styles: [] };
}
