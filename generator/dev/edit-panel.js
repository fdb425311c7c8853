// The field in which a value is changed, beside where the page shows it.

import { problemItem } from './client.js';
import { preview } from './edit-targets.js';

/** How long nothing must be typed before a text is checked, in milliseconds. */
const PAUSE = 250;

/** Makes an element with properties and children. */
export function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

const NAMES = { Paragraph: 'Paragraph', Heading: 'Heading', TableCell: 'Table cell' };

/** A value's name for an author: hero › lead, Paragraph, callout › title. */
function nameOf({ path, kind }) {
  if (path.startsWith('body[')) {
    return NAMES[kind.slice(kind.lastIndexOf('.') + 1)] ?? kind.replace('.', ' › ');
  }
  const counted = path.replace(/\[(\d+)\]/g, (_, index) => ` ${Number(index) + 1}`);
  return counted.replaceAll('.', ' › ');
}

const placeOf = ({ file, value }) => `${file.name}, line ${value.line}`;

/** The other values of the same group: an address and an icon beside a label. */
function neighboursOf({ file, value }) {
  const group = ({ path, kind, line }) =>
    path.startsWith('body[')
      ? `${line} ${kind.split('.')[0]}`
      : path.slice(0, Math.max(path.lastIndexOf('.'), 0));
  const isLone = value.path.startsWith('body[')
    ? value.lines || !value.kind.includes('.')
    : !value.path.includes('.');
  if (isLone) return [];
  const own = group(value);
  return file.values
    .filter((other) => other !== value && group(other) === own)
    .map((other) => ({ file, value: other }));
}

/**
 * Opens the panel for a place of the page. `post` sends a change to the server; `done` is
 * called when the panel closes, with the answer if something was saved.
 */
export function openPanel({ target, root, post, done }) {
  const panel = make('form', { className: 'panel', noValidate: true });
  panel.setAttribute('aria-label', 'Change this');
  let takeBack = () => {};
  let close = (answer) => {
    takeBack();
    panel.remove();
    close = () => {};
    done(answer);
  };

  function choose() {
    const list = make('ul', { className: 'choices' });
    for (const entry of target.entries) {
      const button = make(
        'button',
        { type: 'button' },
        make('strong', {}, nameOf(entry.value)),
        ` ${placeOf(entry)}`,
      );
      button.addEventListener('click', () => edit(entry));
      list.append(make('li', {}, button));
    }
    panel.replaceChildren(
      make('p', { className: 'name' }, 'Which of these?'),
      list,
      cancelButton(),
    );
    list.querySelector('button').focus();
  }

  function cancelButton() {
    const button = make('button', { type: 'button' }, 'Cancel');
    button.addEventListener('click', () => close());
    return button;
  }

  function edit(entry) {
    takeBack();
    takeBack = () => {};
    const { file, value } = entry;
    let hash = file.hash;
    const field = make('textarea', {
      id: 'field',
      value: value.source,
      rows: value.lines ? 3 : 1,
      spellcheck: true,
    });
    const state = make('div', { className: 'state' });
    state.setAttribute('role', 'status');
    const save = make('button', { className: 'primary' }, 'Save');
    const others = make('p', { className: 'others' });
    for (const other of neighboursOf(entry)) {
      const button = make('button', { type: 'button' }, nameOf(other.value).split(' › ').at(-1));
      button.addEventListener('click', () => edit(other));
      others.append(others.hasChildNodes() ? ' ' : 'Also here: ', button);
    }
    const path = `${root.replaceAll('\\', '/')}/${file.name}:${value.line}:${value.column}`;
    panel.replaceChildren(
      make('label', { className: 'name', htmlFor: 'field' }, nameOf(value)),
      make('p', { className: 'place' }, placeOf(entry)),
      field,
      state,
      make(
        'p',
        { className: 'actions' },
        save,
        cancelButton(),
        make(
          'a',
          { href: `vscode://file/${encodeURI(path.replace(/^\//, ''))}` },
          'Open in editor',
        ),
      ),
      others,
    );

    const change = () => ({ file: file.name, hash, path: value.path, text: field.value });
    let pending;
    const show = (answer) => {
      const errors = answer.problems.some(({ severity }) => severity === 'error');
      save.disabled = errors;
      state.replaceChildren();
      if (answer.refused) state.append(make('p', { className: 'refused' }, answer.refused));
      if (answer.newer) {
        hash = answer.hash;
        state.append(
          make('p', {}, 'It now says:'),
          make('pre', {}, answer.newer.source),
          make('p', {}, 'Save puts your text in its place.'),
        );
      }
      if (answer.problems.length > 0)
        state.append(make('ol', {}, ...answer.problems.map(problemItem)));
      takeBack();
      takeBack = answer.value && !errors ? preview(target, value, answer.value) : () => {};
    };
    field.addEventListener('input', () => {
      if (!value.lines && field.value.includes('\n'))
        field.value = field.value.replaceAll('\n', ' ');
      pending?.abort();
      pending = new AbortController();
      const { signal } = pending;
      const timer = setTimeout(async () => {
        const answer = await post('check', change(), signal);
        if (answer && !signal.aborted) show(answer);
      }, PAUSE);
      signal.addEventListener('abort', () => clearTimeout(timer));
    });
    panel.onsubmit = async (event) => {
      event.preventDefault();
      pending?.abort();
      const answer = await post('save', change());
      if (!answer) return;
      if (!answer.saved) {
        show(answer);
        return;
      }
      if (answer.value) preview(target, value, answer.value);
      takeBack = () => {};
      close(answer);
    };
    field.focus();
  }

  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (panel.querySelector('.primary')) panel.requestSubmit();
    }
  });
  return {
    panel,
    open: () => (target.entries.length > 1 ? choose() : edit(target.entries[0])),
    close: () => close(),
  };
}
