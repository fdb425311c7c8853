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

/** The directives that hold others, each with the property of its block that they become. */
const lists: Record<string, string> = {
  accordion: 'items',
  cards: 'cards',
  steps: 'steps',
  tabs: 'tabs',
};

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

  function body(): Block[] {
    const blocks: Block[] = [];
    let words = '';
    for (; at < lines.length; at++) {
      const line = lines[at]!;
      const [, name, list] = /^:{3,}[ \t]*([\w-]*)[ \t]*(?:\{(.*)\})?[ \t]*$/.exec(line) ?? [];
      if (name === undefined) {
        words += `${line}\n`;
        continue;
      }
      if (!name) break; // the end of the directive around it
      blocks.push(...prose(words), ...directive(name, attributesOf(list ?? '')));
      words = '';
    }
    return [...blocks, ...prose(words)];
  }

  function directive(name: string, attributes: Record<string, string>): Block[] {
    if (reader.isLeaf(name)) return prose(named(name, attributes));
    at++;
    const inner = body();
    const list = lists[name];
    if (list) {
      const items = inner.filter((block) => (block.type as string) === 'listed');
      return [{ ...attributes, type: name, [list]: items } as unknown as Block];
    }
    if (['card', 'item', 'step', 'tab'].includes(name)) {
      const listed = {
        ...attributes,
        icon: undefined,
        id: `part-${at}`,
        type: 'listed',
        body: inner,
      };
      return [listed as unknown as Block];
    }
    const isKnown = name !== 'callout' || reader.kinds.includes(attributes.kind ?? '');
    if (isKnown && ['action', 'callout', 'quote'].includes(name)) {
      return [{ ...attributes, type: name, body: inner } as unknown as Block];
    }
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
