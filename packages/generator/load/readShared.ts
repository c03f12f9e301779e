import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';
import type { SiteConfig } from '../model/config/siteConfig';
import { fileStart, type Problem, warningAt } from '../model/problem';
import { findIn } from '../model/sharedData';
import { type ArtFolder, noArt } from './art';
import type { Content } from './content';
import type { ArtConfig, DataHook, LoadHooks, ParsedData } from './hooks';
import { listFiles } from './listFiles';
import { readText, type TextFile } from './readText';
import type { SiteFolders } from './siteFolders';

/** Reads the files that features declare and all languages share. */
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
  const asked = isPartial === true ? locales : startedLocales(source, locales);
  const parsed = parse(source, asked);
  return { ...parsed, problems: [...warnOfMissingLocales(source.file, locales, asked), ...parsed.problems] };
}

/**
 * Locales that a shared file has started to translate into: the default one, and each that occurs in a key, such as
 * `ar` or `alt_ar`. Entries need a text in these only, so that a language can be added file by file.
 */
export function startedLocales({ text }: TextFile, locales: SiteConfig['locales']): SiteConfig['locales'] {
  const document = parseDocument(text);
  // Invalid YAML is reported by the parser of the file.
  if (document.errors.length > 0) return locales;
  const keys = new Set<string>();
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key)) keys.add(String(key.value).replace(/^[a-z]+_/, ''));
    },
  });
  const list = Object.entries(locales.list).filter(([code]) => code === locales.default || keys.has(code));
  return { ...locales, list: Object.fromEntries(list) };
}

/** A warning for each language of the site that does not occur in a file. */
function warnOfMissingLocales(
  file: string,
  { list }: SiteConfig['locales'],
  asked: SiteConfig['locales'],
): readonly Problem[] {
  const others = Object.keys(list).filter((code) => !Object.hasOwn(asked.list, code));
  return others.map((code) =>
    warningAt(
      fileStart(file),
      `The file has no translation into "${code}"; its readers see the default language.`,
      {
        remedy: 'Translate all its entries: after the first one, an entry without a translation is an error.',
      },
    ),
  );
}

/** A file that all languages share; `source` is `undefined` if it does not exist or cannot be read. */
async function readSource(
  content: string,
  name: string,
): Promise<{ readonly source: TextFile | undefined; readonly problems: readonly Problem[] }> {
  const file = `content/${name}`;
  const path = join(content, name);
  // Symbolic links are reported where the content folder is listed.
  if (!existsSync(path) || lstatSync(path).isSymbolicLink()) return { source: undefined, problems: [] };
  const read = await readText(path, file);
  return 'problem' in read
    ? { source: undefined, problems: [read.problem] }
    : { source: { file, text: read.text }, problems: [] };
}

/** Reads the pictures of the art folder, if there is one. */
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
