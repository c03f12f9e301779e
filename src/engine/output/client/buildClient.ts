import { join } from 'node:path';
import minmax from '@csstools/postcss-media-minmax';
import type { InlineConfig } from 'vite';
import { className } from '../../../../scripts/className.mjs';
import { siteAlias } from '../../../../scripts/siteAlias.mjs';
import { openCache } from '../cache/diskCache';
import { bundleGuard, classesByName, importsWithStyles } from './clientPlugins';
import { cutStyles, type StylePiece } from './cutStyles';
import { shortProperties } from './shortProperties';

/** What the browser gets besides pages: the same for every page of a site. */
export interface Client {
  /**
   * Paths below the base path of the modules that bring a page to life, in the order in which they are
   * evaluated: React, then the entry, which imports them.
   */
  readonly modules: readonly string[];
  /** Paths of the modules that pages other than docs need besides. */
  readonly deferredModules: readonly string[];
  /** Every module by its path below the base path. */
  readonly files: Readonly<Record<string, string>>;
  /** Path below the base path of the style sheet for all that is not deferred. */
  readonly styles: string;
  /** All styles, cut so that each page carries what it needs of them. */
  readonly stylePieces: readonly StylePiece[];
  /** Source of the inline script: makes `start`, a function of its settings. */
  readonly inlineScript: string;
  /** Sources of the scripts that were asked for, by name; none in development. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Source of the inline script of pages with tabs: makes `restoreTabs`. */
  readonly tabScript: string;
  /** Source of the home pages' own inline script: makes `warnOfBaseUrl`. */
  readonly homeScript: string;
}

export interface ClientOptions {
  /** Folder of this package, with `src/`. */
  readonly packageRoot: string;
  /** Changes whenever the sources of the tool do, the client's among them. */
  readonly sourceHash: string;
  readonly baseUrl: string;
  readonly mode: 'production' | 'development';
  /** Modules that become scripts of their own, by name: paths below `src/`. */
  readonly scripts: Readonly<Record<string, string>>;
}

/**
 * Bundles the browser room. The result is kept beside the tool, for all sites, until the sources or the
 * base path change.
 */
export async function buildClient(options: ClientOptions): Promise<Client> {
  const cache = openCache(join(options.packageRoot, '.cache'), options.sourceHash);
  const key = JSON.stringify([options.baseUrl, options.mode]);
  const kept = cache.read('client', key);
  if (kept !== undefined) return JSON.parse(kept.toString());
  const client = await bundle(options);
  cache.write('client', key, JSON.stringify(client));
  return client;
}

async function bundle(options: ClientOptions): Promise<Client> {
  const entry = join(
    options.packageRoot,
    'src/browser',
    options.mode === 'production' ? 'main.ts' : 'dev.ts',
  );
  const shared = common(options);
  const wanted = options.mode === 'production' ? Object.entries(options.scripts) : [];
  const [main, inlineScript, tabScript, homeScript, scripts] = await Promise.all([
    outputOf({
      ...shared,
      base: options.baseUrl,
      build: {
        ...shared.build,
        rolldownOptions: {
          ...shared.build.rolldownOptions,
          input: { client: entry },
          // Classes are constants of their styles' modules.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: (chunk) => `assets/${featureOf(chunk.moduleIds) ?? '[name]'}-[hash].js`,
            assetFileNames: 'assets/[name]-[hash][extname]',
            // What every page needs is in few modules, each evaluated in a task of its own; React's stays in
            // the browser's cache when the site changes.
            codeSplitting: {
              groups: [
                { name: 'react', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
                {
                  name: 'start',
                  test: /[\\/]browser[\\/]reactStart\.ts$/,
                  includeDependenciesRecursively: false,
                },
                { name: 'client', tags: ['$initial'] },
                // Styles have the name of their group: those of the kit must be known by it too.
                { name: 'kit', test: /[\\/]exhibits[\\/]kit[\\/]/, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
      plugins: [importsWithStyles(options.packageRoot), classesByName(), bundleGuard(options.packageRoot)],
    }),
    inlined(options, 'browser/inline.ts', 'start'),
    inlined(options, 'browser/restoreTabs.ts', 'restoreTabs'),
    inlined(options, 'browser/baseUrlWarning.ts', 'warnOfBaseUrl'),
    Promise.all(wanted.map(async ([name, file]) => [name, await inlined(options, file, name)] as const)),
  ]);
  const files: Record<string, string> = {};
  let modules: string[] = [];
  const chunks = new Map<string, { readonly imports: readonly string[] }>();
  let deferred: string | undefined;
  const sheets: string[] = [];
  for (const file of main) {
    if (file.type === 'chunk') {
      files[file.fileName] = file.code;
      chunks.set(file.fileName, file);
      if (file.isEntry) modules = [...file.imports, file.fileName];
      if (file.facadeModuleId?.endsWith('/src/app/DeferredPages.tsx')) deferred = file.fileName;
    } else {
      files[file.fileName] = String(file.source);
      if (file.fileName.endsWith('.css')) sheets.push(file.fileName);
    }
  }
  // The site's own sheet has the name of its entry, and comes before those of deferred modules.
  sheets.sort((a, b) => Number(isOwnSheet(b)) - Number(isOwnSheet(a)));
  const [styles = ''] = sheets;
  const needed = deferred === undefined ? [] : withImports(deferred, chunks);
  return {
    modules,
    deferredModules: [...needed].filter((path) => !modules.includes(path)),
    files,
    styles,
    stylePieces: cutStyles(sheets.map((sheet) => files[sheet]).join('')),
    inlineScript,
    tabScript,
    homeScript,
    scripts: Object.fromEntries(scripts),
  };
}

/** A module and all that it imports, directly or not. */
function withImports(
  path: string,
  chunks: ReadonlyMap<string, { readonly imports: readonly string[] }>,
  found = new Set<string>(),
): ReadonlySet<string> {
  found.add(path);
  for (const imported of chunks.get(path)?.imports ?? [])
    if (!found.has(imported)) withImports(imported, chunks, found);
  return found;
}

/** Whether a module is one of those that bring every page to life. */
function isInitial(path: string): boolean {
  return /^assets\/(react|start|client)-/.test(path);
}

function isOwnSheet(path: string): boolean {
  return path.startsWith('assets/client-');
}

/** A module with all that it imports, as one script that makes one function of its default export. */
async function inlined(options: ClientOptions, file: string, name: string): Promise<string> {
  const [chunk] = await outputOf({
    ...common(options),
    build: {
      ...common(options).build,
      target: inlineLanguage,
      lib: {
        entry: join(options.packageRoot, 'src', file),
        formats: ['iife'],
        name,
        fileName: name,
      },
    },
    plugins: [bundleGuard(options.packageRoot)],
  });
  return chunk?.type === 'chunk' ? withQuotes(chunk.code.trim()) : '';
}

/**
 * The minifier writes strings with backticks. In quotes, as the attributes around them in the page, they
 * take fewer bytes in it. A script with a template in it stays as it is.
 */
function withQuotes(code: string): string {
  return code.includes('${') ? code : code.replace(/`([^`"\\\n]*)`/g, '"$1"');
}

/** The feature that a part of the client belongs to, or the kit of tools, after which its file is named. */
function featureOf(modules: readonly string[]): string | undefined {
  // A tool has its own name, whatever it has of features, and of the kit where there is no other tool.
  if (modules.some((id) => id.endsWith('/Tool.tsx'))) return undefined;
  if (modules.some((id) => id.includes('/src/exhibits/kit/'))) return 'kit';
  const names = modules.map((id) => /\/src\/features\/([^/]+)\//.exec(id)?.[1]);
  // What only one feature needs of the app lies in its file too.
  const [feature, ...others] = new Set(names.filter((name) => name !== undefined));
  return others.length === 0 ? feature : undefined;
}

/** The oldest browsers in which pages come to life; `src/browser/inline.ts` tells older ones. */
const alive = ['chrome111', 'safari16.4', 'firefox115'];

/**
 * The oldest browsers in which pages have their layout, without the client: Chrome and Firefox have known cascade
 * layers and dialogs since then.
 */
const laidOut = ['chrome99', 'safari16', 'firefox98'];

/** The inline scripts run in all of these. */
const inlineLanguage = 'es2020';

/** On a busy machine the bundler would print advice about its own speed. */
const checks = { bundlerTimings: false };

function common(options: ClientOptions): InlineConfig & { build: NonNullable<InlineConfig['build']> } {
  return {
    root: options.packageRoot,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode: options.mode,
    resolve: { alias: siteAlias(options.packageRoot) },
    css: {
      modules: { generateScopedName: className },
      postcss:
        options.mode === 'production'
          ? {
              plugins: [
                shortProperties(join(options.packageRoot, 'src')),
                // Ranges of widths as `min-width` and `max-width`. The minifier would write `not (min-width: …)`,
                // which is no older than ranges are.
                minmax(),
              ],
            }
          : {},
    },
    // The workers of tools: files of their own, so that a policy of `worker-src 'self'` allows them.
    worker: {
      format: 'es',
      plugins: () => [bundleGuard(options.packageRoot)],
      rolldownOptions: {
        checks,
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
        },
      },
    },
    define: {
      'process.env.NODE_ENV': JSON.stringify(options.mode),
      // Leaves out React's connection to its developer tools, which visitors do not have.
      ...(options.mode === 'production' ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } : {}),
    },
    build: {
      write: false,
      target: alive,
      cssTarget: laidOut,
      // What a tool imports, in up to three steps, is asked for with it (`importWithStyles`). The client has no
      // such lists: they would be 200 bytes of it, and what it imports takes one step at most.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (own, imported, { hostId }) =>
          isInitial(hostId) ? [] : imported.filter((path) => path !== own && !isInitial(path)),
      },
      minify: options.mode === 'production',
      reportCompressedSize: false,
      rolldownOptions: { checks },
    },
  };
}

async function outputOf(config: InlineConfig) {
  // Loading Vite takes longer than building a page, and most builds find the client in the cache.
  const { build } = await import('vite');
  const result = await build(config);
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((output) => ('output' in output ? output.output : []));
}
