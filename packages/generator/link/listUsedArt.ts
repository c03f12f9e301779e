import type { LoadedSite } from '../load/load';
import { fileStart, type Place } from '../model/problem';
import { placeOfKey } from './places';

/** A use of a piece of art outside of texts. */
export interface UsedArt {
  readonly name: string;
  readonly place: Place;
}

/** Pieces of art that settings, category files, tags and the front matter of docs and pages use. */
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
  const onShares = (sharePictures === false ? [] : sharePictures.figures).map((name, index) => ({
    name,
    place: positionOf(['sharePictures', 'figures', index]),
  }));
  const inCategories = content.categories.map(({ value, file, positions }) => ({
    name: value.art,
    place: { ...fileStart(file), ...positions['art'] },
  }));
  const onCards = [...content.docs, ...content.pages].map((doc) => ({
    name: doc.summary.frontMatter.picture,
    place: placeOfKey(doc, 'picture'),
  }));
  const shared = content.docs.map((doc) => ({
    name: doc.summary.frontMatter.share,
    place: placeOfKey(doc, 'share'),
  }));
  const onBanners = content.docs.flatMap((doc) => {
    const { banner } = doc.summary.frontMatter;
    return typeof banner === 'string' ? [{ name: banner, place: placeOfKey(doc, 'banner') }] : [];
  });
  const ofTags = [...content.docTags, ...content.postTags].flatMap(({ value, file, positions }) =>
    Object.entries(value).map(([tag, { art }]) => ({
      name: art,
      place: { ...fileStart(file), ...positions[tag] },
    })),
  );
  const onPages = content.pages.map((page) => ({
    name: page.summary.frontMatter.cast,
    place: placeOfKey(page, 'cast'),
  }));
  const all = [
    ...inSettings,
    ...onShares,
    ...inCategories,
    ...onCards,
    ...shared,
    ...onBanners,
    ...ofTags,
    ...onPages,
  ];
  return all.flatMap(({ name, place }) => (name === undefined ? [] : [{ name, place }]));
}
