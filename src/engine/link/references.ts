import type { ShownArt, ShownDownload } from '../../model/art';
import { errorAt, type Problem } from '../../model/problem';
import type { Asset } from '../load/assets';
import type { ParsedFile } from '../load/content';
import { textFileOf } from './anchors';
import { resolveArt, resolveDownload } from './resolveArt';
import { resolveAsset } from './resolveAsset';
import { resolveLink } from './resolveLink';
import type { Pictures, Resolver } from './resolver';
import type { Page, Site } from './site';

/** What the links and pictures of one file lead to, by what was written. */
export interface ResolvedReferences {
  readonly hrefs: Readonly<Record<string, string>>;
  readonly images: Readonly<Record<string, Asset>>;
  readonly art: Readonly<Record<string, ShownArt>>;
  readonly downloads: Readonly<Record<string, ShownDownload>>;
  /** Address of the picture shown when the page is shared, if it has one of its own. */
  readonly shareImage?: string;
}

/** Pages by the path of their file below a locale's folder. */
export function indexByPath(site: Site): ReadonlyMap<string, Page> {
  const index = new Map<string, Page>();
  for (const page of site.pages.values()) {
    const file = textFileOf(page, site.config.locales.default);
    if (file !== undefined) index.set(file.path, page);
  }
  return index;
}

/** Resolves every link and picture of `file` as shown in `locale`; what leads nowhere is reported (CT-14). */
export async function resolveReferences(
  site: Site,
  pictures: Pictures,
  pagesByPath: ReadonlyMap<string, Page>,
  file: ParsedFile,
  locale: string,
): Promise<{ resolved: ResolvedReferences; problems: Problem[] }> {
  const problems: Problem[] = [];
  const resolver: Resolver = {
    site,
    assets: pictures.assets,
    file,
    locale,
    pagesByPath,
    report: ({ line, column }, message, remedy, suggestion) =>
      problems.push(errorAt({ file: file.file, line, column }, message, { remedy, nearest: suggestion })),
  };
  const { locales } = site.config;
  // A text that stands in for a translation keeps its own language, and so do the words for its pictures.
  const words = pictures.wordsIn(file.locale).build.download;
  const htmlLang = locales.list[file.locale]?.htmlLang ?? file.locale;
  const hrefs: Record<string, string> = {};
  const images: Record<string, Asset> = {};
  const art: Record<string, ShownArt> = {};
  const downloads: Record<string, ShownDownload> = {};
  for (const reference of file.summary.references) {
    if (reference.kind === 'link') {
      hrefs[reference.target] = await resolveLink(resolver, reference);
      continue;
    }
    if (reference.kind === 'art') {
      const piece = resolveArt(pictures.art, file.locale, locales, reference, resolver.report);
      if (piece !== undefined) art[reference.target] = piece;
      continue;
    }
    if (reference.kind === 'download') {
      const download = resolveDownload(pictures.art, words, htmlLang, reference, resolver.report);
      if (download !== undefined) downloads[reference.target] = download;
      continue;
    }
    const asset = await resolveAsset(resolver, reference, reference.target);
    if (asset !== undefined) images[reference.target] = asset;
  }
  return { resolved: { hrefs, images, art, downloads }, problems };
}
