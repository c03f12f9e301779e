import { resolveArt } from '../../../engine/link/resolveArt';
import type { Site } from '../../../engine/link/site';
import type { LoadedSite } from '../../../engine/load/load';
import { errorAt, fileStart, type Problem } from '../../../model/problem';

/** Pictures that the settings and the category files name but that are not there or have no words. */
export function checkArt(site: Site, { art, positionOf }: Pick<LoadedSite, 'art' | 'positionOf'>): Problem[] {
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
