import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  stringify,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** A YAML value. */
export type Value = string | number | boolean | null | undefined | Value[] | Values;
export interface Values {
  [key: string]: Value;
}

interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Returned if a change cannot be made inside a value, so that the whole value is rewritten. */
const whole = Symbol('whole');

const style = { lineWidth: 0 } as const;

/** Parses a text; a number whose spelling would change, such as 1.10, becomes a string. Throws if invalid. */
export function readYaml(source: string): Value {
  const document = parseDocument(source);
  if (document.errors[0]) throw document.errors[0];
  return valueOf(document.contents as Node | null);
}

/** Formats values as a new text, without empty ones. */
export function newYaml(value: Value): string {
  return stringify(withoutEmpty(value) ?? {}, spelling, style).trimEnd();
}

/** Writes values into their source, preserving equal ones byte for byte; if that fails, as a new text. */
export function writeYaml(source: string, value: Value): string {
  const document = parseDocument(source);
  const contents = document.contents as Node | null;
  if (document.errors.length === 0 && contents) {
    const edits = new Editing(source).edits(contents, value);
    if (edits !== whole) {
      const written = apply(source, edits);
      if (holds(written, value)) return written;
    }
  }
  return newYaml(value);
}

function holds(source: string, value: Value): boolean {
  try {
    return isEqual(readYaml(source), value);
  } catch {
    return false;
  }
}

function valueOf(node: Node | null): Value {
  if (isMap<Scalar, Node | null>(node)) {
    return Object.fromEntries(
      node.items.map((pair) => [String(pair.key.value), valueOf(pair.value)]),
    );
  }
  if (isSeq<Node>(node)) return node.items.map(valueOf);
  if (!isScalar(node)) return null;
  const { value, source } = node;
  return typeof value === 'number' && String(value) !== source ? source : (value as Value);
}

/** Whether values are equivalent: empty, false and missing values are equal. */
function isEqual(a: Value, b: Value): boolean {
  return JSON.stringify(comparable(a)) === JSON.stringify(comparable(b));
}

/** Normalises values: sorted keys, scalars as strings, nothing empty. */
function comparable(value: Value): unknown {
  const kept = withoutEmpty(value);
  if (Array.isArray(kept)) return kept.map(comparable);
  if (typeof kept !== 'object' || kept === null) return String(kept ?? '').trim();
  return Object.keys(kept)
    .sort()
    .map((key) => [key, comparable(kept[key])]);
}

function withoutEmpty(value: Value): Value {
  if (value === '' || value === null || value === false) return undefined;
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .map(([key, item]) => [key, withoutEmpty(item)] as const)
    .filter(([, item]) => item !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

const isEmpty = (value: Value) => withoutEmpty(value) === undefined;

/** Applies the last edit first, so that the other offsets remain valid. */
function apply(source: string, edits: Edit[]): string {
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to), source);
}

/** Computes the edits that turn the values of a text into others. */
class Editing {
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  edits(node: Node | null, value: Value, inFlow = false): Edit[] | typeof whole {
    if (isEqual(valueOf(node), value)) return [];
    if (isMap<Scalar, Node | null>(node) && isValues(value)) return this.map(node, value);
    if (isSeq<Node>(node) && Array.isArray(value)) return this.list(node, value);
    if (isScalar(node) && !isCollectionValue(value)) return this.scalar(node, value, inFlow);
    return whole;
  }

  private scalar(node: Scalar, value: Value, inFlow: boolean): Edit[] | typeof whole {
    const written = new Scalar(value);
    if (needsQuotes(value)) written.type = Scalar.QUOTE_DOUBLE;
    if (node.type?.startsWith('QUOTE')) written.type = node.type;
    const [list = ''] = [stringify([written], { ...style, collectionStyle: 'flow' })];
    const text = inFlow ? list.trim().slice(1, -1).trim() : stringify(written, style).trimEnd();
    if (node.type?.startsWith('BLOCK') || text.includes('\n') || text === '') return whole;
    return [{ from: start(node), to: this.end(node), text }];
  }

  private map(node: YAMLMap<Scalar, Node | null>, values: Values): Edit[] | typeof whole {
    const added = Object.entries(values).filter(
      ([key, value]) => !node.has(key) && !isEmpty(value),
    );
    if (node.items.length === 0 || (node.flow && added.length > 0)) return whole;
    const edits: Edit[] = [];
    for (const pair of node.items) {
      const edit = this.entry(pair, values[String(pair.key.value)], node.flow === true);
      if (edit === whole) return whole;
      edits.push(...edit);
    }
    const indent = this.column(node.items[0]!.key);
    const at = this.lineEnd(this.end(node));
    const lines = added.map(([key, value]) => '\n' + indented({ [key]: value }, indent));
    return lines.length > 0 ? [...edits, { from: at, to: at, text: lines.join('') }] : edits;
  }

  private entry(
    pair: Pair<Scalar, Node | null>,
    value: Value,
    inFlow: boolean,
  ): Edit[] | typeof whole {
    const { key, value: node } = pair;
    if (isEmpty(value) && isEmpty(valueOf(node))) return [];
    const to = this.end(node ?? key);
    if (value === undefined || (isEmpty(value) && value !== false)) {
      return inFlow ? whole : this.removal(start(key), to, /^ *$/);
    }
    const inner = this.edits(node, value, inFlow);
    if (inner !== whole) return inner;
    if (inFlow) return whole;
    const text = indented({ [String(key.value)]: value }, this.column(key), node).trimStart();
    return [{ from: start(key), to: node ? to : this.lineEnd(to), text }];
  }

  /** Leaves equal items at both ends unchanged, and replaces those between one by one. */
  private list(node: YAMLSeq<Node>, values: Value[]): Edit[] | typeof whole {
    const wanted = values.filter((value) => !isEmpty(value));
    const items = node.items;
    if (items.length === 0 || wanted.length === 0) return whole;
    if (node.flow) {
      return items.length === wanted.length
        ? this.all(items.map((item, i) => this.edits(item, wanted[i], true)))
        : whole;
    }
    const equal = (i: number, j: number) => isEqual(valueOf(items[i]!), wanted[j]);
    const least = Math.min(items.length, wanted.length);
    let before = 0;
    while (before < least && equal(before, before)) before += 1;
    let after = 0;
    while (after < least - before && equal(items.length - after - 1, wanted.length - after - 1)) {
      after += 1;
    }
    const old = items.slice(before, items.length - after);
    const now = wanted.slice(before, wanted.length - after);
    const shared = Math.min(old.length, now.length);
    return this.all([
      ...old.slice(0, shared).map((item, i) => this.item(item, now[i])),
      ...old.slice(shared).map((item) => this.removal(start(item), this.end(item), /^ *- +$/)),
      this.insertion(items, before + shared, now.slice(shared)),
    ]);
  }

  private item(node: Node, value: Value): Edit[] | typeof whole {
    const inner = this.edits(node, value);
    if (inner !== whole) return inner;
    const text = indented([value], this.column(node) - 2, node)
      .trimStart()
      .slice(2);
    return [{ from: start(node), to: this.end(node), text }];
  }

  /** Inserts items after the first `index` items of a list. */
  private insertion(items: Node[], index: number, values: Value[]): Edit[] | typeof whole {
    if (values.length === 0) return [];
    const next = items[index - 1] ?? items[0]!;
    const line = this.lineStart(start(next));
    const indent = /^( *)- +$/.exec(this.source.slice(line, start(next)))?.[1]?.length;
    if (indent === undefined) return whole;
    const lines = values.map((value) => indented([value], indent)).join('\n');
    const at = index > 0 ? this.lineEnd(this.end(next)) : line;
    return [{ from: at, to: at, text: index > 0 ? '\n' + lines : lines + '\n' }];
  }

  /** Removes whole lines, if only `before` precedes the value on the first one. */
  private removal(from: number, to: number, before: RegExp): Edit[] | typeof whole {
    const line = this.lineStart(from);
    if (!before.test(this.source.slice(line, from))) return whole;
    return [{ from: line, to: this.lineEnd(to) + 1, text: '' }];
  }

  private all(edits: (Edit[] | typeof whole)[]): Edit[] | typeof whole {
    const made = edits.filter((edit) => edit !== whole);
    return made.length === edits.length ? made.flat() : whole;
  }

  /** The offset after a value's last character. */
  private end(node: Node): number {
    let end = node.range![1];
    if (isCollection(node) && !node.flow && node.items.length > 0) {
      const last = node.items.at(-1) as Node | Pair<Node, Node | null>;
      end = this.end('key' in last ? (last.value ?? last.key) : last);
    }
    return this.source.slice(0, end).trimEnd().length;
  }

  private column(node: Node): number {
    return start(node) - this.lineStart(start(node));
  }

  private lineStart(offset: number): number {
    return this.source.lastIndexOf('\n', offset - 1) + 1;
  }

  private lineEnd(offset: number): number {
    const end = this.source.indexOf('\n', offset);
    return end < 0 ? this.source.length : end;
  }
}

function start(node: Node): number {
  return node.range![0];
}

/** Formats a value as YAML lines; a string keeps the block style of the one it replaces. */
function indented(value: Value, indent: number, like?: Node | null): string {
  const replacer = (key: unknown, item: unknown) => {
    if (typeof item !== 'string' || !isScalar(like) || !like.type?.startsWith('BLOCK'))
      return spelling(key, item);
    const text = new Scalar(String(like.value).endsWith('\n') ? `${item.trimEnd()}\n` : item);
    text.type = like.type;
    return text;
  };
  const text = stringify(withoutFalse(value), replacer, style).trimEnd();
  return text.replace(/^(?=.)/gm, ' '.repeat(indent));
}

/** Go's parser reports these in an unquoted string as an author's mistake. */
function needsQuotes(value: unknown): boolean {
  return typeof value === 'string' && /^[“”„‘’]|\u00a0/.test(value);
}

function spelling(_: unknown, value: unknown): unknown {
  if (!needsQuotes(value)) return value;
  const text = new Scalar(value);
  text.type = Scalar.QUOTE_DOUBLE;
  return text;
}

/** Removes empty values, but keeps a single value that has become false. */
function withoutFalse(value: Value): Value {
  const [entry] = isValues(value) ? Object.entries(value) : [];
  return entry?.[1] === false ? value : withoutEmpty(value);
}

function isCollectionValue(value: Value): value is Value[] | Values {
  return typeof value === 'object' && value !== null;
}

function isValues(value: Value): value is Values {
  return isCollectionValue(value) && !Array.isArray(value);
}
