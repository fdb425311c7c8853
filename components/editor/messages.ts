import { EDITOR_USER } from '../lib/device-storage';
import { configAddress } from './element';
import { panelOf, type Message } from './message-panel';

/** The part of the editor's configuration that tells where an entry is stored. */
interface Config {
  backend: { name: string; repo: string };
  collections: {
    name: string;
    folder?: string;
    files?: { name: string; file: string }[];
  }[];
}

interface Pull {
  number: number;
  head: { sha: string };
}

interface Comment {
  body: string;
  /** Null if the account was deleted. */
  user: { login: string } | null;
}

/** The comment that .github/workflows/site.yml writes: the commit, and its messages as JSON. */
const written = /^nightlight check of (?<commit>\w+)\s+```json\n(?<messages>[^]*)\n```/;
const writer = 'github-actions[bot]';

let panel: HTMLElement | undefined;

/** Shows the messages of `nightlight check` for the draft in the open form, on GitHub. */
export async function showMessages() {
  const config = (await (await fetch(configAddress())).json()) as Config;
  if (config.backend.name !== 'github') return;
  addEventListener('hashchange', () => void show(config));
  // For a form that is already open, wait until the user is signed in.
  const signedIn = new MutationObserver(() => {
    if (!token()) return;
    signedIn.disconnect();
    void show(config);
  });
  signedIn.observe(document.body, { childList: true, subtree: true });
}

async function show(config: Config) {
  panel?.remove();
  const { hash } = location;
  const [, collection = '', entry = ''] =
    /^#\/collections\/([^/]+)\/entries\/([^?]+)/.exec(hash) ?? [];
  if (!entry || !token()) return;
  const file = fileOf(config, collection, decodeURIComponent(entry));
  const messages = await messagesOf(config.backend.repo, `cms/${collection}/${entry}`);
  const own = messages.filter((message) => message.file.replace(/\.\w+$/, '') === file);
  if (own.length === 0 || location.hash !== hash) return;
  panel?.remove(); // from an earlier request for the same form
  panel = panelOf(own);
  document.body.append(panel);
  panel.showPopover();
}

/** The file of an entry, without its extension. */
function fileOf({ collections }: Config, name: string, entry: string) {
  const { folder, files } = collections.find((it) => it.name === name) ?? {};
  const file = files?.find((it) => it.name === entry)?.file;
  return file?.replace(/\.\w+$/, '') ?? `${folder}/${entry}`;
}

/** The messages for the newest commit of a draft; none until it has been checked. */
async function messagesOf(repository: string, branch: string): Promise<Message[]> {
  const head = encodeURIComponent(`${repository.split('/')[0]}:${branch}`);
  const [pull] = await ask<Pull>(repository, `pulls?state=open&head=${head}`);
  if (!pull) return [];
  const comments = await ask<Comment>(repository, `issues/${pull.number}/comments?per_page=100`);
  const bodies = comments.filter(({ user }) => user?.login === writer).map(({ body }) => body);
  const { commit, messages = '[]' } =
    bodies.map((it) => written.exec(it)?.groups).findLast(Boolean) ?? {};
  return commit === pull.head.sha ? (JSON.parse(messages) as Message[]) : [];
}

/** Queries GitHub; empty if the token lacks permission. */
async function ask<Item>(repository: string, path: string): Promise<Item[]> {
  const headers = { Authorization: `token ${token()}`, Accept: 'application/vnd.github+json' };
  const answer = await fetch(`https://api.github.com/repos/${repository}/${path}`, { headers });
  return answer.ok ? ((await answer.json()) as Item[]) : [];
}

function token() {
  const user = JSON.parse(localStorage.getItem(EDITOR_USER) ?? 'null') as {
    token?: string;
  } | null;
  return user?.token;
}
