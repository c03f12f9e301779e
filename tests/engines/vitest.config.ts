import { defineConfig } from 'vitest/config';

/** `npm run test:engines`: each file once in every engine, with the built site. */
export default defineConfig({
  test: {
    projects: ['webkit', 'firefox'].map((engine) => ({
      test: {
        name: engine,
        env: { ENGINE: engine },
        include: ['tests/engines/**/*.test.ts'],
        // A feature that only WebKit can be started without.
        exclude: engine === 'webkit' ? [] : ['**/withoutPopover.test.ts'],
        // No time turns a test red: these end what hangs.
        expect: { poll: { timeout: 60_000, interval: 20 } },
        testTimeout: 600_000,
        hookTimeout: 600_000,
      },
    })),
    maxWorkers: 2,
  },
});
