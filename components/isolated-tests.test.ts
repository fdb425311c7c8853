import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Matches changes to modules or the time zone, which test files in one process share. */
const lasting = /\bvi\.(?:mock|doMock)\(|\bprocess\.env\.TZ = /;

it('is in a file of its own name that a test replaces modules or the time zone', () => {
  const changing = ['components', 'scripts', 'bench', 'e2e/finished-files']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => !file.includes('node_modules') && /\.test\.\w+$/.test(file))
    .filter((file) => lasting.test(readFileSync(file, 'utf8')));
  expect(changing).toContain('components/features/login/login-form.isolated.test.tsx');
  expect(changing.filter((file) => !file.includes('.isolated.test.'))).toEqual([]);
});
