import { cleanPath } from '../../model/address';
import type { Problem } from '../../model/problem';
import { routeOfAddress } from './routeOfAddress';
import type { Site } from './site';

/** Files in `public/` that would stand in the place of a page, its document or a drawn file (CFG-04). */
export function checkPublic(
  site: Site,
  files: readonly string[],
  exported: ReadonlyMap<string, unknown>,
): Problem[] {
  return files.flatMap((file): Problem[] => {
    if (exported.has(file)) return [takenProblem(file, `/${file}`, 'a picture of the art folder')];
    if (!/\.(html|json)$/.test(file)) return [];
    const path = cleanPath(`/${file.replace(/\.json$/, '.html')}`);
    const route = routeOfAddress(site, path);
    const taken = site.pages.get(route)?.source ?? (site.redirects.has(route) ? 'a redirect' : undefined);
    const source = route === '/404' ? 'Page Not Found' : taken;
    if (source === undefined) return [];
    return [takenProblem(file, path, source)];
  });
}

function takenProblem(file: string, path: string, source: string): Problem {
  return {
    severity: 'error',
    file: `public/${file}`,
    line: 1,
    column: 1,
    message: `The address ${path} is taken by ${source}.`,
    remedy: 'Give the file another name.',
  };
}
