// @ts-check
// Checks that servers configured with the output of `nightlight server` answer like preview.

import { execFileSync, spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { EVENT_MS } from '../patience.mjs';
import { attempt, outcome } from './outcome.mjs';
import { base, built, builtSite, command, served } from './site.mjs';

/** Configuration around the printed part, so that no file outside the trial is needed. */
const kinds = {
  nginx: {
    args: ['-e', 'stderr', '-p', '.', '-c', 'conf'],
    before: `daemon off; master_process off; pid pid; events {} http { access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${of};`).join('')}`,
    after: '}',
  },
  caddy: {
    args: ['run', '--adapter', 'caddyfile', '--config', 'conf'],
    before: '{\n\tadmin off\n\tauto_https off\n}\n',
    after: '',
  },
};

/** Headers about the server, the connection and file dates. */
const own =
  /^(date|server|connection|keep-alive|transfer-encoding|content-length|etag|last-modified|accept-ranges|vary)$/;

/** Requests the same addresses from preview and each server. */
export async function ownServers(/** @type {number} */ most) {
  const site = await builtSite('servers');
  const redirect = 'redirects:\n  - from: /old\n    to: /services\n';
  appendFileSync(join(site, 'content/site.yaml'), redirect);
  await built(site);
  const [data, asset] = ['members', 'assets'].map((of) => readdirSync(join(site, 'dist', of))[0]);
  const asked = `/ /services /services/ /login /members/${data} /assets/${asset} /sw.js /feed.xml
    /favicon.svg /old /old/ /nowhere /assets/nowhere.js /_headers /.git/config HEAD:/services
    POST:/sw.js DELETE:/nowhere OPTIONS:/old`.split(/\s+/);
  const preview = await served('preview', site);
  const outcomes = [];
  for (const [name, kind] of Object.entries(kinds)) {
    const result = outcome(`${name} answers as preview`, Math.min(most, asked.length));
    const server = await started(name, kind, site);
    if (!server) result.note = 'not tried, as it is not installed';
    for (const question of server ? asked.slice(0, most) : []) {
      await attempt(result, question, async () => {
        // preview accepts forms, as Netlify does; the others answer a POST like a refused method.
        const want = await answer(preview.url, question.replace('POST', 'DELETE'));
        const got = await answer(server?.url ?? '', question);
        if (want !== got) throw new Error(`\n${want}\n\nand not\n${got}`);
      });
    }
    server?.child.kill('SIGKILL');
    outcomes.push(result);
  }
  await preview.stop();
  return outcomes;
}

/** Starts a server with the printed configuration; undefined if it is not installed. */
async function started(
  /** @type {string} */ name,
  /** @type {typeof kinds.nginx} */ { args, before, after },
  /** @type {string} */ site,
) {
  const address = `127.0.0.1:${await freePort()}`;
  const url = `http://${address}`;
  const [program = '', ...server] = command('server', name, '--root', site, '--address');
  const printed = execFileSync(program, [...server, name === 'caddy' ? url : address]);
  const cwd = join(base, name);
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'conf'), before + printed + after);
  const env = { ...process.env, XDG_CONFIG_HOME: cwd, XDG_DATA_HOME: cwd };
  const child = spawn(name, args, { cwd, env, stdio: 'ignore' });
  /** @type {string | undefined} */
  let over;
  child.on('error', () => (over = 'missing')).on('close', () => (over ??= 'closed'));
  for (const until = Date.now() + EVENT_MS; Date.now() < until; await setTimeout(50)) {
    if (over === 'missing') return undefined;
    if (over) break;
    if (await fetch(url).catch(() => undefined)) return { child, url };
  }
  throw new Error(`${name} does not answer`);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  return port;
}

/** The response to METHOD:/path as text; for a refusal or redirect only the relevant headers. */
async function answer(/** @type {string} */ origin, /** @type {string} */ question) {
  const [path = '', method = 'GET'] = question.split(':').reverse();
  const headers = { 'accept-encoding': 'identity' };
  const reply = await fetch(origin + path, { method, redirect: 'manual', headers });
  const body = hash('sha256', Buffer.from(await reply.arrayBuffer()));
  const isFile = reply.status === 200 || reply.status === 404;
  const said = [...reply.headers].filter(([header]) =>
    isFile ? !own.test(header) : /^(location|allow)$/.test(header),
  );
  return [reply.status, ...said.map((pair) => pair.join(': ')), isFile && body].join('\n');
}
