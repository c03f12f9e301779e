import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { className } from './className.mjs';
import { packageRoot } from './install.mjs';
import { findLeftovers, runName } from './leftovers.mjs';

/** What the tool is made from: `check` has the rules for words from `tools`. Tests beside the code are no part of it. */
const sourceFolders = ['src', 'tools'].map((folder) => join(packageRoot, folder));
const sourceFiles = [
  'package-lock.json',
  'scripts/bundle.mjs',
  'scripts/className.mjs',
  'scripts/leftovers.mjs',
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
 * Bundles the Node side of the tool, once for each state of its sources, and again if a file of the
 * bundle is not as it was made.
 * @returns the folder of the bundle with `main.js` and `worker.js`, and the hash of the sources
 */
export async function bundleTool() {
  const hash = sourceHash();
  const cache = join(packageRoot, '.cache/tool');
  const folder = join(cache, hash);
  if (isWhole(folder)) return { folder, hash };
  const { build } = await import('vite');
  mkdirSync(cache, { recursive: true });
  for (const path of findLeftovers(cache, 'unfinished-')) rmSync(path, { recursive: true, force: true });
  const staging = join(cache, `unfinished-${runName}`);
  await inProduction(() =>
    build({
      root: packageRoot,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      css: { modules: { generateScopedName: className } },
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
  writeFileSync(join(staging, listName), JSON.stringify(hashesOf(staging)));
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

/** The list of a bundle's files, each with its hash: written last. */
const listName = 'files.json';

/** Whether all files of a bundle are there as they were made: 3 MB, read in a hundredth of a second. */
function isWhole(folder) {
  try {
    const list = JSON.parse(readFileSync(join(folder, listName), 'utf8'));
    const found = hashesOf(folder);
    return 'main.js' in list && Object.entries(list).every(([name, hash]) => found[name] === hash);
  } catch {
    // There is no bundle, or its list is damaged: it is made anew.
    return false;
  }
}

function hashesOf(folder) {
  const names = readdirSync(folder).filter((name) => name !== listName);
  const hashOf = (name) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  return Object.fromEntries(names.map((name) => [name, hashOf(name)]));
}

/** Several runs may bundle the same sources at once; the first one to end wins, unless its bundle was damaged. */
function publish(staging, folder) {
  if (!isWhole(folder)) rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(staging, folder);
  } catch (error) {
    if (!isWhole(folder)) throw error;
    rmSync(staging, { recursive: true, force: true });
  }
}

/** No run lasts longer: bundles younger than this may be in use by one that goes on beside us. */
const longestRun = 24 * 60 * 60 * 1000;

function removeOld(cache) {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > longestRun) rmSync(path, { recursive: true, force: true });
  }
}
