// @ts-check
// Asks others what they know against the packages: the Go vulnerability database, and npm's.
// Each needs the network, and says so without.
//
//   npm run audit
//
// It ends with status 1 when one of them found something, and 2 when one gave no answer.

import { spawnSync } from 'node:child_process';

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

function run(/** @type {string} */ command, /** @type {string[]} */ args) {
  const shell = process.platform === 'win32'; // where npm is a script
  return spawnSync(command, args, { encoding: 'utf8', shell, maxBuffer: 2 ** 26 });
}

function lastLine(/** @type {string} */ text) {
  return text.trim().split('\n').at(-1) ?? '';
}

/** @type {[name: string, ask: () => Answer][]} */
const questions = [
  ['Go modules (govulncheck)', modules],
  ['npm packages (npm audit)', packages],
];

process.exitCode = 0;
for (const [name, ask] of questions) {
  const answer = ask();
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
