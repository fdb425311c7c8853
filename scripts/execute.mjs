// @ts-check
// Runs a command to its end, and measures its time and CPU time.

import { spawn } from 'node:child_process';

/**
 * The shell reports the user and system CPU time of all the command's processes, except on Windows.
 *
 * @param {string[]} command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ status: number | null, text: string, seconds: number, cpu: number }>}
 */
export function execute(command, options) {
  const script = '"$@" 3>&-; status=$?; times >&3; exit $status';
  const shell = process.platform === 'win32' ? [] : ['sh', '-c', script, 'sh'];
  const [program = '', ...args] = [...shell, ...command];
  const began = performance.now();
  const child = spawn(program, args, { ...options, stdio: ['pipe', 'pipe', 'pipe', 'pipe'] });
  let text = '';
  let times = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data));
  child.stdio[3]?.on('data', (data) => (times += data));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, text: `${error}\n`, seconds: 0, cpu: NaN }));
    child.on('close', (status) => {
      const seconds = (performance.now() - began) / 1000;
      const parts = [...times.matchAll(/(\d+)m([\d.]+)s/g)];
      const cpu = parts.reduce((sum, [, m, s]) => sum + 60 * Number(m) + Number(s), 0);
      resolve({ status, text, seconds, cpu });
    });
  });
}
