import type { Site } from '../../../engine/link/site';
import { errorAt, fileStart, type Place, type Problem } from '../../../model/problem';
import type { ArtFolder } from './readArt';
import { resolveArt } from './resolveArt';

/** Pictures that the settings and the category files name but that are not there or have no words. */
export function checkArt(
  site: Site,
  art: ArtFolder,
  positionOf: (path: readonly PropertyKey[]) => Place,
): Problem[] {
  const inSettings = Object.entries(site.config.pictures).map(([key, name]) => ({
    name,
    place: positionOf(['pictures', key]),
  }));
  const { sharePictures } = site.config;
  const onShares = {
    name: sharePictures === false ? undefined : sharePictures.art,
    place: positionOf(['sharePictures', 'art']),
  };
  const inCategories = site.content.categories.map(({ value, file, positions }) => ({
    name: value.art,
    place: { ...fileStart(file), ...positions['art'] },
  }));
  const problems: Problem[] = [];
  for (const { name, place } of [...inSettings, onShares, ...inCategories]) {
    if (name === undefined) continue;
    for (const locale of site.locales) {
      const reference = {
        kind: 'art',
        target: name,
        needsAlt: true,
        line: place.line,
        column: place.column,
      } as const;
      resolveArt(art, locale, reference, (_, message, remedy, nearest) =>
        problems.push(errorAt(place, message, { remedy, nearest })),
      );
    }
  }
  return problems;
}
