import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    setupFiles: './vitest.setup.ts',
    // A slow machine is not a failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    // A class name is its own name, so that a test may look for one.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'components',
          include: ['components/**/*.test.{ts,tsx}', 'bench/**/*.test.mjs'],
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
