import type { Position } from '../../model/parsed';
import type { Problem } from '../../model/problem';
import type { Assets } from '../load/assets';
import type { Site } from './site';

/** Files in `public/` that the settings and the authors file name but that are not there. */
export async function checkFiles(
  site: Site,
  assets: Assets,
  positionOf: (path: readonly PropertyKey[]) => Position,
): Promise<Problem[]> {
  const { favicon, image, navbar } = site.config;
  const named = [
    { path: ['favicon'], address: favicon },
    { path: ['image'], address: image },
    { path: ['navbar', 'logo'], address: navbar.logo },
  ].map(({ path, address }) => ({
    address,
    name: `${path.join('.')}: `,
    file: 'site.config.ts',
    at: positionOf(path),
  }));
  const authors = site.blog?.authorWords?.original;
  const pictures = Object.entries(authors?.value ?? {}).map(([key, { picture }]) => ({
    address: picture?.startsWith('/') ? picture : undefined,
    name: '',
    file: authors?.file ?? '',
    at: authors?.positions[`${key}.picture`] ?? { line: 1, column: 1 },
  }));
  const problems: Problem[] = [];
  for (const { address, name, file, at } of [...named, ...pictures]) {
    if (address === undefined || (await assets.findPublic(address)) !== undefined) continue;
    problems.push({
      severity: 'error',
      file,
      ...at,
      message: `${name}The file "${address}" does not exist.`,
      remedy: 'Name a file in public/ by its path there, with a slash in front.',
    });
  }
  return problems;
}
