import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '..');
const windows = process.platform === 'win32';

/** `nightlight dev` over a copy of the site, whose files a test may change. */
export interface DevServer {
  url: string;
  /** Changes a file of the site; the change must find something to change. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  stop: () => Promise<void>;
}

export async function startDevServer(): Promise<DevServer> {
  const root = await mkdtemp(join(tmpdir(), 'nightlight-dev-'));
  for (const part of ['content', 'components', 'public', 'package.json', 'package-lock.json']) {
    // With its time, so that the packages are not taken for older than the lock file.
    await cp(join(repository, part), join(root, part), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'), 'junction');

  // Built first: a signal to `go run` would not reach the server.
  const program = join(root, windows ? 'nightlight.exe' : 'nightlight');
  execFileSync('go', ['build', '-o', program, './cmd/nightlight'], { cwd: repository });
  const server = spawn(program, ['dev', '--root', root, '--port', '0'], { stdio: 'pipe' });

  // Before the first plan every page is answered with 503.
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (data) => {
        output += data;
        const address = /(http:\/\/localhost:\d+)[^]* ready, /.exec(output);
        if (address) resolve(address[1]!);
      });
    }
    server.on('exit', (status) => reject(new Error(`dev ended with ${status}:\n${output}`)));
  });

  return {
    url,
    async edit(file, change) {
      const name = join(root, file);
      const before = await readFile(name, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`the edit does not change ${file}`);
      await writeFile(name, after);
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
      await rm(root, { recursive: true, force: true });
    },
  };
}
