import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The folder with the code of a site: `site/` in the site's own folder, else in that in which a command runs, else
 * one without anything.
 * @param root the site's folder
 */
export function findSiteCode(root) {
  const folders = [resolve(root, 'site'), resolve('site'), resolve(import.meta.dirname, '../../noSite')];
  return folders.find((folder) => existsSync(resolve(folder, 'site.ts')));
}

/**
 * For Vite: where the code of the site is, which the generator imports as `#site/data` and the like.
 * @param code its folder
 */
export function siteAlias(code) {
  return [{ find: /^#site\//, replacement: `${resolve(code)}/` }];
}
