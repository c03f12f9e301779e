import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Gives dynamic imports our own loader of their style sheets in place of the bundler's, which preloads as well. */
export function importsWithStyles(packageRoot: string): Plugin {
  const module = JSON.stringify(join(packageRoot, 'src/browser/styleSheets.ts'));
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
 * Imports the classes of a style by name instead of as one object, so that the bundler writes each class where it is
 * used, and no list of them. It then also tells of a class that a style lacks.
 */
export function classesByName(): Plugin[] {
  return [
    {
      name: 'classes-by-name',
      enforce: 'pre',
      transform: {
        filter: { id: /\/src\/.*\.tsx?$/ },
        // Where a class is looked up by a name that varies, all of them are needed.
        handler: (code) =>
          /\bcss\[/.test(code)
            ? undefined
            : code.replace(/^import css from ('[^']+\.module\.css')/gm, 'import * as css from $1'),
      },
    },
    {
      // Also where nothing is left of its module, a style is part of what imports it.
      name: 'styles-stay',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}

/** Rooms and modules that must never reach a visitor. */
const forbidden = [
  /^src\/(engine|markdown|cli|features\/[^/]+\/engine)\//,
  /^node_modules\/(zod|yaml|unified|remark-|micromark|mdast-|shiki|@shikijs|sharp|vite)/,
  /^node:/,
];

/**
 * Fails the client build if a module of the build, of Markdown or of Node is in the bundle. The
 * import rules and the tsconfigs catch most of it earlier; this catches what they cannot see.
 */
export function bundleGuard(packageRoot: string): Plugin {
  return {
    name: 'bundle-guard',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const strays = straysIn(modules.map((id) => relative(packageRoot, id).split(sep).join('/')));
      if (strays.length > 0)
        this.error(`These modules do not belong in the client bundle:\n  ${strays.join('\n  ')}`);
    },
  };
}

/** Those of the modules (paths relative to the package) that the client must not hold. */
function straysIn(modules: readonly string[]): string[] {
  return modules.filter(
    (id) => forbidden.some((pattern) => pattern.test(id)) || id.includes('__vite-browser-external'),
  );
}
