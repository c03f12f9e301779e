import { join } from 'node:path';
import { classNames } from './output/client/className.mjs';
import { findSiteCode, siteAlias } from './output/client/siteAlias.mjs';

const { argv } = process;
const root = argv.includes('--root') ? (argv[argv.indexOf('--root') + 1] ?? '') : '';
/** The folder with the code of the site that the command is for. */
export const siteCode = findSiteCode(root);

/** The tool that makes sites, as `bin.mjs` runs it: its commands, and the file of its threads. Packages stay outside. */
export default {
  publicDir: false,
  resolve: { alias: siteAlias(siteCode) },
  logLevel: 'warn',
  css: { modules: { generateScopedName: classNames([import.meta.dirname, siteCode]) } },
  // In Node it has no named exports, and its types tell of these.
  ssr: { noExternal: ['opentype.js', 'generator', 'pixels'] },
  build: {
    ssr: true,
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: {
        main: join(import.meta.dirname, 'cli/main.ts'),
        worker: join(import.meta.dirname, 'worker.ts'),
      },
      output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};
