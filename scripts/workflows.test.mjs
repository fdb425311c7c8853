import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { supportedNodes } from './nodes.mjs';

const folder = '.github/workflows';

/** The secrets that a value hands over; one that is only compared with nothing stays. */
const secretsIn = (value) =>
  JSON.stringify(value ?? '').match(/(secrets\.\w+|github\.token)\b(?! != '')/g) ?? [];

describe.each(readdirSync(folder))('The workflow %s', (name) => {
  const { env, jobs } = parse(readFileSync(`${folder}/${name}`, 'utf8'));
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('gives a secret to single steps, which run no code of packages of any version', () => {
    expect(secretsIn([env, ...Object.values(jobs).map((job) => job.env)])).toEqual([]);
    for (const step of steps.filter((one) => secretsIn(one).length > 0)) {
      expect(step.run).toMatch(/^(gh |npx [\w-]+@\d+\.\d+\.\d+ )/);
    }
  });

  it('takes the actions of others at a fixed commit, which no tag can replace', () => {
    for (const { uses } of steps.filter((one) => one.uses)) {
      expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    }
  });

  it('never runs a stranger’s change with the rights of the repository', () => {
    expect(readFileSync(`${folder}/${name}`, 'utf8')).not.toMatch(
      /pull_request_target|workflow_run/,
    );
  });
});

it('Packages have exact versions and hashes, and run no script when they are installed', () => {
  const [own, { packages }] = ['package.json', 'package-lock.json'].map((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  );
  for (const version of Object.values({ ...own.dependencies, ...own.devDependencies })) {
    expect(version).toMatch(/^\d/);
  }
  for (const [name, { integrity }] of Object.entries(packages)) {
    expect(name && integrity, name).toMatch(name ? /^sha512-/ : /^$/);
  }
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('The hosts’ day is that of the business, so that they show the articles that it has checked', () => {
  const { jobs } = parse(readFileSync(`${folder}/site.yml`, 'utf8'));
  expect(jobs.site.env.TZ).toBe('Europe/London');
  expect(readFileSync('netlify.toml', 'utf8')).toContain('\n  TZ = "Europe/London"\n');
});

it('The tests run on each system with each supported Node', () => {
  const { jobs } = parse(readFileSync(`${folder}/tests.yml`, 'utf8'));
  const { strategy, steps } = jobs.tests;
  expect(strategy.matrix).toEqual({
    os: ['ubuntu-latest', 'macos-latest', 'windows-latest'],
    node: supportedNodes.map(Number),
  });
  expect(jobs.tests['runs-on']).toBe('${{ matrix.os }}');
  expect(steps.map((step) => step.with?.['node-version'])).toContain('${{ matrix.node }}');
  expect(steps.at(-1).run).toBe('npm test');
});
