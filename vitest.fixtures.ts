import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';

/** Has Go make the pages that tests show, from the types as they are now. */
export default function setup(project: TestProject) {
  const pages = execFileSync('go', ['run', './cmd/schemagen', '-fixtures']);
  project.provide('fixtures', JSON.parse(pages.toString()));
}
