import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { className } from './className.mjs';
import { packageRoot } from './install.mjs';
import { siteAlias } from './siteAlias.mjs';

/** What the tool is made from: `check` has the rules for words from `tools`. Tests beside the code are no part of it. */
const sourceFolders = ['src', 'site', 'tools'].map((folder) => join(packageRoot, folder));
const sourceFiles = [
  'package-lock.json',
  'scripts/bundle.mjs',
  'scripts/className.mjs',
  'scripts/siteAlias.mjs',
  'scripts/systemError.mjs',
].map((file) => join(packageRoot, file));
/** Folders and files whose changes make another tool. */
export const toolSources = [...sourceFolders, ...sourceFiles];

/** A hash of everything that the tool and what it compresses are made from. */
function sourceHash() {
  const hash = createHash('sha256').update(process.version);
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) visit(path);
      else if (!/\.test\.tsx?$/.test(entry.name))
        hash.update(path.slice(packageRoot.length)).update(readFileSync(path));
    }
  };
  sourceFolders.forEach(visit);
  for (const file of sourceFiles) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Packages that stay out of the bundle: with native parts, with hundreds of files of which a site
 * needs a few, or with a form for each `NODE_ENV`. All others are bundled, since finding and loading
 * three hundred small files would take longer than building a changed page.
 */
const leftOutside = [
  'vite',
  'sharp',
  'shiki/langs',
  'shiki/wasm',
  'react',
  'react-dom',
  'chokidar',
  'sirv',
  'cspell-lib',
];

/**
 * Bundles the Node side of the tool, once for each state of its sources.
 * @returns the folder of the bundle with `main.js` and `worker.js`, and the hash of the sources
 */
export async function bundleTool() {
  const hash = sourceHash();
  const cache = join(packageRoot, '.cache/tool');
  const folder = join(cache, hash);
  if (existsSync(folder)) return { folder, hash };
  const { build } = await import('vite');
  const staging = `${folder}-${process.pid}`;
  await inProduction(() =>
    build({
      root: packageRoot,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      css: { modules: { generateScopedName: className } },
      resolve: { alias: siteAlias(packageRoot) },
      ssr: { noExternal: true, external: leftOutside },
      build: {
        ssr: true,
        outDir: staging,
        emptyOutDir: true,
        target: 'node20',
        minify: false,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: {
            main: join(packageRoot, 'src/cli/main.ts'),
            worker: join(packageRoot, 'src/engine/worker.ts'),
          },
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    }),
  );
  publish(staging, folder);
  removeOld(cache);
  return { folder, hash };
}

/**
 * The bundle serves every command, whichever comes first: JSX and packages must not take their
 * development form, which fails in a production build.
 */
async function inProduction(bundle) {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await bundle();
  process.env.NODE_ENV = NODE_ENV;
}

/** Several runs may bundle the same sources at once: the first one to end wins. */
function publish(staging, folder) {
  try {
    renameSync(staging, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Bundles younger than this may be in use by a run that goes on beside this one. */
const longestRun = 24 * 60 * 60 * 1000;

function removeOld(cache) {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > longestRun) rmSync(path, { recursive: true, force: true });
  }
}
