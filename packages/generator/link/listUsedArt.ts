import type { LoadedSite } from '../load/load';
import { fileStart, type Place } from '../model/problem';

/** A use of a piece of art outside of texts. */
export interface UsedArt {
  readonly name: string;
  readonly place: Place;
}

/** Pieces of art that settings and category files use. */
export function listUsedArt({
  config,
  content,
  positionOf,
}: Pick<LoadedSite, 'config' | 'content' | 'positionOf'>): readonly UsedArt[] {
  const { pictures, sharePictures } = config;
  const inSettings = Object.entries(pictures).map(([key, name]) => ({
    name,
    place: positionOf(['pictures', key]),
  }));
  const onShares = {
    name: sharePictures === false ? undefined : sharePictures.art,
    place: positionOf(['sharePictures', 'art']),
  };
  const inCategories = content.categories.map(({ value, file, positions }) => ({
    name: value.art,
    place: { ...fileStart(file), ...positions['art'] },
  }));
  return [...inSettings, onShares, ...inCategories].flatMap(({ name, place }) =>
    name === undefined ? [] : [{ name, place }],
  );
}
