// @ts-check
// Looks the packages up in the Go vulnerability database and npm's. Both need the network, and
// say so without it.
//
//   npm run audit
//
// The exit status is 1 if a vulnerability was found, and 2 if a database did not answer.

import { spawnSync } from 'node:child_process';

/** @typedef {{ found: string[] } | { unanswered: string }} Answer */

/** Known vulnerabilities of Go modules in code that nightlight calls. @returns {Answer} */
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

/** Known vulnerabilities of npm packages, including those for tests. @returns {Answer} */
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
  const shell = process.platform === 'win32'; // npm is a script there
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
