import { ContentError, hasErrors, type Problem } from '../../model/problem';
import type { TreeNode } from '../../model/tree';
import type { ParsedFile } from '../load/content';
import type { LoadedSite } from '../load/load';
import { textFileOf } from './anchors';
import { linkAnnouncement } from './announcement';
import { checkAddresses } from './checkAddresses';
import { checkFiles } from './checkFiles';
import { checkOutput } from './checkOutput';
import type { LinkHooks } from './hooks';
import { linkSite } from './linkSite';
import { indexByPath, type ResolvedReferences, resolveReferences } from './references';
import { findShareImage } from './shareImage';
import type { Site } from './site';

/** A site that is linked and checked, ready to be composed. */
export interface LinkedSite
  extends Pick<LoadedSite, 'art' | 'assets' | 'wordsIn' | 'history' | 'logo' | 'publicFiles'> {
  readonly site: Site;
  /** The announcement's text by locale. */
  readonly announcement: Readonly<Record<string, readonly TreeNode[]>>;
  /** What a file's references lead to where it is shown in a locale. */
  readonly references: (locale: string) => (file: ParsedFile) => ResolvedReferences;
  /** Errors and warnings of loading and linking, each once. */
  readonly problems: readonly Problem[];
}

/**
 * The second stage: gives every page its address, and every link, picture and sidebar its target.
 * @param today ISO day, UTC: posts with a later date are drafts.
 */
export async function link(
  loaded: LoadedSite,
  today: string,
  features: readonly LinkHooks[],
): Promise<LinkedSite> {
  const { assets, art, wordsIn, history, logo, publicFiles, positionOf } = loaded;
  const linked = linkSite(loaded, today);
  const { site } = linked;
  const problems = [...loaded.problems, ...linked.problems];

  const pictures = { assets, art, wordsIn };
  const byPath = indexByPath(site);
  const resolved = new Map<string, ResolvedReferences>();
  for (const page of site.pages.values()) {
    for (const locale of site.locales) {
      const file = textFileOf(page, locale);
      if (file === undefined) continue;
      const found = await resolveReferences(site, pictures, byPath, file, locale);
      const share = await findShareImage(assets, page, locale);
      resolved.set(`${locale}\0${file.file}`, {
        ...found.resolved,
        ...(share.src === undefined ? {} : { shareImage: share.src }),
      });
      problems.push(...found.problems, ...share.problems);
    }
  }
  const announcement: Record<string, readonly TreeNode[]> = {};
  for (const locale of site.locales) {
    const at = positionOf(['announcement', 'content', locale]);
    const text = await linkAnnouncement(site, pictures, byPath, locale, at, features);
    announcement[locale] = text.tree;
    problems.push(...text.problems);
  }
  problems.push(
    ...(await checkAddresses(site, assets, positionOf)),
    ...(await checkFiles(site, assets, positionOf)),
    ...features.flatMap(({ check }) => check?.(site, loaded) ?? []),
    ...checkOutput(
      loaded,
      site,
      features.flatMap(({ claims }) => claims?.(site) ?? []),
    ),
  );
  return {
    site,
    assets,
    art,
    wordsIn,
    history,
    logo,
    publicFiles,
    announcement,
    references: (locale) => (file) =>
      resolved.get(`${locale}\0${file.file}`) ?? { hrefs: {}, images: {}, art: {}, downloads: {} },
    problems: unique(problems),
  };
}

function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** @throws ContentError with all problems if one of them is an error. */
export function refuseErrors(problems: readonly Problem[]): void {
  if (hasErrors(problems)) throw new ContentError(problems);
}
