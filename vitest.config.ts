import { defineConfig } from 'vitest/config';
import { TEST_MS } from './scripts/patience.mjs';

export default defineConfig({
  test: {
    environment: 'jsdom',
    setupFiles: './vitest.setup.ts',
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // A class name is its own name, so that a test may look for one.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // The files share one environment and its modules: making these takes longer than the tests.
    isolate: false,
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'components',
          globalSetup: './vitest.fixtures.ts',
          include: ['components/**/*.test.{ts,tsx}', '{bench,scripts}/**/*.test.mjs'],
          exclude: ['**/*.isolated.test.*'],
        },
      },
      {
        extends: true,
        // Replaces modules, or changes what other files would find changed. Processes of their own
        // have time zones of their own, which threads have not.
        test: {
          name: 'components-isolated',
          globalSetup: './vitest.fixtures.ts',
          include: ['components/**/*.isolated.test.{ts,tsx}'],
          isolate: true,
          pool: 'forks',
        },
      },
      {
        extends: true,
        // Reads what `nightlight build` wrote to dist/.
        test: { name: 'finished-files', include: ['e2e/finished-files/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
