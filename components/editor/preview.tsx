import CMS from '@sveltia/cms';
import { createRoot } from 'react-dom/client';
import { Blocks } from '../blocks/blocks';
import { MarkupContext } from '../lib/html';
import { PageContext } from '../lib/page';
import { readPage } from '../navigation/page-data';
import type { Html } from '../lib/schema.gen';
import { blocksOf } from './blocks-of-text';
import { element } from './element';

/** The site's front page, whose words and style sheets a preview uses. */
const site = async () =>
  new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html');

/**
 * Shows a text in the site's design at the end of an element, updating as the text changes, or
 * hides it again. No script runs in its frame.
 */
export async function togglePreview(
  below: HTMLElement,
  text: HTMLTextAreaElement,
  isLeaf: (name: string) => boolean,
) {
  const shown = below.querySelector('iframe');
  if (shown) return shown.remove();
  const data = readPage(await site());
  const frame = element('iframe');
  frame.title = 'How it looks';
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.style.cssText = 'width: 100%; border: 1px solid; border-radius: 4px; resize: vertical';
  const own = document.querySelector<HTMLMetaElement>('meta[name="preview-style"]')?.content;
  const styles = [...data.styles, own ?? ''].map(
    (href) => `<link rel="stylesheet" href="${href}">`,
  );
  frame.srcdoc = `<!doctype html><html lang="${document.documentElement.lang}">${styles.join('')}<body><main style="padding: 16px"></main>`;
  frame.height = '480';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  below.append(frame);
  await loaded;
  const main = frame.contentDocument!.querySelector('main')!;
  const root = createRoot(main);
  main.addEventListener('click', (event) => {
    // This frame must not load pages: a followed link would show an error.
    if ((event.target as Element).closest('a')) event.preventDefault();
  });

  let edits = 0;
  async function show() {
    const edit = ++edits;
    const markup = new Map<string, string>();
    const parts: [string, string][] = [];
    const of = blocksOf(text.value, {
      prose: (markdown) => {
        parts.push([`part ${parts.length}`, markdown]);
        return parts.at(-1)![0] as Html;
      },
      kinds: Object.keys(data.page.site.words.kinds),
      isLeaf,
    });
    for (const [id, markdown] of parts) markup.set(id, await markupOf(markdown));
    if (edit !== edits) return; // a later edit is being shown
    root.render(
      <PageContext value={data.page}>
        <MarkupContext value={markup}>
          <Blocks of={of} />
        </MarkupContext>
      </PageContext>,
    );
  }

  const showAgain = () => {
    if (frame.isConnected) return void show();
    text.removeEventListener('input', showAgain);
    root.unmount();
  };
  await show();
  text.addEventListener('input', showAgain);
}

/** Stand-ins for “<” and for “!” before a bracket while Markdown is converted, even in code. */
const [less, mark] = ['\uE000', '\uE001'];

/** Converts Markdown; the site allows neither HTML nor image addresses in it. */
async function markupOf(markdown: string): Promise<string> {
  const target = element('div');
  const plain = markdown.replaceAll('<', less).replaceAll('![', `${mark}[`);
  const end = CMS.renderRichText(target, plain);
  await new Promise((resolve) => setTimeout(resolve));
  for (const table of target.querySelectorAll('table')) {
    const box = element('div');
    box.className = 'table';
    box.dataset.short = '';
    table.replaceWith(box);
    box.append(table);
  }
  const markup = target.firstElementChild?.innerHTML ?? '';
  end();
  return markup.replaceAll(less, '&lt;').replaceAll(mark, '!');
}
