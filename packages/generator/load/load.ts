import { join } from 'node:path';
import { fileStart, type Problem, warningAt } from '../model/problem';
import type { Words } from '../model/words';
import { type Dictionaries, dictionaries as ownDictionaries } from '../model/words/dictionaries';
import type { DiskCache } from '../output/cache/diskCache';
import type { ArtFolder } from './art';
import { type Assets, openAssets } from './assets';
import { checkDrawing } from './checkDrawing';
import { type Content, writtenDate } from './content';
import { type MakeHeadlineFace, openHeadlineFaces } from './font/headlineFace';
import { type MakePageFace, openPageFaces } from './font/pageFace';
import { type FileHistory, needsHistory, readHistory } from './history';
import type { LoadHooks } from './hooks';
import { listFiles } from './listFiles';
import { addOwnWords } from './ownWords';
import type { ParseMemory } from './parseMemory';
import { pictureAddress } from './pictureAddress';
import { openPictures, type Pictures, type PreparePictures } from './pictures/openPictures';
import { type ParseTexts, readContent } from './readContent';
import { readArt } from './readShared';
import { findDictionaries } from './settings/findDictionaries';
import { findLowContrast } from './settings/findLowContrast';
import { findUntranslated } from './settings/findUntranslated';
import type { LoadedConfig } from './settings/loadConfig';
import { type SiteFolders, settingsFile } from './siteFolders';

/**
 * `production` leaves out drafts and open questions and hides unlisted pages; `drafts` includes the first two,
 * `development` all of them.
 */
export type Mode = 'production' | 'drafts' | 'development';

/** Everything that was read, before any of it is related to something else. */
export interface LoadedSite extends LoadedConfig {
  readonly mode: Mode;
  /** The interface words of a locale of the site. */
  readonly wordsIn: (locale: string) => Words;
  readonly content: Content;
  readonly history: ReadonlyMap<string, FileHistory>;
  readonly art: ArtFolder;
  readonly assets: Assets;
  readonly pictures: Pictures;
  readonly pageFace: MakePageFace;
  readonly headlineFace: MakeHeadlineFace;
  /** Files of `public/`: absolute paths by path below it. */
  readonly publicFiles: ReadonlyMap<string, string>;
  /** Address of the logo, if there is one. */
  readonly logo: string | undefined;
  /** Problems of single files. */
  readonly problems: readonly Problem[];
}

export interface LoadOptions {
  readonly folders: SiteFolders;
  readonly settings: LoadedConfig;
  readonly cache: DiskCache;
  readonly mode: Mode;
  readonly parse: ParseTexts;
  readonly prepare: PreparePictures;
  /** Texts that are parsed already; contains all of them afterwards. */
  readonly memory?: ParseMemory;
  /** Interface words by locale code; by default those of this repository. */
  readonly dictionaries?: Dictionaries | undefined;
  readonly features: readonly LoadHooks[];
}

/** The first stage: reads content, art, history and the list of public files. Problems are collected, not thrown. */
export async function load({
  folders,
  settings,
  cache,
  mode,
  parse,
  prepare,
  memory = new Map(),
  dictionaries = ownDictionaries,
  features,
}: LoadOptions): Promise<LoadedSite> {
  // A preview with drafts is not for search engines.
  const config = mode === 'drafts' ? { ...settings.config, noIndex: true } : settings.config;
  const wordsIn = findDictionaries(settings, addOwnWords(dictionaries, features));
  const content = await readContent(folders, config, parse, memory, features, mode !== 'production');
  const areDated = content.posts.every((post) => writtenDate(post) !== undefined);
  const history = needsHistory(config, mode, areDated)
    ? await readHistory(folders.root, 'content')
    : new Map<string, FileHistory>();
  const art = await readArt(folders, config, features);
  const { logo } = config.navbar;
  const assets = openAssets(folders.root, config.baseUrl, config.locales.default, art.exported);
  const texts = [...content.docs, ...content.posts, ...content.pages];
  const pictures = await openPictures(texts, assets, config.baseUrl, cache, prepare);
  const inPublic = await listFiles(folders.public, 'public');
  const publicFiles = new Map(inPublic.paths.map((path) => [path, join(folders.public, path)]));
  const drawings = [...publicFiles].flatMap(([path, absolute]) => checkDrawing(absolute, `public/${path}`));
  return {
    ...settings,
    config,
    mode,
    wordsIn,
    content,
    history,
    art,
    assets,
    pictures,
    pageFace: openPageFaces(cache),
    headlineFace: openHeadlineFaces(cache),
    publicFiles,
    logo: logo === undefined ? undefined : pictureAddress(folders.public, art.exported, logo, config.baseUrl),
    problems: [
      ...warnOfSettings(settings),
      ...content.problems,
      ...art.problems,
      ...inPublic.problems,
      ...drawings,
    ],
  };
}

/** Settings that are valid, but bad for readers. */
function warnOfSettings({ config, positionOf }: LoadedConfig): readonly Problem[] {
  return [
    ...[...findUntranslated(config)].map(([locale, paths]) =>
      warningAt(
        fileStart(settingsFile),
        `Settings without a translation into "${locale}": ${paths.join(', ')}.`,
        { remedy: `Add "${locale}" to them; until then readers see the default language.` },
      ),
    ),
    ...findLowContrast(config.colors).map(({ text, background, contrast }) =>
      warningAt(positionOf(['colors', text]), `The contrast of ${text} on ${background} is ${contrast}.`, {
        remedy: 'Text needs 4.5: make one of them darker or lighter.',
      }),
    ),
  ];
}
