import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Request } from '@playwright/test';

/** A pull request to main. */
export interface Pull {
  number: number;
  title: string;
  branch: string;
  labels: string[];
  state: 'open' | 'closed' | 'merged';
}

/** A host's status for the build of each draft. */
interface Build {
  context: string;
  state: 'PENDING' | 'SUCCESS' | 'FAILURE';
  targetUrl: string;
}

interface Asked {
  query: string;
  variables: Record<string, string> & { input?: Input };
}

interface Input {
  name: string;
  oid: string;
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
  message: { headline: string };
}

/** A workflow's comment on a draft, for one of its commits. */
interface Comment {
  body: string;
  user: { login: string } | null;
}

/** An error response, with GitHub's status and message. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const rose = {
  ...{ GIT_AUTHOR_NAME: 'Rose', GIT_AUTHOR_EMAIL: 'rose@example.org' },
  ...{ GIT_COMMITTER_NAME: 'Rose', GIT_COMMITTER_EMAIL: 'rose@example.org' },
};

/** The token that gives access to the repository. */
export const token = 'github_pat_of_rose';

/** Runs git in a folder. */
export function gitIn(folder: string, args: string[], input = '', env: NodeJS.ProcessEnv = {}) {
  const options = { cwd: folder, input, env: { ...process.env, ...rose, ...env } };
  return execFileSync('git', args, { ...options, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
}

/**
 * Responds to the editor's calls to GitHub's REST and GraphQL APIs, from a bare repository:
 * https://docs.github.com/en/rest and https://docs.github.com/en/graphql.
 */
export class GitHub {
  readonly pulls: Pull[] = [];
  build: Build | undefined;
  comments: Comment[] = [];
  /** Runs before a branch is created, because another push may arrive at any moment. */
  beforeBranch = () => {};
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Responds in place of api.github.com. */
  async answerIn(context: BrowserContext) {
    await context.route('https://api.github.com/**', async (route) => {
      const request = route.request();
      const headers = {
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': '*',
        'Access-Control-Allow-Methods': '*',
      };
      try {
        if (request.method() === 'OPTIONS') return await route.fulfill({ status: 204, headers });
        const answer = this.#answer(request);
        if (answer === undefined) return await route.fulfill({ status: 204, headers });
        return await route.fulfill({ json: answer, headers });
      } catch (error) {
        const { status = 500, message } = error as Refusal;
        return route.fulfill({ status, json: { message }, headers });
      }
    });
  }

  git(args: string[], input?: string, env?: NodeJS.ProcessEnv) {
    return gitIn(this.#folder, args, input, env);
  }

  head(branch: string) {
    return this.git(['for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`]);
  }

  #answer(request: Request): unknown {
    if (request.headers().authorization !== `token ${token}`) {
      throw new Refusal(401, 'Bad credentials');
    }
    const { pathname: path, searchParams } = new URL(request.url());
    if (path === '/graphql') {
      try {
        return { data: this.#graphQL(request.postDataJSON() as Asked) };
      } catch (error) {
        return { data: null, errors: [{ message: (error as Error).message }] };
      }
    }
    if (path === '/user') return { id: 1, login: 'rose', name: 'Rose', email: 'rose@example.org' };
    const body = request.postDataJSON() as Record<string, unknown> | null;
    for (const [method, pattern, answer] of this.#rest) {
      const found = pattern.exec(path.replace('/repos/little-dormouse/website/', ''));
      if (method === request.method() && found) {
        return answer(found[1] ?? '', body ?? Object.fromEntries(searchParams));
      }
    }
    throw new Refusal(404, `Not Found: ${request.method()} ${path}`);
  }

  readonly #rest: [string, RegExp, (part: string, body: Record<string, unknown>) => unknown][] = [
    ['GET', /^collaborators\/rose$/, () => undefined],
    ['GET', /^git\/trees\/(.+)$/, (commit) => ({ tree: this.#files(commit) })],
    ['DELETE', /^git\/refs\/(.+)$/, (ref) => void this.git(['update-ref', '-d', `refs/${ref}`])],
    ['GET', /^pulls$/, (_, { head }) => this.#openOf(String(head).split(':')[1])],
    ['GET', /^issues\/\d+\/comments$/, () => this.comments],
    ['POST', /^pulls$/, (_, { title, head }) => this.#open(String(title), String(head))],
    ['PATCH', /^pulls\/(\d+)$/, (number) => this.#close(this.#pull(number))],
    ['PUT', /^pulls\/(\d+)\/merge$/, (number) => this.#merge(this.#pull(number))],
    ['GET', /^issues\/(\d+)$/, (number) => this.#issue(number)],
    ['PATCH', /^issues\/(\d+)$/, (number, { labels }) => this.#label(number, labels as string[])],
    [
      'POST',
      /^issues\/(\d+)\/labels$/,
      (number, { labels }) => this.#label(number, labels as string[]),
    ],
  ];

  #files(commit: string) {
    return this.git(['ls-tree', '-r', '-z', '--long', commit])
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [about = '', path] = line.split('\t');
        const [mode, type, sha, size] = about.split(/ +/);
        return { path, mode, type, sha, size: Number(size) };
      });
  }

  #open(title: string, branch: string) {
    const number = this.pulls.length + 1;
    this.pulls.push({ number, title, branch, labels: [], state: 'open' });
    const at = new Date().toISOString();
    const address = `https://github.com/little-dormouse/website/pull/${number}`;
    const head = { sha: this.head(branch) };
    return {
      number,
      node_id: `P${number}`,
      title,
      html_url: address,
      head,
      created_at: at,
      updated_at: at,
    };
  }

  /** The open pull request of a branch, if any. */
  #openOf(branch: string | undefined) {
    const open = this.pulls.filter((pull) => pull.branch === branch && pull.state === 'open');
    return open.map(({ number }) => ({ number, head: { sha: this.head(branch!) } }));
  }

  #pull(number: string) {
    const pull = this.pulls[Number(number) - 1];
    if (!pull) throw new Refusal(404, 'Not Found');
    return pull;
  }

  #issue(number: string) {
    return { labels: this.#pull(number).labels.map((name) => ({ name })) };
  }

  #label(number: string, labels: string[]) {
    this.#pull(number).labels = labels;
    return labels;
  }

  #close(pull: Pull) {
    pull.state = 'closed';
    return { state: pull.state };
  }

  #merge(pull: Pull) {
    const [main, branch] = [this.head('main'), this.head(pull.branch)];
    let tree: string;
    try {
      tree = this.git(['merge-tree', '--write-tree', main, branch]);
    } catch {
      throw new Refusal(405, 'Pull Request is not mergeable');
    }
    const commit = this.git(['commit-tree', tree, '-p', main, '-p', branch, '-m', pull.title]);
    this.git(['update-ref', 'refs/heads/main', commit]);
    pull.state = 'merged';
    return { sha: commit, merged: true };
  }

  #graphQL({ query, variables }: Asked): unknown {
    const { input, branch = 'main' } = variables;
    if (input && query.includes('createCommitOnBranch')) return this.#commit(input);
    if (input && query.includes('createRef')) return this.#branch(input);
    if (query.includes('PullRequest(input:')) return {}; // a draft, or one to review
    if (query.includes('base: repository')) {
      this.beforeBranch();
      const base = { ref: { target: { oid: this.head('main') } } };
      return { fork: { id: 'R1' }, base };
    }
    if (query.includes('headRefName: $branch')) {
      return { repository: { pullRequests: { totalCount: this.#openOf(branch).length } } };
    }
    if (query.includes('pullRequests(')) {
      const open = this.pulls.filter(({ state }) => state === 'open');
      return { repository: { pullRequests: { nodes: open.map((pull) => this.#node(pull)) } } };
    }
    const parts = [...query.matchAll(/(\w+_\d+): (.*?)(?= \w+_\d+: | \} \}\s*$)/g)];
    if (parts.length === 0) {
      const oid = this.head(branch);
      const message = this.git(['log', '-1', '--format=%B', oid]);
      return { repository: { ref: { target: { oid, history: { nodes: [{ oid, message }] } } } } };
    }
    const asked = parts.map(([, name = '', part = '']) => {
      const [, kind, value = '""'] = /(oid|expression|path): ("(?:[^"\\]|\\.)*")/.exec(part) ?? [];
      return { name, kind, value: JSON.parse(value) as string, part };
    });
    const isText = ({ kind, part }: (typeof asked)[number]) =>
      kind !== 'path' && !part.includes('on Commit');
    const texts = this.#texts(asked.filter(isText).map(({ value }) => value));
    const authors = asked.some(({ kind }) => kind === 'path') ? this.#authors() : undefined;
    const answers = asked.map((one) => {
      if (isText(one)) return [one.name, texts.next().value];
      if (one.kind !== 'path') return [one.name, this.#buildOf(one.value)];
      return [one.name, { target: { history: { nodes: [authors?.get(one.value)] } } }];
    });
    return { repository: Object.fromEntries(answers) };
  }

  /** The contents of some Git objects, read by a single process. */
  *#texts(names: string[]): Generator<object, undefined> {
    if (names.length === 0) return;
    let rest = execFileSync('git', ['cat-file', '--batch'], {
      cwd: this.#folder,
      input: names.map((name) => `${name}\n`).join(''),
      maxBuffer: 1 << 28,
    });
    for (const _ of names) {
      const start = rest.indexOf('\n') + 1;
      const [oid, , size] = rest.subarray(0, start).toString().split(' ');
      const text = rest.subarray(start, start + Number(size)).toString();
      yield { oid, byteSize: Number(size), isBinary: false, isTruncated: false, text };
      rest = rest.subarray(start + Number(size) + 1);
    }
  }

  /** The last author of each file on main, and when. */
  #authors() {
    const authors = new Map<string, object>();
    const log = this.git(['log', '-z', '--name-only', '--format=%x01%an%x02%ae%x02%cI', 'main']);
    for (const commit of log.split('\x01').slice(1)) {
      const [about = '', ...paths] = commit.split(/\0\n?/);
      const [name, email, committedDate] = about.split('\x02');
      for (const path of paths) {
        if (!authors.has(path)) {
          authors.set(path, { author: { name, email, user: null }, committedDate });
        }
      }
    }
    return authors;
  }

  /** The build status of a commit. */
  #buildOf(commit: string) {
    const none = { nodes: [] };
    const contexts = this.build && commit !== this.head('main') ? [this.build] : [];
    return { status: { contexts }, deployments: none, checkSuites: none };
  }

  #node({ number, title, branch, labels }: Pull) {
    const head = this.head(branch);
    const at = this.git(['log', '-1', '--format=%cI', head]);
    const files = this.git(['diff', '--name-only', `main...${head}`]).split('\n');
    return {
      ...{ id: `P${number}`, number, title, isDraft: false, isCrossRepository: false },
      url: `https://github.com/little-dormouse/website/pull/${number}`,
      ...{ createdAt: at, updatedAt: at, headRefName: branch, headRefOid: head },
      author: { login: 'rose', name: 'Rose', email: 'rose@example.org', databaseId: 1 },
      labels: { nodes: labels.map((name) => ({ name })) },
      files: { nodes: files.map((path) => ({ path, changeType: 'MODIFIED' })) },
    };
  }

  #branch({ name, oid }: Input) {
    if (this.head(name.replace('refs/heads/', ''))) {
      throw new Error(`A ref named "${name}" already exists in the repository.`);
    }
    this.git(['update-ref', name, oid]);
    return { createRef: { ref: { name } } };
  }

  #commit({ branch: { branchName }, expectedHeadOid, fileChanges, message }: Input) {
    const head = this.head(branchName);
    if (head !== expectedHeadOid) {
      throw new Error(`Expected branch to point to "${expectedHeadOid}" but it did not.`);
    }
    const index = join(this.#folder, 'index-of-commit');
    const env = { GIT_INDEX_FILE: index };
    this.git(['read-tree', head], '', env);
    const lines = fileChanges.deletions.map(({ path }) => `0 ${'0'.repeat(40)}\t${path}\n`);
    const made: Record<string, { oid: string }> = {};
    for (const [i, { path, contents }] of fileChanges.additions.entries()) {
      const text = Buffer.from(contents, 'base64').toString();
      const oid = this.git(['hash-object', '-w', '--stdin'], text);
      made[`file_${i}`] = { oid };
      lines.push(`100644 ${oid}\t${path}\n`);
    }
    this.git(['update-index', '--index-info'], lines.join(''), env);
    const tree = this.git(['write-tree'], '', env);
    rmSync(index);
    const oid = this.git(['commit-tree', tree, '-p', head, '-m', message.headline]);
    this.git(['update-ref', `refs/heads/${branchName}`, oid]);
    const committedDate = this.git(['log', '-1', '--format=%cI', oid]);
    return { createCommitOnBranch: { commit: { oid, committedDate, ...made } } };
  }
}
