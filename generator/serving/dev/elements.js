// Elements that both the page's client and the editor create.

/** Creates an element with properties and children. */
export function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Returns a problem as a list item. */
export function problemItem(problem) {
  const li = document.createElement('li');
  const add = (tag, className, text) => {
    if (!text) return undefined;
    const element = document.createElement(tag);
    element.className = className;
    element.textContent = text;
    li.append(element);
    return element;
  };
  add('p', 'message', problem.message);
  const place = [problem.file, problem.line, problem.column].filter(Boolean).join(':');
  add('p', 'place', [place, problem.id && `[${problem.id}]`].filter(Boolean).join(' '));
  const { line, before, mark } = picture(problem);
  const source = add('pre', 'source', line);
  if (source && mark) {
    const caret = document.createElement('span');
    caret.className = 'caret';
    caret.textContent = before + mark;
    source.append('\n', caret);
  }
  if (problem.fixed) add('p', 'instead', 'Write instead:');
  add('pre', 'fixed', problem.fixed);
  add('p', 'hint', problem.hint);
  add('pre', 'detail', problem.detail);
  return li;
}

/** How many characters of a line are shown: paragraphs are often written as one very long line. */
const WIDTH = 90;

/** Returns the line, shortened to the part around the mistake, and the carets below it. */
function picture({ source = '', column = 0, length = 1 }) {
  const all = Array.from(source);
  if (column === 0) return { line: source };
  const start = Math.max(0, Math.min(column - WIDTH / 2, all.length - WIDTH));
  const line = all.slice(start, start + WIDTH);
  if (start > 0) line[0] = '…';
  if (start + WIDTH < all.length) line[WIDTH - 1] = '…';
  // Tabs stay tabs, so the columns align.
  const before = line.slice(0, column - 1 - start).map((c) => (c === '\t' ? c : ' '));
  const marked = Math.min(length, line.length - before.length);
  return { line: line.join(''), before: before.join(''), mark: '^'.repeat(Math.max(1, marked)) };
}
