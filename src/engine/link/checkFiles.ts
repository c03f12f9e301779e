import { errorAt, type Place, type Problem } from '../../model/problem';
import type { Assets } from '../load/assets';
import { placeOfKey } from './places';
import type { Site } from './site';

/** Files in `public/` that the settings and the authors file name but that are not there. */
export async function checkFiles(
  site: Site,
  assets: Assets,
  positionOf: (path: readonly PropertyKey[]) => Place,
): Promise<Problem[]> {
  const { favicon, image, navbar } = site.config;
  const named = [
    { path: ['favicon'], address: favicon },
    { path: ['image'], address: image },
    { path: ['navbar', 'logo'], address: navbar.logo },
  ].map(({ path, address }) => ({
    address,
    name: `${path.join('.')}: `,
    place: positionOf(path),
  }));
  const authors = site.blog?.authorWords?.original;
  const pictures =
    authors === undefined
      ? []
      : Object.entries(authors.value).map(([key, { picture }]) => ({
          address: picture?.startsWith('/') ? picture : undefined,
          name: '',
          place: placeOfKey(authors, `${key}.picture`),
        }));
  const problems: Problem[] = [];
  for (const { address, name, place } of [...named, ...pictures]) {
    if (address === undefined || (await assets.findPublic(address)) !== undefined) continue;
    problems.push(
      errorAt(place, `${name}The file "${address}" does not exist.`, {
        remedy: 'Name a file in public/ by its path there, with a slash in front.',
      }),
    );
  }
  return problems;
}
