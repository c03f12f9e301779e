import { textFileOf } from '../../../engine/link/anchors';
import type { Site } from '../../../engine/link/site';
import { errorAt, fileStart, type Place, type Problem, warningAt } from '../../../model/problem';
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
      resolveArt(art, locale, site.config.locales, reference, (_, message, remedy, nearest) =>
        problems.push(errorAt(place, message, { remedy, nearest })),
      );
    }
  }
  return [...problems, ...missingWords(site, art, positionOf, [...inSettings, onShares, ...inCategories])];
}

/** One warning for each language in which pictures are described in the words of the default one. */
function missingWords(
  { config, locales, pages }: Site,
  art: ArtFolder,
  positionOf: (path: readonly PropertyKey[]) => Place,
  named: readonly { readonly name: string | undefined }[],
): Problem[] {
  const files = [...pages.values()].flatMap((page) =>
    locales.flatMap((locale) => textFileOf(page, locale) ?? []),
  );
  return locales.flatMap((locale): Problem[] => {
    const shown = files
      .filter((file) => file.locale === locale)
      .flatMap(({ summary }) => summary.references)
      .filter(({ kind, needsAlt }) => kind === 'art' && needsAlt === true)
      .map(({ target }) => target);
    const names = new Set([...named.flatMap(({ name }) => name ?? []), ...shown]);
    const missing = [...names].filter((name) => {
      const alt = art.draw(name)?.alt;
      return alt !== undefined && alt[locale] === undefined && alt[config.locales.default] !== undefined;
    });
    if (missing.length === 0) return [];
    return [
      warningAt(
        positionOf(['locales', 'list', locale]),
        `Pictures without words in "${locale}" are described in "${config.locales.default}": ${missing.sort().join(', ')}.`,
        { remedy: `Write "alt-${locale}: …" in their files in art/.` },
      ),
    ];
  });
}
