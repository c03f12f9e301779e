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
