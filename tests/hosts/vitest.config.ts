import { defineConfig } from 'vitest/config';

/** `npm run test:hosts`: needs web servers, so these tests are not among those of `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/hosts/**/*.test.ts'],
    server: { deps: { external: [/\/\.cache\/tool\//] } },
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
