import { fileStart, type Place } from '../../model/problem';
import type { LoadedSite } from '../load/load';

/** A piece of the art folder that is named outside of texts, and where. */
export interface NamedArt {
  readonly name: string;
  readonly place: Place;
}

/** The pieces that the settings and the files of categories name. */
export function listNamedArt({
  config,
  content,
  positionOf,
}: Pick<LoadedSite, 'config' | 'content' | 'positionOf'>): readonly NamedArt[] {
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
