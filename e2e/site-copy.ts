import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileProgram } from '../scripts/program.mjs';

const repository = join(import.meta.dirname, '..');

/** What a site is made of. */
const parts = [
  'content',
  'components',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** It saves time and changes nothing: its keys are contents. The packages are linked. */
const cache = { from: 'node_modules/.cache/nightlight', to: '.nightlight/cache' };

/** A copy of the site, whose files a test may change, and the program that builds it. */
export interface SiteCopy {
  root: string;
  /** Runs a command of nightlight, given what it reads from standard input. */
  run: (args: string[], input?: string) => void;
  /** What a command prints, whether or not it finds mistakes. */
  report: (args: string[]) => string;
  /** Starts a command that serves, and waits until it prints its address and what says that it is ready. */
  serve: (args: string[], ready: RegExp) => Promise<Served>;
  /** Serves what the last build made. */
  preview: () => Promise<Served>;
  remove: () => Promise<void>;
}

export interface Served {
  url: string;
  /** All that it has printed. */
  said: () => string;
  stop: () => Promise<void>;
}

export async function copySite(): Promise<SiteCopy> {
  const root = await mkdtemp(join(tmpdir(), 'nightlight-site-'));
  for (const part of parts) {
    // With its time, so that the packages are not taken for older than the lock file.
    if (!existsSync(join(repository, part))) continue;
    await cp(join(repository, part), join(root, part), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
  if (existsSync(join(repository, cache.from))) {
    await cp(join(repository, cache.from), join(root, cache.to), { recursive: true });
  }
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'), 'junction');

  const program = compileProgram(); // a signal to `go run` would not reach the server
  const serveCopy: SiteCopy['serve'] = (args, ready) =>
    serve(program, [...args, '--root', root, '--port', '0'], ready);
  return {
    root,
    run: (args, input = '') =>
      void execFileSync(program, [...args, '--root', root], { input, stdio: 'pipe' }),
    report: (args) =>
      spawnSync(program, [...args, '--root', root], { encoding: 'utf8' }).stdout.trim(),
    serve: serveCopy,
    preview: () => serveCopy(['preview'], /as the last build made it/),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

async function serve(program: string, args: string[], ready: RegExp): Promise<Served> {
  const server = spawn(program, args, { stdio: 'pipe' });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (data) => {
        output += data;
        const address = /http:\/\/localhost:\d+/.exec(output);
        if (address && ready.test(output)) resolve(address[0]);
      });
    }
    server.on('exit', (status) =>
      reject(new Error(`${args.join(' ')} ended with ${status}:\n${output}`)),
    );
  });
  return {
    url,
    said: () => output,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
    },
  };
}
