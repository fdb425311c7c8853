import type { Block, Html } from '../lib/schema.gen';

/** How to convert the Markdown of a draft, and what is known about directives. */
interface Reader {
  /** Registers Markdown without directives, and returns the ID of its markup. */
  prose(markdown: string): Html;
  /** The kinds of callout. */
  kinds: readonly string[];
  /** Whether a directive has no content and so no closing line. */
  isLeaf(name: string): boolean;
}

/** The directives that contain a list, each with the property of its block and the name of its parts. */
const lists = new Map<string, [property: string, part: string]>([
  ['accordion', ['items', 'item']],
  ['cards', ['cards', 'card']],
  ['steps', ['steps', 'step']],
  ['tabs', ['tabs', 'tab']],
]);

const DEEPEST = 20;

/**
 * Parses the blocks of a draft as far as a preview can show them. A table of content/tables, a
 * picture and anything from the model are shown as their name, because only the build knows them.
 * Misspelt directives are shown as written; the check reports them.
 */
export function blocksOf(text: string, reader: Reader): Block[] {
  const lines = text.split('\n');
  let at = 0;
  const prose = (markdown: string): Block[] =>
    markdown.trim() ? [{ type: 'prose', html: reader.prose(markdown) }] : [];

  /** Parses the content of nested directives, innermost last, to the end of the innermost. */
  function body(...around: string[]): Block[] {
    const blocks: Block[] = [];
    let words = '';
    for (; at < lines.length; at++) {
      const line = lines[at]!;
      const [, name, list] = /^:{3,}[ \t]*([\w-]*)[ \t]*(?:\{(.*)\})?[ \t]*$/.exec(line) ?? [];
      if (name === undefined || around.length > DEEPEST) {
        words += `${line}\n`;
        continue;
      }
      if (!name) break; // the end of the enclosing directive
      blocks.push(...prose(words), ...directive(name, attributesOf(list ?? ''), around));
      words = '';
    }
    return [...blocks, ...prose(words)];
  }

  function directive(name: string, attributes: Record<string, string>, around: string[]): Block[] {
    if (reader.isLeaf(name)) return prose(named(name, attributes));
    at++;
    const [id, inner] = [`part-${at}`, body(...around, name)];
    const list = lists.get(name);
    if (list) {
      const items = inner.filter((block) => (block.type as string) === 'listed');
      return [{ ...attributes, type: name, [list[0]]: items } as unknown as Block];
    }
    if (lists.get(around.at(-1) ?? '')?.[1] === name) {
      const listed = { ...attributes, icon: undefined, id, type: 'listed', body: inner };
      return [listed as unknown as Block];
    }
    const isWhole =
      name === 'quote' ||
      (name === 'action' && attributes.href) ||
      (name === 'callout' && reader.kinds.includes(attributes.kind ?? ''));
    if (isWhole) return [{ ...attributes, type: name, body: inner } as unknown as Block];
    return [...prose(named(name, attributes)), ...inner];
  }

  const blocks = body();
  // A surplus closing line has no effect.
  while (at < lines.length) {
    at++;
    blocks.push(...body());
  }
  return blocks;
}

function attributesOf(list: string): Record<string, string> {
  const found = list.matchAll(/([\w-]+)=(?:"((?:\\.|[^"\\])*)"|'([^']*)')/g);
  return Object.fromEntries(
    [...found].map(([, name, double, single]) => [
      name,
      double?.replaceAll(/\\(.)/g, '$1') ?? single ?? '',
    ]),
  );
}

/** A line that represents a block: its name and its attributes. */
function named(name: string, attributes: Record<string, string>): string {
  const words = [name, ...Object.values(attributes)].join(': ').replaceAll(/[\\`*_[\]<>]/g, '');
  return `*[${words}]*`;
}
