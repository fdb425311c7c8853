// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './program.mjs';

const docs = readdirSync(join(repository, 'docs'), { recursive: true, encoding: 'utf8' });

it('shows in the documents the screenshots that the command makes, and keeps no other', () => {
  const texts = ['README.md', ...docs.map((file) => `docs/${file}`)]
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(join(repository, file), 'utf8'));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\]\((?:docs\/)?screenshots\/([\w-]+)\.png\)/g)].map(([, name]) => name),
  );
  const kept = (/** @type {string} */ ending) =>
    docs.filter((file) => file.endsWith(ending)).map((file) => file.slice(0, -ending.length));
  expect(kept('.png').sort()).toEqual(
    [...new Set(named)].map((it) => join('screenshots', it ?? '')).sort(),
  );
  expect(kept('.txt'), 'npm run screenshots writes both').toEqual(kept('.png'));
});
