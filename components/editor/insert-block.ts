import { configAddress, element } from './element';
import { togglePreview } from './preview';

/** A directive that can be inserted into a text, and its fields. */
export interface Block {
  name: string;
  label: string;
  fields: Field[];
  /** The directive that it contains, and the least number of these. */
  holds?: string;
  least?: number;
  leaf?: boolean;
}

interface Field {
  name: string;
  label: string;
  /** The options of a string are only suggestions. */
  widget: 'boolean' | 'select' | 'string';
  required: boolean;
  options?: (string | { label: string; value: string })[];
}

/** Offers the directives, as forms, below the text field of a page. */
export async function offerBlocks() {
  const blocks = (await (await fetch(new URL('blocks.json', configAddress()))).json()) as Block[];
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    const field = target.closest('[data-key-path="body"]');
    if (!field || field.querySelector('.insert-block')) return;
    const row = element('div');
    row.style.cssText =
      'display: flex; flex-wrap: wrap; gap: 8px; inline-size: 100%; max-inline-size: 768px; margin: 8px auto 0';
    row.append(
      button('Insert a block…', () => ask(blocks, (block) => insert(target, block))),
      button('Show how it looks', () => {
        const isLeaf = (name: string) => !!blocks.find((it) => it.name === name)?.leaf;
        void togglePreview(row, target, isLeaf);
      }),
    );
    field.append(row);
  });
}

function button(words: string, press: () => void) {
  const made = element('button', words);
  made.className = 'insert-block';
  made.setAttribute('type', 'button');
  made.style.cssText = 'padding: 10px 14px; border: 1px solid; border-radius: 4px; font: inherit';
  made.addEventListener('click', press);
  return made;
}

function ask(blocks: Block[], answer: (markdown: string) => void) {
  const dialog = element('dialog');
  const form = element('form');
  form.method = 'dialog';
  const names = blocks.map(({ name, label }) => [name, label] as const);
  const kind = choice('Block', true, names);
  const fields = element('div');
  const block = () => blocks.find(({ name }) => name === kind.input.value)!;
  const showFields = () => fields.replaceChildren(...block().fields.map(inputOf));
  kind.input.addEventListener('change', showFields);
  showFields();
  const [insertion, cancel] = [element('button', 'Insert'), element('button', 'Cancel')];
  cancel.setAttribute('type', 'button');
  cancel.addEventListener('click', () => dialog.close());
  form.addEventListener('submit', () => {
    const values = Object.fromEntries(new FormData(form)) as Record<string, string>;
    answer(markdownOf(block(), values, blocks));
  });
  form.append(kind.label, fields, insertion, cancel);
  dialog.append(element('style', style), form);
  dialog.setAttribute('aria-label', 'Insert a block');
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** A directive in Markdown, with the values entered and placeholder words for its content. */
export function markdownOf(block: Block, values: Record<string, string>, blocks: Block[]): string {
  const attributes = block.fields.flatMap(({ name, widget, required }) => {
    const value = (values[name] ?? '').trim();
    if (widget === 'boolean') return value ? [name] : [];
    return value || required ? [`${name}="${value.replaceAll('"', '\\"')}"`] : [];
  });
  const list = attributes.length > 0 ? `{${attributes.join(' ')}}` : '';
  if (block.leaf) return `:::${block.name}${list}`;
  const inner = blocks.find(({ name }) => name === block.holds);
  if (!inner) return `:::${block.name}${list}\nWords.\n:::`;
  const example = inner.fields.filter((it) => it.required).map((it) => [it.name, it.label]);
  const child = markdownOf(inner, Object.fromEntries(example), blocks);
  const children = Array.from({ length: block.least || 1 }, () => child);
  return `::::${block.name}${list}\n${children.join('\n')}\n::::`;
}

/** Inserts a block below the paragraph at the cursor; the rest of the text is unchanged. */
function insert(text: HTMLTextAreaElement, block: string) {
  const { value, selectionEnd } = text;
  const end = value.indexOf('\n\n', selectionEnd);
  const at = end < 0 ? value.trimEnd().length : end;
  text.focus();
  text.setRangeText(`${at > 0 ? '\n\n' : ''}${block}`, at, at, 'end');
  text.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** The most options that a drop-down shows. A longer list is searched by typing. */
const LISTED = 60;

/** Creates the input for a field of a directive. */
export function inputOf({ name, label, widget, required, options = [] }: Field) {
  const choices = options.map((it) =>
    typeof it === 'string' ? ([it, it] as const) : ([it.value, it.label] as const),
  );
  if (widget === 'select' && choices.length <= LISTED) {
    const asked = choice(label, required, [['', ''], ...choices]);
    asked.input.name = name;
    return asked.label;
  }
  const input = element('input');
  Object.assign(input, { name, required: required && name !== 'alt' });
  if (widget === 'boolean') input.type = 'checkbox';
  if (choices.length === 0) return labelled(label, input);
  const list = element('datalist');
  list.id = `choices-of-${name}`;
  list.append(...choices.map(([value, text]) => new Option(text, value)));
  input.setAttribute('list', list.id);
  if (widget === 'select') {
    input.pattern = choices.map(([value]) => value).join('|');
    input.title = 'One of the list';
  }
  const asked = labelled(label, input);
  asked.append(list);
  return asked;
}

function choice(label: string, required: boolean, options: (readonly [string, string])[]) {
  const input = element('select');
  input.required = required;
  input.append(...options.map(([value, text]) => new Option(text, value)));
  return { input, label: labelled(label, input) };
}

function labelled(text: string, input: HTMLElement) {
  const label = element('label', text);
  label.append(input);
  return label;
}

const style = `dialog form { display: grid; gap: 12px; width: min(24rem, 80vw); }
dialog form div { display: grid; gap: 12px; }
dialog label { display: grid; gap: 4px; }
dialog :is(input, select, button) {
  font: inherit; padding: 6px 8px; border: 1px solid; border-radius: 4px;
  color: CanvasText; background: Canvas;
}
dialog input[type='checkbox'] { justify-self: start; }
dialog button:not([type]) { color: Canvas; background: CanvasText; }`;
