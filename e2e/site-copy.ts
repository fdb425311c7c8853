import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileProgram, repository } from '../scripts/program.mjs';
import { copySite as copy, serve } from '../scripts/site-copy.mjs';

export type Served = Awaited<ReturnType<typeof serve>>;

/** A copy of the site whose files a test may change, and the program that builds it. */
export interface SiteCopy {
  root: string;
  /** Runs a command of nightlight with some standard input. */
  run: (args: string[], input?: string) => void;
  /** The output of a command, whether or not it finds errors. */
  report: (args: string[]) => string;
  /** Starts a server command, and waits until it prints its address and a text that means it is ready. */
  serve: (args: string[], ready: RegExp) => Promise<Served>;
  /** Serves the result of the last build. */
  preview: () => Promise<Served>;
  remove: () => Promise<void>;
}

export async function copySite(): Promise<SiteCopy> {
  const root = await mkdtemp(join(tmpdir(), 'nightlight-site-'));
  copy(repository, root);
  const program = compileProgram(); // a signal to `go run` would not reach the server
  const serveCopy: SiteCopy['serve'] = (args, ready) =>
    serve([program, ...args, '--root', root, '--port', '0'], ready);
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
