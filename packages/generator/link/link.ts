import { type ParsedFile, translationIn } from '../load/content';
import type { LoadedSite } from '../load/load';
import { settingsFile } from '../load/siteFolders';
import { ContentError, fileStart, hasErrors, type Problem, warningAt } from '../model/problem';
import type { TreeNode } from '../model/tree';
import { textsOf } from './anchors';
import { linkAnnouncement } from './announcement';
import { checkAddresses } from './checkAddresses';
import { checkOutput } from './checkOutput';
import type { LinkHooks } from './hooks';
import { linkSite } from './linkSite';
import { type ResolvedReferences, resolvePage } from './references';
import { indexByPath, type Targets } from './resolver';
import type { Site, TextPage } from './site';
import { isOutdated, readTranslationChanges, type TranslationChanges } from './translationChanges';

/** A site that is linked and checked, ready for composing. */
export interface LinkedSite extends LoadedSite {
  readonly site: Site;
  /** The announcement's text by locale. */
  readonly announcement: Readonly<Record<string, readonly TreeNode[]>>;
  /** Resolved references of a file as shown in a locale. */
  readonly references: (locale: string) => (file: ParsedFile) => ResolvedReferences;
  /** Changes that outdated translations lack, by their files. */
  readonly translationChanges: ReadonlyMap<string, TranslationChanges>;
  /** Errors and warnings of loading and linking, each once. */
  readonly problems: readonly Problem[];
}

/**
 * The second stage: gives every page its address, and every link, picture and sidebar its target.
 * @param today ISO day, UTC: posts with a later date are drafts
 */
export async function link(
  loaded: LoadedSite,
  today: string,
  features: readonly LinkHooks[],
  listMorePages: Parameters<typeof linkSite>[3],
): Promise<LinkedSite> {
  const linked = linkSite(loaded, today, features, listMorePages);
  const { site } = linked;
  const problems = [...loaded.problems, ...linked.problems];

  const { assets, pictures, art, wordsIn, positionOf } = loaded;
  const pagesByPath = indexByPath(site);
  const addedIds = (page: TextPage) => features.flatMap((feature) => feature.addedIds?.(site, page) ?? []);
  const targets: Targets = { site, assets, pictures, art, wordsIn, pagesByPath, addedIds };
  const references = new Map<string, ResolvedReferences>();
  for (const page of pagesByPath.values()) {
    const told = new Set<string>();
    for (const locale of site.locales) {
      const found = await resolvePage(targets, page, locale);
      references.set(`${locale}\0${translationIn<ParsedFile>(page.files, locale).file}`, found.resolved);
      // A fallback text is shown in several locales; its problems are reported once.
      const places = found.problems.map(({ file, line, column }) => `${file}:${line}:${column}`);
      problems.push(...found.problems.filter((_, index) => !told.has(places[index] ?? '')));
      for (const place of places) told.add(place);
    }
  }
  const announcement: Record<string, readonly TreeNode[]> = {};
  for (const locale of site.locales) {
    const at = positionOf(['announcement', 'content', locale]);
    const text = await linkAnnouncement(targets, locale, at, features);
    announcement[locale] = text.tree;
    problems.push(...text.problems);
  }
  const claims = features.flatMap((feature) => feature.claims?.(site) ?? []);
  const checked = await Promise.all(features.map(({ check }) => check?.(site, loaded) ?? []));
  problems.push(
    ...checkHome(site),
    ...(await checkAddresses(site, loaded)),
    ...checked.flat(),
    ...checkOutput(loaded, site, linked.candidates, claims),
  );
  return {
    ...loaded,
    site,
    announcement,
    translationChanges: collectChanges(site),
    references: (locale) => (file) =>
      references.get(`${locale}\0${file.file}`) ?? {
        hrefs: {},
        languages: {},
        images: {},
        art: {},
        downloads: {},
      },
    problems: unique(problems),
  };
}

function collectChanges(site: Site): ReadonlyMap<string, TranslationChanges> {
  return new Map(
    textsOf(site).flatMap(({ original, byLocale }) =>
      Object.values(byLocale)
        .filter((file) => isOutdated(file, original))
        .map((file) => [file.file, readTranslationChanges(file, original)] as const),
    ),
  );
}

function checkHome({ pages, rules }: Site): readonly Problem[] {
  if (pages.has('/')) return [];
  const content = `content/${rules.defaultLocale}`;
  return [
    warningAt(fileStart(settingsFile), 'The site has no home page: its own address is not found.', {
      remedy: `Write ${content}/home.yaml, or ${content}/pages/index.md.`,
    }),
  ];
}

function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** @throws ContentError with all problems if any is an error */
export function refuseErrors(problems: readonly Problem[]): void {
  if (hasErrors(problems)) throw new ContentError(problems);
}
