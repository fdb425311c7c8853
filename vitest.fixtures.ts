import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';

/** Has Go make the pages that tests show, from the types as they are now, and read the plan. */
export default function setup(project: TestProject) {
  const made = execFileSync('go', ['run', './cmd/schemagen', '-fixtures']);
  const { pages, plan } = JSON.parse(made.toString());
  project.provide('fixtures', pages);
  project.provide('plan', plan);
}
