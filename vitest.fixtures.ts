import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

/** Has Go make the pages that tests show, from the types as they are now, and read the plan. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fixtures-'));
  try {
    const file = path.join(folder, 'fixtures.json');
    const write = ['-run', '^TestWriteFixtures$', '-vet=off', '-args', '-fixtures', file];
    execFileSync('go', ['test', './cmd/schemagen', ...write]);
    const { pages, plan } = JSON.parse(readFileSync(file, 'utf8'));
    project.provide('fixtures', pages);
    project.provide('plan', plan);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
