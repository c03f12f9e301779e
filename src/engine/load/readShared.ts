import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Glossary } from '../../features/glossary/shared/glossary';
import type { SiteConfig } from '../../model/config/siteConfig';
import type { EverydayWords } from '../../model/everydayWords';
import type { ImportFact } from '../../model/importFacts';
import { type KeyFacts, noKeys } from '../../model/keys';
import type { PracticeEntry } from '../../model/practice';
import { fileStart, type Problem, warningAt } from '../../model/problem';
import type { VersionRow } from '../../model/versions';
import { type ArtFolder, noArt } from './art';
import { begunLocales } from './begunLocales';
import type { ArtConfig, LoadHooks } from './hooks';
import {
  everydayWordsFile,
  glossaryFile,
  importFactsFile,
  keysFile,
  practiceFile,
  versionsFile,
} from './listContent';
import { listFiles } from './listFiles';
import { readText, type TextFile } from './readText';
import type { SiteFolders } from './siteFolders';

/** The glossary of the content folder, which a site need not have. */
export async function readGlossary(
  { content }: SiteFolders,
  locales: SiteConfig['locales'],
  features: readonly LoadHooks[],
): Promise<{ readonly glossary: Glossary; readonly problems: readonly Problem[] }> {
  const { source, begun, problems } = await readWords(content, glossaryFile, locales);
  const none: Glossary = { file: `content/${glossaryFile}`, terms: [], positions: {} };
  const parse = features.find(({ parseGlossary }) => parseGlossary !== undefined)?.parseGlossary;
  return withProblems(source && parse?.(source, begun), problems) ?? { glossary: none, problems };
}

/** The everyday words that the search knows; a site need not have them. */
export async function readEverydayWords(
  { content }: SiteFolders,
  locales: SiteConfig['locales'],
  features: readonly LoadHooks[],
): Promise<{ readonly everydayWords: readonly EverydayWords[]; readonly problems: readonly Problem[] }> {
  const { source, problems } = await readSource(content, everydayWordsFile);
  const parse = features.find(
    ({ parseEverydayWords }) => parseEverydayWords !== undefined,
  )?.parseEverydayWords;
  return (source && parse?.(source, locales)) ?? { everydayWords: [], problems };
}

/** What changes when the app imports a file, as the content folder has it; a site need not have that. */
export async function readImportFacts(
  { content }: SiteFolders,
  locales: SiteConfig['locales'],
  features: readonly LoadHooks[],
): Promise<{ readonly importFacts: readonly ImportFact[]; readonly problems: readonly Problem[] }> {
  const { source, begun, problems } = await readWords(content, importFactsFile, locales);
  const parse = features.find(({ parseImportFacts }) => parseImportFacts !== undefined)?.parseImportFacts;
  return withProblems(source && parse?.(source, begun), problems) ?? { importFacts: [], problems };
}

/** The keys of the app and of the systems around it, as the content folder has them; a site need not have that. */
export async function readKeys(
  { content }: SiteFolders,
  locales: SiteConfig['locales'],
  features: readonly LoadHooks[],
): Promise<{ readonly keys: KeyFacts; readonly problems: readonly Problem[] }> {
  const { source, begun, problems } = await readWords(content, keysFile, locales);
  const parse = features.find(({ parseKeys }) => parseKeys !== undefined)?.parseKeys;
  return withProblems(source && parse?.(source, begun), problems) ?? { keys: noKeys, problems };
}

/** The cards of the practice ground, as the content folder has them; a site need not have them. */
export async function readPracticeCards(
  { content }: SiteFolders,
  locales: SiteConfig['locales'],
  features: readonly LoadHooks[],
): Promise<{ readonly practiceCards: readonly PracticeEntry[]; readonly problems: readonly Problem[] }> {
  const { source, begun, problems } = await readWords(content, practiceFile, locales);
  const parse = features.find(
    ({ parsePracticeCards }) => parsePracticeCards !== undefined,
  )?.parsePracticeCards;
  return withProblems(source && parse?.(source, begun), problems) ?? { practiceCards: [], problems };
}

/** The versions of the app, as the content folder has them; a site need not have that. */
export async function readVersions(
  { content }: SiteFolders,
  locales: SiteConfig['locales'],
  features: readonly LoadHooks[],
): Promise<{ readonly versions: readonly VersionRow[]; readonly problems: readonly Problem[] }> {
  const { source, begun, problems } = await readWords(content, versionsFile, locales);
  const parse = features.find(({ parseVersions }) => parseVersions !== undefined)?.parseVersions;
  return withProblems(source && parse?.(source, begun), problems) ?? { versions: [], problems };
}

/** A file with words for all languages, and those languages that it has begun; one warning for each other one. */
async function readWords(content: string, name: string, locales: SiteConfig['locales']) {
  const { source, problems } = await readSource(content, name);
  if (source === undefined) return { source, begun: locales, problems };
  const begun = begunLocales(source, locales);
  const others = Object.keys(locales.list).filter((code) => !Object.hasOwn(begun.list, code));
  const warnings = others.map((code) =>
    warningAt(
      fileStart(source.file),
      `The file has no words in "${code}"; readers there see those of the default language.`,
      {
        remedy: `Write them for all its entries; an entry without them is an error from the first one on.`,
      },
    ),
  );
  return { source, begun, problems: [...problems, ...warnings] };
}

function withProblems<Parsed extends { readonly problems: readonly Problem[] }>(
  parsed: Parsed | undefined,
  problems: readonly Problem[],
): Parsed | undefined {
  return parsed && { ...parsed, problems: [...problems, ...parsed.problems] };
}

/** A file that all languages share; no source where there is none or where it cannot be read. */
async function readSource(
  content: string,
  name: string,
): Promise<{ readonly source: TextFile | undefined; readonly problems: readonly Problem[] }> {
  const file = `content/${name}`;
  const path = join(content, name);
  // A link is reported where the content folder is listed.
  if (!existsSync(path) || lstatSync(path).isSymbolicLink()) return { source: undefined, problems: [] };
  const read = await readText(path, file);
  return 'problem' in read
    ? { source: undefined, problems: [read.problem] }
    : { source: { file, text: read.text }, problems: [] };
}

/** The pictures of the art folder, which a site need not have. */
export async function readArt(
  { art }: SiteFolders,
  config: ArtConfig,
  features: readonly LoadHooks[],
): Promise<ArtFolder> {
  const listed = await listFiles(art, 'art');
  const names = listed.paths.filter((name) => /\.(art|gpl)$/.test(name));
  const problems: Problem[] = [...listed.problems];
  const files: TextFile[] = [];
  for (const name of names) {
    const file = `art/${name}`;
    const read = await readText(join(art, name), file);
    if ('problem' in read) problems.push(read.problem);
    else files.push({ file, text: read.text });
  }
  const parse = features.find(({ parseArt }) => parseArt !== undefined)?.parseArt;
  const folder = parse?.(files, config) ?? noArt;
  return { ...folder, problems: [...problems, ...folder.problems] };
}
