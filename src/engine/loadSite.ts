import { type Dictionaries, dictionaries as ownDictionaries } from '../app/words/dictionaries';
import { checkArt } from '../features/art/engine/checkArt';
import { type ArtFolder, readArt } from '../features/art/engine/readArt';
import { ContentError, hasErrors, type Problem } from '../model/problem';
import type { TreeNode } from '../model/tree';
import type { Words } from '../model/words';
import { textFileOf } from './link/anchors';
import { linkAnnouncement } from './link/announcement';
import { checkAddresses } from './link/checkAddresses';
import { checkFiles } from './link/checkFiles';
import { checkOutput } from './link/checkOutput';
import { linkSite } from './link/linkSite';
import { writtenDate } from './link/postDate';
import { indexByPath, type ResolvedReferences, resolveReferences } from './link/references';
import { findShareImage } from './link/shareImage';
import type { Mode, Site } from './link/site';
import { type Assets, openAssets } from './load/assets';
import { checkEntries } from './load/checkEntries';
import type { ParsedFile } from './load/content';
import { type FileHistory, readHistory } from './load/history';
import { pictureAddress } from './load/inlinePicture';
import { listFiles } from './load/listFiles';
import { type ParseMemory, readContent } from './load/readContent';
import { findDictionaries } from './load/settings/findDictionaries';
import { type LoadedConfig, loadConfig } from './load/settings/loadConfig';
import type { SiteFolders } from './load/siteFolders';
import type { DiskCache } from './output/cache/diskCache';
import type { TaskPool } from './output/pool/taskPool';

/** A site that is read, linked and checked, ready to be composed. */
export interface LoadedSite {
  readonly site: Site;
  readonly assets: Assets;
  readonly art: ArtFolder;
  /** The words of the interface in a locale of the site. */
  readonly wordsIn: (locale: string) => Words;
  readonly history: ReadonlyMap<string, FileHistory>;
  /** Address of the logo, if there is one. */
  readonly logo: string | undefined;
  /** The announcement's text by locale. */
  readonly announcement: Readonly<Record<string, readonly TreeNode[]>>;
  readonly references: (locale: string) => (file: ParsedFile) => ResolvedReferences;
  /** Errors and warnings, each once. */
  readonly problems: readonly Problem[];
}

/**
 * The stages load and link.
 * @param today ISO day, UTC: posts with a later date are drafts.
 * @param dictionaries the words of the interface, for each locale of the settings
 * @throws ContentError if the settings are wrong; mistakes in content are in `problems`.
 */
export async function loadSite(
  folders: SiteFolders,
  cache: DiskCache,
  mode: Mode,
  pool: TaskPool,
  memory: ParseMemory,
  today: string,
  dictionaries: Dictionaries = ownDictionaries,
): Promise<LoadedSite> {
  const loaded: LoadedConfig = await loadConfig(folders);
  const { config } = loaded;
  const wordsIn = findDictionaries(loaded, dictionaries);
  const content = await readContent(folders, cache, config, pool, memory);
  const wantsHistory =
    // The sitemap says when a page was changed.
    (mode === 'production' && !config.noIndex) ||
    config.docSets.some((set) => set.lastUpdate.date || set.lastUpdate.author) ||
    content.posts.some((post) => writtenDate(post) === undefined);
  const history = wantsHistory ? await readHistory(folders.root, 'content') : new Map<string, FileHistory>();
  const linked = linkSite(loaded, content, mode, today, history);
  const { site } = linked;
  const { logo } = config.navbar;
  const art = await readArt(folders.art, config.baseUrl);
  const assets = openAssets(folders.root, config.baseUrl, config.locales.default, art.exported);
  const problems = [...content.problems, ...linked.problems, ...art.problems];

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
    const at = loaded.positionOf(['announcement', 'content', locale]);
    const linkedText = await linkAnnouncement(site, pictures, byPath, locale, at);
    announcement[locale] = linkedText.tree;
    problems.push(...linkedText.problems);
  }
  problems.push(...(await checkAddresses(site, assets, loaded.positionOf)));
  problems.push(...checkArt(site, art, loaded.positionOf));
  problems.push(...(await checkFiles(site, assets, loaded.positionOf)));
  problems.push(
    ...(await checkEntries(folders.art, 'art')),
    ...(await checkEntries(folders.public, 'public')),
  );
  problems.push(...checkOutput(loaded, site, art, await listFiles(folders.public)));
  return {
    site,
    assets,
    art,
    wordsIn,
    history,
    logo: logo === undefined ? undefined : pictureAddress(folders.public, art.exported, logo, config.baseUrl),
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
