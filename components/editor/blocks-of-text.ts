import type { Block, Html } from '../lib/schema.gen';

/** How the texts of a draft are written down for Blocks: Markdown, and what is a directive. */
interface Reader {
  /** Takes Markdown without directives, and returns the ID under which its markup is. */
  prose(markdown: string): Html;
  /** The kinds of callout. */
  kinds: readonly string[];
  /** Whether nothing stands inside a directive, so that it has no closing line. */
  isLeaf(name: string): boolean;
}

/** The directives that hold others, each with the property of its block, and those it holds. */
const lists = new Map<string, [property: string, part: string]>([
  ['accordion', ['items', 'item']],
  ['cards', ['cards', 'card']],
  ['steps', ['steps', 'step']],
  ['tabs', ['tabs', 'tab']],
]);

/** How many directives may stand inside each other. */
const DEEPEST = 20;

/**
 * Reads the blocks of a text that is being written, as far as a preview can show them. A table of
 * content/tables, a picture and what the model adds are named in their place: the build alone
 * knows them. What is misspelt is shown as it is written, and told by the check.
 */
export function blocksOf(text: string, reader: Reader): Block[] {
  const lines = text.split('\n');
  let at = 0;
  const prose = (markdown: string): Block[] =>
    markdown.trim() ? [{ type: 'prose', html: reader.prose(markdown) }] : [];

  /** Reads what stands inside directives, the innermost last, up to the end of that one. */
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
      if (!name) break; // the end of the directive around it
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
  // A closing line too many ends nothing.
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

/** A line that stands for a block: its name, and what is chosen of it. */
function named(name: string, attributes: Record<string, string>): string {
  const words = [name, ...Object.values(attributes)].join(': ').replaceAll(/[\\`*_[\]<>]/g, '');
  return `*[${words}]*`;
}
