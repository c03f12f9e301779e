import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * The folder with the code of a site: `site/` in the site's own folder or in the nearest one around it, else one
 * without anything.
 * @param root the site's folder
 */
export function findSiteCode(root) {
  for (let folder = resolve(root); ; folder = dirname(folder)) {
    if (existsSync(resolve(folder, 'site/site.ts'))) return resolve(folder, 'site');
    if (folder === dirname(folder)) return resolve(import.meta.dirname, '../../noSite');
  }
}

/**
 * For Vite: where the code of the site is, which the generator imports as `#site/data` and the like.
 * @param code its folder
 */
export function siteAlias(code) {
  return [{ find: /^#site\//, replacement: `${resolve(code)}/` }];
}
