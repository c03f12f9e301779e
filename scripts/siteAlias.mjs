import { join } from 'node:path';

/**
 * For Vite: where the code of the site is, which the generator imports as `#site/data` and the like.
 * @param packageRoot the folder with `site/`
 */
export function siteAlias(packageRoot) {
  return [{ find: /^#site\//, replacement: `${join(packageRoot, 'site')}/` }];
}
