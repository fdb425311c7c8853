// @ts-check
// Trials that run tests with more cases: years of the owner, other families, every script.

import { spawnSync } from 'node:child_process';
import { GO_TRIAL } from '../patience.mjs';
import { repository } from '../program.mjs';
import { attempt, outcome } from './outcome.mjs';

/** How many operations a year has. */
const OPERATIONS = 400;

const goTest = `go test -count=1 -timeout=${GO_TRIAL}`;
const e2e = 'npx playwright test -c e2e --project=desktop';

export const tests = [
  // Every optional script fails in each way, in every state of a page and at each hour.
  seeded('parts', 1, 'pages without each of their optional scripts', () =>
    run(`${e2e} optional-parts`, { EVERY_FAILURE: '1' }),
  ),
  seeded('walks', 20, 'walks through the site beside plain documents', (seed) =>
    run(`${e2e} walks`, { SEED: `${seed}` }),
  ),
  // From signing in with a token to the published page.
  seeded('drafts', 1, 'drafts at /admin, published to a bare repository', () =>
    run(`${e2e} editor-drafts`, { EDITOR_DRAFTS: '1' }),
  ),
  // The views of the family log agree with an independent computation.
  seeded('family', 20, 'fortnights of six families with two phones, one of them lost', (seed) =>
    run('npx vitest run components/lib/fortnight.isolated.test.ts', { FORTNIGHT_SEED: `${seed}` }),
  ),
  // The site is checked and built after each eighth operation.
  seeded('year', 5, `years of ${OPERATIONS} operations of the owner`, (seed) =>
    run(
      `${goTest} ./cmd/nightlight -run ^TestAYearOfTheOwner$ -args -year=${OPERATIONS} -year-seed=${seed} -year-look=8`,
    ),
  ),
  seeded('guide', 1, 'the guide without each of its steps', () =>
    run(`${goTest} ./generator/model -run ^TestTheGuideLeadsToWhatItPromises$ -args -each-step`),
  ),
  // The memory of dev must not grow.
  seeded('saves', 1, 'days of 300 saves of each kind, while dev runs', () =>
    run(`${goTest} ./generator -run ^TestDevDoesNotGrow$ -args -saves=300`),
  ),
];

/** A kind of trial: a test that runs with another seed each time. */
function seeded(
  /** @type {string} */ name,
  /** @type {number} */ full,
  /** @type {string} */ what,
  /** @type {(seed: number) => void} */ test,
) {
  /** @type {import('./outcome.mjs').Trial} */
  const trial = async (count, random) => {
    const result = outcome(what, count);
    for (let i = 0; i < count; i++) {
      const seed = random.between(1, 1_000_000);
      await attempt(result, `seed ${seed}`, () => test(seed));
    }
    return [result];
  };
  return { name, run: trial, full, short: 0 };
}

/** Runs a command; it must succeed. */
function run(/** @type {string} */ command, env = {}) {
  const [program = '', ...args] = command.split(' ');
  const { status, stdout } = spawnSync(program, args, {
    cwd: repository,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout);
}
