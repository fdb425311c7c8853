// @ts-check
// Runs the fuzz targets, one after the other.
//
//   npm run fuzz -- --minutes 10                 all targets; writes the table in docs/reliability.md
//   npm run fuzz -- --minutes 1 --only FuzzForm  one of them, without the table
//
// Go saves a failing input in the package's testdata/fuzz, and every later go test runs it.

import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { machine, writePart } from './record.mjs';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, only: { type: 'string' } },
});

/** The names and packages of the repository's fuzz targets. */
function targets() {
  return readdirSync('generator', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('_test.go'))
    .flatMap((file) => {
      const text = readFileSync(join('generator', file), 'utf8');
      const folder = `./${join('generator', dirname(file)).replaceAll('\\', '/')}`;
      const names = text.matchAll(/^func (Fuzz\w+)\(/gm);
      return Array.from(names, ([, name = '']) => ({ name, folder }));
    })
    .filter(({ name }) => !values.only || values.only.split(',').includes(name));
}

/** Runs a target. @param {{ name: string, folder: string }} target */
function run({ name, folder }) {
  const seconds = Math.round(Number(values.minutes) * 60);
  const { status, stdout } = spawnSync(
    'go',
    ['test', '-run', '^$', '-fuzz', `^${name}$`, '-fuzztime', `${seconds}s`, folder],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  const [, tried = '0'] = [...stdout.matchAll(/execs: (\d+)/g)].at(-1) ?? [];
  if (status !== 0) console.error(stdout.slice(-4000));
  return { name, folder, seconds, tried, found: status === 0 ? 'nothing' : 'a broken promise' };
}

const rows = targets().map(run);
const table = [
  '| target | package | seconds | inputs | found |',
  '|---|---|---:|---:|---|',
  ...rows.map(
    (r) => `| ${r.name} | ${r.folder.slice(2)} | ${r.seconds} | ${r.tried} | ${r.found} |`,
  ),
].join('\n');
console.log(table);
if (!values.only) writePart('docs/reliability.md', 'fuzz', `On ${machine()}.\n\n${table}`);
process.exitCode = rows.length > 0 && rows.every(({ found }) => found === 'nothing') ? 0 : 1;
