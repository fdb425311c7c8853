// @ts-check
// Waiting for a moment in which the machine does little else.

import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const sample = 200;
const longest = 5_000;
const enough = 0.8;

/** Returns when the processors idle for the most part, or after five seconds without that. */
export async function quietMoment() {
  for (const end = performance.now() + longest; performance.now() < end;) {
    const before = clock();
    await sleep(sample);
    const after = clock();
    if ((after.idle - before.idle) / (after.all - before.all) >= enough) return;
  }
}

/** What the processors have done since the start of the machine, in milliseconds. */
function clock() {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((a, b) => a + b, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((time) => Object.values(time))),
  };
}
