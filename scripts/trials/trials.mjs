// @ts-check
// Interrupts and damages nightlight, and checks that the finished site survives.
//
//   npm run trials                         all trials, and the table in docs/reliability.md
//   npm run trials -- --short              a few of the quick kinds, without the table, as in npm test
//   npm run trials -- --only kill --seed 7 one kind, at other times
//   npm run trials -- --only kill --record updates its rows of the table
//   npm run trials -- --share 0.25         a quarter of them
//   npm run trials -- --mutants            whether the tests catch changes of the code
//
// After each interruption the site is built once more, and every byte of it is compared with the
// output of an undisturbed build.

import { parseArgs } from 'node:util';
import { random } from '../../bench/random.mjs';
import { disturbedVisits } from './browser.mjs';
import { damagedCaches, fullDisks, killedBuilds, twoAtOnce, upgradedNodes } from './builds.mjs';
import { workedWith } from './dev.mjs';
import { tryMutants } from './mutate.mjs';
import { finish, writeReport } from './outcome.mjs';
import { hostileTexts } from './policy.mjs';
import { powerCuts } from './power.mjs';
import { ownServers } from './servers.mjs';
import { prepare } from './site.mjs';
import { openTabs } from './tabs.mjs';
import { tests } from './tests.mjs';

/** How often each kind is run, and how often with --short. */
const kinds = [
  { name: 'kill', run: killedBuilds, full: 200, short: 3 },
  { name: 'power', run: powerCuts, full: 200, short: 0 },
  { name: 'two', run: twoAtOnce, full: 20, short: 1 },
  { name: 'disk', run: fullDisks, full: 24, short: 2 },
  { name: 'cache', run: damagedCaches, full: 60, short: 2 },
  { name: 'node', run: upgradedNodes, full: 40, short: 2 },
  { name: 'dev', run: workedWith, full: 400, short: 0 },
  { name: 'policy', run: hostileTexts, full: 600, short: 0 },
  { name: 'browser', run: disturbedVisits, full: 420, short: 0 },
  { name: 'tabs', run: openTabs, full: 100, short: 0 },
  { name: 'servers', run: ownServers, full: 100, short: 0 },
  ...tests,
];

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    record: { type: 'boolean', default: false },
    seed: { type: 'string', default: '20261121' },
    share: { type: 'string', default: '1' },
    mutants: { type: 'boolean', default: false },
  },
});

async function main() {
  if (values.mutants) return tryMutants(values.only, values.record);
  const isMeant = (/** @type {string} */ name) =>
    !values.only || values.only.split(',').includes(name);
  const chosen = kinds.filter(({ name, short }) => isMeant(name) && (!values.short || short > 0));
  const outcomes = [];
  prepare();
  for (const { run, full, short } of chosen) {
    const count = values.short ? short : Math.ceil(full * Number(values.share));
    const found = await run(count, random(Number(values.seed)));
    found.forEach(finish);
    outcomes.push(...found);
  }
  if (values.record || (!values.short && !values.only)) writeReport(outcomes, Number(values.seed));
  return outcomes.every(({ tried, survived, lost }) => survived === tried && lost === 0);
}

main().then(
  (ok) => process.exit(ok ? 0 : 1),
  (error) => {
    console.error(error);
    process.exit(2);
  },
);
