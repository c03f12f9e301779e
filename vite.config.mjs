import { className } from './scripts/className.mjs';
import { siteAlias } from './scripts/siteAlias.mjs';

/** The tool that makes sites, as `bin.mjs` runs it: its commands, and the file of its threads. Packages stay outside. */
export default {
  publicDir: false,
  resolve: { alias: siteAlias(import.meta.dirname) },
  logLevel: 'warn',
  css: { modules: { generateScopedName: className } },
  // In Node it has no named exports, and its types tell of these.
  ssr: { noExternal: ['opentype.js'] },
  build: {
    ssr: true,
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { main: 'src/cli/main.ts', worker: 'src/engine/worker.ts' },
      output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};
