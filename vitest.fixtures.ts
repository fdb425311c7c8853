import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

/** Has Go make the pages that tests show, from the types as they are now, and read the plan. */
function made() {
  const folder = mkdtempSync(path.join(tmpdir(), 'fixtures-'));
  try {
    const file = path.join(folder, 'fixtures.json');
    const write = ['-run', '^TestWriteFixtures$', '-vet=off', '-args', '-fixtures', file];
    execFileSync('go', ['test', './cmd/schemagen', ...write]);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Each project loads this file anew, and all are given the same. */
const shared = globalThis as { fixtures?: ReturnType<typeof made> };

export default function setup(project: TestProject) {
  const { pages, plan } = (shared.fixtures ??= made());
  project.provide('fixtures', pages);
  project.provide('plan', plan);
}
