import { join } from 'node:path';
import { addExhibitWords } from '../../exhibits/exhibits';
import type { Headline } from '../../model/document';
import { fileStart, type Problem, warningAt } from '../../model/problem';
import type { Words } from '../../model/words';
import { type Dictionaries, dictionaries as ownDictionaries } from '../../model/words/dictionaries';
import type { DiskCache } from '../output/cache/diskCache';
import type { ArtFolder } from './art';
import { type Assets, openAssets } from './assets';
import { checkDrawing } from './checkDrawing';
import { type Content, writtenDate } from './content';
import { drawHeadlines } from './font/drawHeadline';
import { type FileHistory, needsHistory, readHistory } from './history';
import type { LoadHooks } from './hooks';
import { pictureAddress } from './inlinePicture';
import { listFiles } from './listFiles';
import type { ParseMemory } from './parseMemory';
import { openPictures, type Pictures, type PreparePictures } from './pictures/openPictures';
import { type ParseTexts, readContent } from './readContent';
import { readArt } from './readShared';
import { findDictionaries } from './settings/findDictionaries';
import { findPaleColors } from './settings/findPaleColors';
import { findUntranslated } from './settings/findUntranslated';
import type { LoadedConfig } from './settings/loadConfig';
import { type SiteFolders, settingsFile } from './siteFolders';

/** `production` leaves drafts out and hides unlisted pages; `drafts` shows the former, `development` both. */
export type Mode = 'production' | 'drafts' | 'development';

/** Everything that was read, before anything is looked at together with something else. */
export interface LoadedSite extends LoadedConfig {
  readonly mode: Mode;
  /** The words of the interface in a locale of the site. */
  readonly wordsIn: (locale: string) => Words;
  readonly content: Content;
  readonly history: ReadonlyMap<string, FileHistory>;
  readonly art: ArtFolder;
  readonly assets: Assets;
  readonly pictures: Pictures;
  /** Headlines of home pages in pixels, by their texts. */
  readonly headlines: Readonly<Record<string, Headline>>;
  /** Files of `public/`: their paths there, and absolute. */
  readonly publicFiles: ReadonlyMap<string, string>;
  /** Address of the logo, if there is one. */
  readonly logo: string | undefined;
  /** What is wrong with files by themselves. */
  readonly problems: readonly Problem[];
}

export interface LoadOptions {
  readonly folders: SiteFolders;
  readonly settings: LoadedConfig;
  readonly cache: DiskCache;
  readonly mode: Mode;
  readonly parse: ParseTexts;
  readonly prepare: PreparePictures;
  /** Texts that are known already; holds all of them afterwards. */
  readonly memory?: ParseMemory;
  /** The words of the interface by locale code; those of this repository if left out. */
  readonly dictionaries?: Dictionaries | undefined;
  readonly features: readonly LoadHooks[];
}

/**
 * The first stage, for which `loadConfig` reads the settings: reads content, art, history and the list of
 * public files. Mistakes in them are in `problems`.
 */
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
  // A site to look through is none for search engines.
  const config = mode === 'drafts' ? { ...settings.config, noIndex: true } : settings.config;
  const wordsIn = findDictionaries(settings, addExhibitWords(dictionaries));
  const content = await readContent(folders, config, parse, memory, features);
  const areDated = content.posts.every((post) => writtenDate(post) !== undefined);
  const history = needsHistory(config, mode, areDated)
    ? await readHistory(folders.root, 'content')
    : new Map<string, FileHistory>();
  const art = await readArt(folders, config, features);
  const { logo } = config.navbar;
  const assets = openAssets(folders.root, config.baseUrl, config.locales.default, art.exported);
  const texts = [...content.docs, ...content.posts, ...content.pages];
  const [pictures, headlines] = await Promise.all([
    openPictures(texts, assets, config.baseUrl, cache, prepare),
    // Here, while other threads prepare pictures.
    drawHeadlines(
      content.homes.map(({ value }) => value.headline),
      cache,
    ),
  ]);
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
    headlines,
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

/** What settings may be, and readers would not be glad of. */
function warnOfSettings({ config, positionOf }: LoadedConfig): readonly Problem[] {
  return [
    ...[...findUntranslated(config)].map(([locale, paths]) =>
      warningAt(
        fileStart(settingsFile),
        `Texts of the settings without words in "${locale}": ${paths.join(', ')}.`,
        { remedy: `Add "${locale}" to them; until then readers see those of the default language.` },
      ),
    ),
    ...findPaleColors(config.colors).map(({ text, ground, contrast }) =>
      warningAt(positionOf(['colors', text]), `The contrast of ${text} on ${ground} is ${contrast}.`, {
        remedy: 'Text needs 4.5: make one of them darker or lighter.',
      }),
    ),
  ];
}
