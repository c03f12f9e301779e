import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Replaces the bundler's loader of style sheets for dynamic imports, which also preloads, by our own. */
export function importsWithStyles(sources: string): Plugin {
  const module = JSON.stringify(join(sources, 'browser/styleSheets.ts'));
  return {
    name: 'imports-with-styles',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('vite/preload-helper.js')
        ? `export { importWithStyles as __vitePreload } from ${module};`
        : undefined,
  };
}

/**
 * Imports the classes of a style sheet by name instead of as one object: the bundler then inlines each class where it
 * is used, and reports classes that a style sheet lacks.
 */
export function classesByName(): Plugin[] {
  return [
    {
      name: 'classes-by-name',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx?$/ },
        // All classes are needed where one is looked up by a variable name.
        handler: (code) =>
          /\bcss\[/.test(code)
            ? undefined
            : code.replace(/^import css from ('[^']+\.module\.css')/gm, 'import * as css from $1'),
      },
    },
    {
      // A style sheet belongs to its importer even if nothing else of its module is left.
      name: 'styles-stay',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}

/** Folders and modules that must never reach a visitor. */
const forbidden = [
  /\/generator\/(load|link|compose|render|output|markdown|cli)\//,
  /\/generator\/[^/]+\.ts$/,
  /\/features\/[^/]+\/engine\//,
  /\/node_modules\/(zod|yaml|unified|remark-|micromark|mdast-|shiki|@shikijs|sharp|vite)/,
  /^node:/,
];

/**
 * Fails the client build if a module of the generator, of Markdown or of Node is in the bundle. Import rules and
 * tsconfigs catch most of it earlier; this catches what they cannot see.
 */
export function bundleGuard(): Plugin {
  return {
    name: 'bundle-guard',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const strays = straysIn(modules.map((id) => id.split(sep).join('/')));
      if (strays.length > 0)
        this.error(`These modules do not belong in the client bundle:\n  ${strays.join('\n  ')}`);
    },
  };
}

/** Those modules that the client must not contain. */
function straysIn(modules: readonly string[]): string[] {
  return modules.filter(
    (id) => forbidden.some((pattern) => pattern.test(id)) || id.includes('__vite-browser-external'),
  );
}
