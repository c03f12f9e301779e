import { defineConfig } from 'vitest/config';

// Pages are rendered as visitors get them: React would be slower in its development form, and warn.
process.env['NODE_ENV'] = 'production';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'tests/build/**/*.test.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // The bundled tool is run as it is, and so is the copy of its scripts.
    server: { deps: { external: [/\/\.cache\/(tool|tests\/toolBundle)\//] } },
    // Modules are loaded once for all files of a process: no test leaves anything behind in them.
    isolate: false,
    maxWorkers: '100%',
    // No time turns a test red: these end what hangs.
    testTimeout: 600_000,
    hookTimeout: 900_000,
  },
});
