import type { Plugin } from 'vite';

/**
 * Leaves dynamic imports as the platform has them. Vite wraps each in a loader of style sheets and
 * preloads, 0.6 KB of script: here a late module has none of either.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}
