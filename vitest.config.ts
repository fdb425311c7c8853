import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['components/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: './vitest.setup.ts',
    restoreMocks: true,
    unstubGlobals: true,
    // A class name is its own name, so that a test may look for one.
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
