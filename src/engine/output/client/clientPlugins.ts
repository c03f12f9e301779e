import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Leaves dynamic imports as the platform has them. Vite wraps each in a loader of style sheets and
 * preloads, 0.6 KB of script: deferred modules of this client have no style sheets and no preloads.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined,
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
