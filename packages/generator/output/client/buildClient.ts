import { join } from 'node:path';
import minmax from '@csstools/postcss-media-minmax';
import type { InlineConfig } from 'vite';
import { classNames } from './className.mjs';
import { bundleGuard, classesByName, importsWithStyles } from './clientPlugins';
import { cutStyles, type StylePiece } from './cutStyles';
import { shortProperties } from './shortProperties';
import { siteAlias } from './siteAlias.mjs';

/** The browser's files besides pages, the same for every page of a site. */
export interface Client {
  /**
   * Paths of the modules that hydrate a page, relative to the base path, in order of evaluation: React, then the
   * entry, which imports it.
   */
  readonly modules: readonly string[];
  /** Paths of the additional modules for pages other than docs. */
  readonly deferredModules: readonly string[];
  /** Sources of all modules by path relative to the base path. */
  readonly files: Readonly<Record<string, string>>;
  /** Path of the style sheet for everything that is not deferred, relative to the base path. */
  readonly styles: string;
  /** All styles, cut so that each page carries only those that it needs. */
  readonly stylePieces: readonly StylePiece[];
  /** Function of the inline script, as an expression. */
  readonly inlineScript: string;
  /** Sources of the requested scripts, by name; none in development. */
  readonly scripts: Readonly<Record<string, string>>;
  /** That of sites with an announcement that can be closed. */
  readonly announcementScript: string;
  /** That of pages with tabs. */
  readonly tabScript: string;
  /** That of home pages. */
  readonly homeScript: string;
}

/** Where the client is bundled from. */
export interface ClientSources {
  /** The folder in which all packages are installed. */
  readonly packageRoot: string;
  /** The folder with the code of the site. */
  readonly siteCode: string;
  /** Bundles it otherwise; tests do so once for all their processes. */
  readonly bundleClient?: BundleClient | undefined;
}

export type BundleClient = (options: ClientOptions) => Promise<Client>;

export interface ClientOptions extends ClientSources {
  readonly baseUrl: string;
  readonly mode: 'production' | 'development';
  /** Modules that become separate scripts, by name: paths in this package. */
  readonly scripts: Readonly<Record<string, string>>;
}

/** Bundles the client, which takes about a second, once for each base path and mode. */
export function openClients(): BundleClient {
  const clients = new Map<string, Promise<Client>>();
  return (options) => {
    const key = JSON.stringify([options.baseUrl, options.mode]);
    const client = clients.get(key) ?? bundleClient(options);
    clients.set(key, client);
    return client;
  };
}

async function bundleClient(options: ClientOptions): Promise<Client> {
  const entry = join(sourcesOf(options), 'browser', options.mode === 'production' ? 'main.ts' : 'dev.ts');
  const shared = common(options);
  const wanted = options.mode === 'production' ? Object.entries(options.scripts) : [];
  const [main, inlineScript, announcementScript, tabScript, homeScript, scripts] = await Promise.all([
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
            // Names are in every page, and do not compress: 28 bits tell one build's file from another's.
            hashCharacters: 'hex',
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: (chunk) => `assets/${featureOf(chunk.moduleIds) ?? '[name]'}-[hash:7].js`,
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            // Code for every page is in few modules, each evaluated in a task of its own; React's stays in the
            // browser's cache when the site changes.
            codeSplitting: {
              groups: [
                { name: 'react', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
                {
                  name: 'start',
                  test: /[\\/]browser[\\/]reactStart\.ts$/,
                  includeDependenciesRecursively: false,
                },
                { name: 'client', tags: ['$initial'] },
                // Style sheets take the name of their group, by which those of the kit are recognised.
                { name: 'kit', test: /[\\/]exhibits[\\/]kit[\\/]/, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
      plugins: [importsWithStyles(sourcesOf(options)), classesByName(), bundleGuard()],
    }),
    inlinedFunction(options, 'browser/inline.ts'),
    inlinedFunction(options, 'browser/hideAnnouncement.ts'),
    inlinedFunction(options, 'browser/restoreTabs.ts'),
    inlinedFunction(options, 'browser/baseUrlWarning.ts'),
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
      if (file.facadeModuleId?.endsWith('/generator/app/DeferredPages.tsx')) deferred = file.fileName;
    } else {
      files[file.fileName] = String(file.source);
      if (file.fileName.endsWith('.css')) sheets.push(file.fileName);
    }
  }
  // The site's own sheet is named after its entry and must come before those of deferred modules.
  sheets.sort((a, b) => Number(isOwnSheet(b)) - Number(isOwnSheet(a)));
  const [styles = ''] = sheets;
  const needed = deferred === undefined ? [] : withImports(deferred, chunks);
  return {
    modules,
    deferredModules: [...needed].filter((path) => !modules.includes(path)),
    files,
    styles,
    stylePieces: sheets.flatMap((sheet) => cutStyles(files[sheet] ?? '', sheet === styles)),
    inlineScript,
    announcementScript,
    tabScript,
    homeScript,
    scripts: Object.fromEntries(scripts),
  };
}

/** A module and everything it imports, directly or not. */
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

/** Whether a module is among those that hydrate every page. */
function isInitial(path: string): boolean {
  return /^assets\/(react|start|client)-/.test(path);
}

function isOwnSheet(path: string): boolean {
  return path.startsWith('assets/client-');
}

/** Bundles a module with its imports into one script that defines its default export as a function. */
async function inlined(options: ClientOptions, file: string, name: string): Promise<string> {
  const [chunk] = await outputOf({
    ...common(options),
    build: {
      ...common(options).build,
      target: inlineLanguage,
      lib: {
        entry: join(sourcesOf(options), file),
        formats: ['iife'],
        name,
        fileName: name,
      },
    },
    plugins: [bundleGuard()],
  });
  return chunk?.type === 'chunk' ? withQuotes(chunk.code.trim()) : '';
}

/** The function that a module exports, as an expression to be called. */
async function inlinedFunction(options: ClientOptions, file: string): Promise<string> {
  const code = await inlined(options, file, 'made');
  return code.replace(/^var made ?= ?/, '').replace(/;$/, '');
}

/**
 * Replaces the minifier's backticks by the quotes that cost fewer bytes inside the page's attributes. A script with a
 * template literal is left alone.
 */
function withQuotes(code: string): string {
  return code.includes('${') ? code : code.replace(/`([^`"\\\n]*)`/g, '"$1"');
}

/** The folder of this package. Code of the tool is bundled elsewhere, so that its own address does not tell. */
function sourcesOf({ packageRoot }: Pick<ClientOptions, 'packageRoot'>): string {
  return join(packageRoot, 'packages/generator');
}

/** The feature that a chunk belongs to, or the kit of exercises and tools; its file is named after it. */
function featureOf(modules: readonly string[]): string | undefined {
  // Each of them has its own name, whatever it shares with features; and the kit's where it is the only one.
  if (modules.some((id) => /\/(?:Exercise|Tool)\.tsx$/.test(id))) return undefined;
  if (modules.some((id) => id.includes('/site/exhibits/kit/'))) return 'kit';
  const names = modules.map((id) => /\/(?:generator|site)\/features\/([^/]+)\//.exec(id)?.[1]);
  // App code that only one feature needs is part of its chunk.
  const [feature, ...others] = new Set(names.filter((name) => name !== undefined));
  return others.length === 0 ? feature : undefined;
}

/** Oldest browsers in which pages are hydrated; `browser/inline.ts` detects older ones. */
const hydratingBrowsers = ['chrome111', 'safari16.4', 'firefox115'];

/**
 * Oldest browsers in which pages have their layout without the client: Chrome and Firefox support cascade layers and
 * dialogs since these.
 */
const styledBrowsers = ['chrome99', 'safari16', 'firefox98'];

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
    resolve: { alias: siteAlias(options.siteCode) },
    css: {
      modules: { generateScopedName: classNames([sourcesOf(options), options.siteCode]) },
      postcss:
        options.mode === 'production'
          ? {
              plugins: [
                shortProperties([sourcesOf(options), options.siteCode]),
                // Ranges of widths as `min-width` and `max-width`. The minifier would write `not (min-width: …)`,
                // which is no older than ranges are.
                minmax(),
              ],
            }
          : {},
    },
    // Workers of tools are separate files, so that a policy of `worker-src 'self'` allows them.
    worker: {
      format: 'es',
      plugins: () => [bundleGuard()],
      rolldownOptions: {
        checks,
        output: {
          entryFileNames: 'assets/[name]-[hash:7].js',
        },
      },
    },
    define: {
      'process.env.NODE_ENV': JSON.stringify(options.mode),
      // Leaves out React's connection to its developer tools.
      ...(options.mode === 'production' ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } : {}),
    },
    build: {
      write: false,
      target: hydratingBrowsers,
      cssTarget: styledBrowsers,
      // A tool's imports, up to three levels deep, are requested together with it (`importWithStyles`). The client
      // has no such lists: they would cost 200 bytes, and its imports are one level deep.
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
  // Commands that bundle no client do without Vite.
  const { build } = await import('vite');
  const result = await build(config);
  const outputs = Array.isArray(result) ? result : [result];
  return outputs.flatMap((output) => ('output' in output ? output.output : []));
}
