import { defineConfig } from 'vitest/config';

/**
 * `npm run test:endurance`: builds that are killed, find no room or run twice at once, and the dev server over
 * hundreds of changes: minutes, so not part of `npm test`.
 */
export default defineConfig({
  test: {
    include: ['tests/endurance/**/*.test.ts'],
    // They take all processors, and disturb each other's figures.
    fileParallelism: false,
    server: { deps: { external: [/\/\.cache\/tool\//] } },
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
});
