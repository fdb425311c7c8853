import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['components/**/*.test.{ts,tsx}', 'bench/**/*.test.mjs'],
    environment: 'jsdom',
    setupFiles: './vitest.setup.ts',
    // A slow machine is not a failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    // A class name is its own name, so that a test may look for one.
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
