// The editor: the switch in the corner, and the panel for changing a value. It runs in a frame of
// its own origin. The page around it sends what it shows and what was chosen, and receives what can
// be changed and the draft to show. The page receives no file, and only text typed here is saved.

import { indexValues } from './edit-index.js';
import { Panel } from './edit-panel.js';
import { make } from './elements.js';

const KEPT = 'nightlight-edit'; // whether editing is on, for the pages of this tab

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :root {
    color-scheme: light dark;
    --paper: #fff; --ink: #2b2435; --faint: #6a6076; --line: #cfc6da; --accent: #5a4fcf; --well: #f4f0f6; --wrong: #a63a2e;
    background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow: hidden;
  }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #241d30; --ink: #efe9f5; --faint: #b9afc6; --line: #5a4e68; --accent: #b3a9ff; --well: #1a1424; --wrong: #ff9c8f; }
  }
  body { margin: 0; }
  button { min-block-size: 2.75rem; padding-inline: 1rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--paper); color: inherit; font: inherit; cursor: pointer; }
  button:disabled { color: var(--faint); cursor: default; }
  button[aria-pressed=true], .primary:not(:disabled) { border-color: var(--accent); background: var(--accent); color: var(--paper); }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  [hidden] { display: none !important; }
  .bar { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; inline-size: max-content; max-inline-size: 24rem; padding: 0.375rem; }
  .bar a { padding-inline: 0.375rem; color: inherit; font-size: 0.875rem; }
  .said { margin: 0; padding-inline: 0.375rem; font-size: 0.875rem; }
  .said:empty { display: none; }
  .panel { box-sizing: border-box; padding: 1rem 1.25rem; border-block-start: 0.25rem solid var(--accent); overflow-wrap: anywhere; }
  .name { display: block; margin: 0; font-weight: 600; }
  .place, .others { margin: 0 0 0.5rem; color: var(--faint); font-size: 0.875rem; }
  .others { margin: 0.75rem 0 0; }
  .others button { min-block-size: 2rem; padding-inline: 0.625rem; }
  textarea { box-sizing: border-box; inline-size: 100%; max-block-size: 20rem; padding: 0.625rem 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--well); color: inherit; font: inherit; field-sizing: content; resize: vertical; }
  .state { max-block-size: 16rem; overflow: auto; }
  .state p { margin: 0.5rem 0 0; }
  .state pre { margin: 0.25rem 0; padding: 0.5rem 0.75rem; overflow-x: auto; border-radius: 0.5rem; background: var(--well); font: 0.8125rem/1.5 ui-monospace, monospace; white-space: pre-wrap; }
  .state ol { margin: 0; padding: 0; list-style: none; }
  .refused, .message { font-weight: 600; }
  .caret, .refused { color: var(--wrong); }
  .actions { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; margin: 0.75rem 0 0; }
  .actions a { margin-inline-start: auto; color: inherit; font-size: 0.875rem; }
  .choices { margin: 0.5rem 0; padding: 0; list-style: none; }
  .choices li + li { margin-block-start: 0.375rem; }
  .choices button { inline-size: 100%; text-align: start; }
`);
document.adoptedStyleSheets = [sheet];

const bar = make('div', { className: 'bar' });
bar.setAttribute('role', 'group');
bar.setAttribute('aria-label', 'Edit this page');
const toggle = make('button', { type: 'button' }, 'Edit');
const undo = make('button', { type: 'button', hidden: true }, 'Undo');
const versions = make(
  'a',
  { href: '/__nightlight/versions', target: '_blank' },
  'History and publishing',
);
const said = make('p', { className: 'said' });
said.setAttribute('role', 'status');
bar.append(toggle, undo, versions, said);
document.body.append(bar);

let origin; // of the page around the frame, which the frame's policy restricts
let shown = { path: '', keys: [] }; // what the page shows
let on = false;
let asked; // the path whose values were requested last
let page; // the values in the server's last answer
let index;
let panel; // the open panel
let choice; // the page's number for the place in it

function tell(type, more) {
  if (origin) parent.postMessage({ type, ...more }, origin);
}

function say(sentence) {
  said.textContent = sentence;
}

/** Resolves when the values requested last have arrived. */
let loaded = Promise.resolve();

function load() {
  asked = shown.path;
  loaded = askForValues();
}

/** Requests the values of this page; editing ends if the server does not allow it. */
async function askForValues() {
  const path = asked;
  const answer = await send('values', { path });
  if (path !== asked) return; // another page is shown now
  if (!answer) {
    turn(false);
    return;
  }
  if (!index) say('Choose what to change. Hold Alt to use the page as usual.');
  page = answer;
  index = indexValues(page.files);
  undo.disabled = page.steps === 0;
  tellKnown();
}

function tellKnown() {
  if (on && index) tell('known', { keys: shown.keys.filter((key) => index.has(key)) });
}

/** Sends a change; returns undefined without an answer. Saving requests the values again. */
function post(action, change, signal) {
  const answer = send(action, change, signal);
  if (action !== 'check') loaded = answer.then((answer) => answer?.saved && askForValues());
  return answer;
}

async function send(action, body, signal) {
  try {
    const answer = await fetch(`/__nightlight/edit/${action}`, {
      method: 'POST',
      body: JSON.stringify(body),
      signal,
    });
    if (answer.ok) return await answer.json();
    say(await answer.text());
  } catch (error) {
    if (error.name !== 'AbortError') say('nightlight dev does not answer. Is it still running?');
  }
  return undefined;
}

/** Opens the panel for the chosen place, with the values after the last change. */
async function open(keys, number) {
  await loaded;
  const entries = [...new Set(keys.flatMap((key) => index?.get(key) ?? []))];
  if (!on || entries.length === 0) {
    tell('closed', { choice: number });
    return;
  }
  choice = number;
  const before = panel;
  const next = new Panel({
    entries,
    root: page.root,
    post,
    tell,
    done: (answer) => panel === next && closed(answer),
  });
  panel = next;
  before?.close();
  document.body.replaceChildren(next.element);
  watchSize(next.element);
  next.open();
}

function closed(answer) {
  panel = undefined;
  document.body.replaceChildren(bar);
  watchSize(bar);
  if (answer) say(`Saved in ${answer.file}.`);
  tell('closed', { choice });
}

const sizes = new ResizeObserver(([{ target }]) => tellSize(target));

/** Makes the page fit the frame to its contents. */
function watchSize(element) {
  sizes.disconnect();
  sizes.observe(element);
}

function tellSize({ offsetWidth: width, offsetHeight: height }) {
  tell('size', { width, height, isPanel: Boolean(panel) });
}

function turn(next) {
  on = next;
  keep(on);
  toggle.setAttribute('aria-pressed', String(on));
  undo.hidden = !on;
  asked = index = undefined;
  if (!on) panel?.close();
  tell(on ? 'look' : 'rest'); // on "look", the page sends what it shows
}

function keep(isOn) {
  try {
    sessionStorage.setItem(KEPT, isOn ? 'on' : '');
  } catch {
    // The browser refuses storage in frames, so editing is off on the next page.
  }
}

function wasOn() {
  try {
    return sessionStorage.getItem(KEPT) === 'on';
  } catch {
    return false;
  }
}

toggle.addEventListener('click', () => {
  say('');
  turn(!on);
});

undo.addEventListener('click', async () => {
  const answer = await post('undo', {});
  if (!answer) return;
  say(answer.refused ?? `Undone in ${answer.file}.`);
});

bar.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && on) turn(false);
});

/** The messages that the page may send. */
const messages = {
  begin() {
    tellSize(bar);
    turn(wasOn());
  },
  shown({ path, keys }) {
    shown = { path, keys };
    if (on && path !== asked) load();
    else tellKnown();
  },
  choose: ({ keys, choice }) => void open(keys, choice),
  changed: () => on && !panel && load(),
  rest: () => !panel && turn(false),
};

addEventListener('message', (event) => {
  if (event.source !== parent || !Object.hasOwn(messages, event.data?.type)) return;
  origin = event.origin;
  messages[event.data.type](event.data);
});

watchSize(bar);
