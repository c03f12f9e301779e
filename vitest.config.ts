import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'tests/build/**/*.test.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 180_000,
  },
});
