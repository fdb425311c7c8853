// The panel with the field for changing a value. It is in the editor's frame, so only what was
// typed there is saved.

import { make, problemItem } from './elements.js';

/** The pause in typing before a text is checked, in milliseconds. */
const PAUSE = 250;

const NAMES = { Paragraph: 'Paragraph', Heading: 'Heading', TableCell: 'Table cell' };

/** The author's names for values that may show the same words on one page. */
const KEYS = {
  title: 'Headline',
  'tab-title': 'Browser tab',
  description: 'Description in search results',
};

/** Returns a value's name for the author: hero › lead, Paragraph, callout › title. */
function nameOf({ path, kind }) {
  if (path.startsWith('body[')) {
    return NAMES[kind.slice(kind.lastIndexOf('.') + 1)] ?? kind.replace('.', ' › ');
  }
  if (Object.hasOwn(KEYS, path)) return KEYS[path];
  const counted = path.replace(/\[(\d+)\]/g, (_, index) => ` ${Number(index) + 1}`);
  return counted.replaceAll('.', ' › ');
}

const placeOf = ({ file, value }) => `${file.name}, line ${value.line}`;

/** Returns the other values of the same group, such as the address and icon of a label. */
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

/** The panel in which a value is changed. */
export class Panel {
  element = make('form', { className: 'panel', noValidate: true });

  #entries;
  #root;
  #post;
  #tell;
  #done;

  #entry; // the value being changed, and its file
  #hash; // the hash of the file as it was shown
  #field;
  #state = make('div', { className: 'state' });
  #save = make('button', { className: 'primary' }, 'Save');
  #check = new AbortController(); // aborts the running check

  /**
   * `post` sends a change to the server, and `tell` makes the page show an unsaved text. `done` is
   * called when the panel closes, with the answer if something was saved.
   */
  constructor({ entries, root, post, tell, done }) {
    this.#entries = entries;
    this.#root = root;
    this.#post = post;
    this.#tell = tell;
    this.#done = done;
    this.#state.setAttribute('role', 'status');
    this.element.setAttribute('aria-label', 'Change this');
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#submit();
    });
    this.element.addEventListener('keydown', (event) => this.#press(event));
  }

  /** Shows the field, or first a choice if the place may be several values. */
  open() {
    if (this.#entries.length > 1) this.#choose(this.#entries);
    else this.#edit(this.#entries[0]);
  }

  close(answer) {
    if (!this.element.isConnected) return;
    this.#forget();
    this.element.remove();
    this.#done(answer);
  }

  /** Discards typed text that is not saved. */
  #forget() {
    this.#check.abort();
    this.#tell('takeBack');
  }

  #choose(entries) {
    const items = entries.map((entry) => {
      const name = make('strong', {}, nameOf(entry.value));
      return make(
        'li',
        {},
        this.#button([name, ` ${placeOf(entry)}`], () => this.#edit(entry)),
      );
    });
    this.element.replaceChildren(
      make('p', { className: 'name' }, 'Which of these?'),
      make('ul', { className: 'choices' }, ...items),
      this.#button(['Cancel'], () => this.close()),
    );
    this.element.querySelector('button').focus();
  }

  #edit(entry) {
    this.#forget();
    const { file, value } = entry;
    this.#entry = entry;
    this.#hash = file.hash;
    this.#field = make('textarea', {
      id: 'field',
      value: value.source,
      rows: value.lines ? 3 : 1,
      spellcheck: true,
    });
    this.#field.addEventListener('input', () => this.#checkSoon());
    this.#save.disabled = false;
    this.#state.replaceChildren();
    const others = neighboursOf(entry).flatMap((other, i) => [
      i > 0 ? ' ' : 'Also here: ',
      this.#button([nameOf(other.value).split(' › ').at(-1)], () => this.#edit(other)),
    ]);
    const path = `${this.#root.replaceAll('\\', '/')}/${file.name}:${value.line}:${value.column}`;
    const href = `vscode://file/${encodeURI(path.replace(/^\//, ''))}`;
    this.element.replaceChildren(
      make('label', { className: 'name', htmlFor: 'field' }, nameOf(value)),
      make('p', { className: 'place' }, placeOf(entry)),
      this.#field,
      this.#state,
      make(
        'p',
        { className: 'actions' },
        this.#save,
        this.#button(['Cancel'], () => this.close()),
        make('a', { href, target: '_top' }, 'Open in editor'),
      ),
      make('p', { className: 'others' }, ...others),
    );
    this.#field.focus();
  }

  #button(content, press) {
    const button = make('button', { type: 'button' }, ...content);
    button.addEventListener('click', press);
    return button;
  }

  #press(event) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      this.close();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (this.#save.isConnected) this.element.requestSubmit();
    }
  }

  #change() {
    const { file, value } = this.#entry;
    return { file: file.name, hash: this.#hash, path: value.path, text: this.#field.value };
  }

  /** Checks the text after a pause in typing. */
  #checkSoon() {
    const { lines } = this.#entry.value;
    const text = this.#field.value;
    if (!lines && text.includes('\n')) this.#field.value = text.replaceAll('\n', ' ');
    this.#check.abort();
    this.#check = new AbortController();
    const { signal } = this.#check;
    const timer = setTimeout(async () => {
      const answer = await this.#post('check', this.#change(), signal);
      if (answer && !signal.aborted) this.#show(answer);
    }, PAUSE);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  async #submit() {
    const field = this.#field;
    if (field.readOnly) return; // it is being saved
    this.#check.abort();
    field.readOnly = true;
    const answer = await this.#post('save', this.#change());
    field.readOnly = false;
    if (!answer || !field.isConnected) return; // the panel was closed meanwhile
    if (!answer.saved) {
      this.#show(answer);
      return;
    }
    if (answer.value) this.#draft(answer.value);
    this.#tell('keep');
    this.close(answer);
  }

  /** Shows the result of saving the text, in the panel and in the page. */
  #show({ hash, newer, problems, refused, value }) {
    const hasErrors = problems.some(({ severity }) => severity === 'error');
    this.#save.disabled = hasErrors;
    this.#state.replaceChildren();
    if (refused) this.#state.append(make('p', { className: 'refused' }, refused));
    if (newer) {
      this.#hash = hash;
      this.#state.append(
        make('p', {}, 'It now says:'),
        make('pre', {}, newer.source),
        make('p', {}, 'Save puts your text in its place.'),
      );
    }
    if (problems.length > 0) this.#state.append(make('ol', {}, ...problems.map(problemItem)));
    if (value && !hasErrors) this.#draft(value);
    else this.#tell('takeBack');
  }

  /** Makes the page show a text instead of the chosen value. */
  #draft({ source, html }) {
    const { kind, source: before } = this.#entry.value;
    this.#tell('draft', { value: { kind, source: before }, next: { source, html } });
  }
}
