import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../model/config/siteConfig';
import { fileStart, type Problem, warningAt } from '../../model/problem';
import { findIn } from '../../model/sharedData';
import { type ArtFolder, noArt } from './art';
import { begunLocales } from './begunLocales';
import type { Content } from './content';
import type { ArtConfig, DataHook, LoadHooks, ParsedData } from './hooks';
import { listFiles } from './listFiles';
import { readText, type TextFile } from './readText';
import type { SiteFolders } from './siteFolders';

/** What all languages share, of the files that features declare. */
export async function readShared(
  { content }: SiteFolders,
  locales: SiteConfig['locales'],
  hooks: readonly DataHook[],
): Promise<Pick<Content, 'shared' | 'problems'>> {
  const values = new Map<string, unknown>();
  const problems: Problem[] = [];
  for (const hook of hooks) {
    const read = await readData(content, locales, hook);
    values.set(hook.data.file, read.value);
    problems.push(...read.problems);
  }
  return { shared: findIn(values), problems };
}

async function readData(
  content: string,
  locales: SiteConfig['locales'],
  { data, parse, isPartial }: DataHook,
): Promise<ParsedData<unknown>> {
  const { source, problems } = await readSource(content, data.file);
  if (source === undefined) return { value: data.none, problems };
  const asked = isPartial === true ? locales : begunLocales(source, locales);
  const parsed = parse(source, asked);
  return { ...parsed, problems: [...warnOfOthers(source.file, locales, asked), ...parsed.problems] };
}

/** A warning for each language of the site that a file has no words in. */
function warnOfOthers(
  file: string,
  { list }: SiteConfig['locales'],
  asked: SiteConfig['locales'],
): readonly Problem[] {
  const others = Object.keys(list).filter((code) => !Object.hasOwn(asked.list, code));
  return others.map((code) =>
    warningAt(
      fileStart(file),
      `The file has no words in "${code}"; readers there see those of the default language.`,
      {
        remedy: `Write them for all its entries; an entry without them is an error from the first one on.`,
      },
    ),
  );
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
