import { newYaml, readYaml, writeYaml, type Values } from './yaml-in-place';

/** The key under which a file's source passes through the editor, which preserves keys without a field. */
const sourceKey = '_source';

/** The key for the list of a file that consists only of a list. */
const itemsKey = '_items';

const bodyKey = 'body';

type Fields = Values & { [sourceKey]?: string };

/** The format of Markdown files with front matter. */
export const markdownFile = {
  fromFile(source: string): Fields {
    const { front, body } = split(source);
    return { ...(readYaml(front) as Values), [bodyKey]: body, [sourceKey]: source };
  },
  toFile({ [sourceKey]: source, [bodyKey]: body = '', ...front }: Fields): string {
    const text = typeof body === 'string' ? body.trim() : '';
    if (source === undefined) return `---\n${newYaml(front)}\n---\n\n${text}`;
    const was = split(source);
    const rest = was.body === text ? was.rest : text && `\n\n${text}`;
    return `---\n${writeYaml(was.front, front)}\n---${rest}`;
  },
};

/** The format of YAML files. */
export const yamlFile = {
  fromFile(source: string): Fields {
    const value = readYaml(source);
    const fields = Array.isArray(value) ? { [itemsKey]: value } : (value as Values);
    return { ...fields, [sourceKey]: source };
  },
  toFile({ [sourceKey]: source, ...fields }: Fields): string {
    if (source === undefined) return newYaml(fields);
    return writeYaml(source, itemsKey in fields ? fields[itemsKey] : fields);
  },
};

/** Splits a Markdown file; `rest` is its body with the blank lines before it. */
function split(source: string) {
  const parts = /^---[ \t]*\n(?<front>[^]*?)\n---[ \t]*(?<rest>\n[^]*)?$/.exec(source)?.groups;
  if (!parts) throw new Error('This file has no front matter between lines of three hyphens.');
  const { front = '', rest = '' } = parts;
  return { front, rest, body: rest.trim() };
}
