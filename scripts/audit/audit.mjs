// @ts-check
// Asks others what they know against the site: the Go vulnerability database, npm's, and
// the graders of Mozilla's HTTP Observatory. Each needs the network, and says so without.
//
//   npm run audit
//
// It ends with status 1 when one of them found something, and 2 when one gave no answer.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const observatory = '@mdn/mdn-http-observatory@1.4.8';

/** @typedef {{ found: string[] } | { unanswered: string }} Answer */

/** Known faults of the Go modules in code that nightlight calls. @returns {Answer} */
function modules() {
  const { status, stdout, stderr } = run('go', [
    'run',
    'golang.org/x/vuln/cmd/govulncheck@v1.8.0',
    './...',
  ]);
  if (status === 0) return { found: [] };
  const found = [...stdout.matchAll(/^Vulnerability #\d+: (\S+)/gm)].map(([, id]) => `${id}`);
  return found.length > 0 ? { found } : { unanswered: lastLine(stderr || stdout) };
}

/** Known faults of the npm packages, those that only tests use included. @returns {Answer} */
function packages() {
  const { stdout, stderr } = run('npm', ['audit', '--json']);
  try {
    const { vulnerabilities, message } = JSON.parse(stdout);
    if (!vulnerabilities) return { unanswered: message ?? 'npm gave no list' };
    return {
      found: Object.values(vulnerabilities).map(({ name, severity }) => `${name}: ${severity}`),
    };
  } catch {
    return { unanswered: lastLine(stderr) };
  }
}

/**
 * What the Observatory gives for the headers of pages in dist/, by its own program. It is
 * installed beside the project: it brings 230 packages along.
 *
 * @returns {Promise<Answer>}
 */
async function headers() {
  const folder = mkdtempSync(join(tmpdir(), 'nightlight-audit-'));
  try {
    const flags = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--loglevel=error'];
    const { status, stderr } = run('npm', ['install', ...flags, observatory]);
    if (status !== 0) return { unanswered: lastLine(stderr) };
    const { gradesOf } = await import('./observatory.mjs');
    const grades = await gradesOf(pathToFileURL(`${folder}/node_modules/`));
    return {
      found: grades
        .filter(({ score }) => score < 130)
        .map(({ path, score }) => `${path}: ${score}`),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(/** @type {string} */ command, /** @type {string[]} */ args) {
  const shell = process.platform === 'win32'; // where npm is a script
  return spawnSync(command, args, { encoding: 'utf8', shell, maxBuffer: 2 ** 26 });
}

function lastLine(/** @type {string} */ text) {
  return text.trim().split('\n').at(-1) ?? '';
}

/** @type {[name: string, ask: () => Answer | Promise<Answer>][]} */
const questions = [
  ['Go modules (govulncheck)', modules],
  ['npm packages (npm audit)', packages],
  ['headers (HTTP Observatory, 130 points)', headers],
];

process.exitCode = 0;
for (const [name, ask] of questions) {
  const answer = await ask();
  if ('unanswered' in answer) {
    console.log(`- ${name}: no answer. This needs the network. (${answer.unanswered})`);
    process.exitCode ||= 2;
  } else if (answer.found.length > 0) {
    console.log(`✗ ${name}:\n${answer.found.map((line) => `    ${line}`).join('\n')}`);
    process.exitCode = 1;
  } else {
    console.log(`✓ ${name}: nothing`);
  }
}
