// @ts-check
// Asks every server that can serve the finished site for the same things.
//
//   npm run servers
//
// nginx and Caddy are tried where they are installed (apt-get install nginx caddy), with
// the configuration that “nightlight server” prints; preview always.

import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moved, requests } from './requests.mjs';

const base = mkdtempSync(join(tmpdir(), 'nightlight-servers-'));
const root = join(base, 'site');
const program = join(base, 'nightlight');

/** @typedef {{ name: string, command: (port: number) => string[] }} Server */

/** @type {Server[]} */
const servers = [
  {
    name: 'preview',
    command: (port) => [program, 'preview', '--root', root, '--port', `${port}`, '--quiet'],
  },
  {
    name: 'nginx',
    command: (port) => {
      const file = join(base, 'nginx.conf');
      const site = configuration('nginx', `127.0.0.1:${port}`);
      const own = `daemon off; master_process off; pid ${base}/pid; error_log stderr crit;`;
      writeFileSync(file, `${own}\nevents {}\nhttp {\naccess_log off;\n${site}}\n`);
      return ['nginx', '-p', base, '-e', 'stderr', '-c', file];
    },
  },
  {
    name: 'caddy',
    command: (port) => {
      const file = join(base, 'Caddyfile');
      const site = configuration('caddy', `http://127.0.0.1:${port}`);
      writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
      return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
    },
  },
];

/** What “nightlight server” prints. @param {string} kind @param {string} address */
function configuration(kind, address) {
  const { status, stdout, stderr } = spawnSync(
    program,
    ['server', kind, '--root', root, '--address', address],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function prepare() {
  run('go', ['build', '-o', program, './cmd/nightlight']);
  run(program, ['build', '--quiet']);
  cpSync('content', join(root, 'content'), { recursive: true });
  cpSync('dist', join(root, 'dist'), { recursive: true });
  appendFileSync(join(root, 'dist/_redirects'), `${moved.from} ${moved.to} 301\n`);
  writeFileSync(join(root, 'dist/.env'), 'SECRET=1\n');
  writeFileSync(join(root, 'secret'), 'a secret\n');
}

function run(/** @type {string} */ command, /** @type {string[]} */ args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

/** Starts a server, asks for everything, and ends it. @param {Server} server */
async function tryOut({ name, command }) {
  const port = await freePort();
  const [file = '', ...args] = command(port);
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (data) => (output += data));
  const ended = new Promise((resolve) => child.on('close', resolve));
  const missing = new Promise((resolve) => child.on('error', resolve));
  if (await Promise.race([missing, untilItAnswers(port, ended)])) {
    console.log(`- ${name}: not tried (${output.trim() || 'it is not installed'})`);
    return true;
  }
  const faults = [];
  try {
    const all = requests(files());
    for (const each of all) {
      const wrong = judge(each, await ask(port, each));
      if (wrong) faults.push(`  ${each.method ?? 'GET'} ${each.path}: ${wrong}`);
    }
    console.log(
      `${faults.length === 0 ? '✓' : '✗'} ${name}: ${all.length - faults.length} of ${all.length} answers are right`,
    );
    for (const fault of faults) console.log(fault);
  } finally {
    child.kill();
    await ended;
  }
  return faults.length === 0;
}

/** Waits until a server answers. @param {number} port @param {Promise<unknown>} ended @returns whether it ended before */
async function untilItAnswers(port, ended) {
  let over = false;
  void ended.then(() => (over = true));
  while (!over) {
    try {
      await ask(port, { path: '/', status: [200] });
      return false;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return true;
}

/** Addresses of files whose names change with their bytes. */
function files() {
  const find = (/** @type {string} */ folder, /** @type {RegExp} */ name) => {
    const found = readdirSync(join(root, 'dist', folder)).find((file) => name.test(file));
    return `/${folder}/${found}`;
  };
  return {
    script: find('assets', /^client-.*\.js$/),
    font: find('assets', /\.woff2$/),
    body: find('members', /./),
  };
}

/**
 * Sends a request as it is written: a client of the web would resolve the dots first.
 *
 * @param {number} port
 * @param {import('./requests.mjs').Request} asked
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: string }>}
 */
function ask(port, { path, method = 'GET', headers = {} }) {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (answer) => {
        let body = '';
        answer.on('data', (data) => (body += data));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

/**
 * What is wrong with an answer, or nothing.
 *
 * @param {import('./requests.mjs').Request} asked
 * @param {Awaited<ReturnType<typeof ask>>} answer
 */
function judge({ status, has = {}, lacks = {}, body }, answer) {
  const header = (/** @type {string} */ name) => String(answer.headers[name] ?? '');
  if (answer.body.includes('SECRET=1') || answer.body.includes('a secret'))
    return 'it is given away';
  if (!status.includes(answer.status)) return `status ${answer.status}`;
  for (const [name, value] of Object.entries(has)) {
    if (!value.test(header(name))) return `${name}: ${header(name)}`;
  }
  for (const [name, value] of Object.entries(lacks)) {
    if (value.test(header(name))) return `${name}: ${header(name)}`;
  }
  return body && !body.test(answer.body) ? 'the body is another' : undefined;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

try {
  prepare();
  let good = true;
  for (const server of servers) good = (await tryOut(server)) && good;
  process.exitCode = good ? 0 : 1;
} finally {
  rmSync(base, { recursive: true, force: true });
}
