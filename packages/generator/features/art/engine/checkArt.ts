import { textFileOf } from '../../../link/anchors';
import { listUsedArt } from '../../../link/listUsedArt';
import { resolveArt } from '../../../link/resolveArt';
import type { Site } from '../../../link/site';
import type { LoadedSite } from '../../../load/load';
import { errorAt, type Problem, warningAt } from '../../../model/problem';

type Loaded = Pick<LoadedSite, 'art' | 'config' | 'content' | 'positionOf'>;

/** Pictures that the settings and the category files name but that are not there or have no words. */
export function checkArt(site: Site, loaded: Loaded): Problem[] {
  const named = listUsedArt(loaded);
  const problems: Problem[] = [];
  for (const { name, place } of named) {
    for (const locale of site.locales) {
      const reference = {
        kind: 'art',
        target: name,
        needsAlt: true,
        line: place.line,
        column: place.column,
      } as const;
      resolveArt(loaded.art, locale, site.config.locales, reference, (_, message, remedy, nearest) =>
        problems.push(errorAt(place, message, { remedy, nearest })),
      );
    }
  }
  return [...problems, ...missingWords(site, loaded, new Set(named.map(({ name }) => name)))];
}

/** One warning for each language in which pictures are described in the words of the default one. */
function missingWords(
  { config, locales, pages }: Site,
  { art, positionOf }: Loaded,
  named: ReadonlySet<string>,
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
    const missing = [...new Set([...named, ...shown])].filter((name) => {
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
