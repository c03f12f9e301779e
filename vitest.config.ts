import { defineConfig } from 'vitest/config';

// Pages are rendered as visitors get them: React would be slower in its development form, and warn.
process.env['NODE_ENV'] = 'production';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'tests/build/**/*.test.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // What tests have bundled or copied is run as it is.
    server: { deps: { external: [/\/\.cache\//] } },
    // Modules are loaded once for all files of a process: no test leaves anything behind in them.
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 240_000,
  },
});
