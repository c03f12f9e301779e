import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Glossary } from '../../features/glossary/shared/glossary';
import type { SiteConfig } from '../../model/config/siteConfig';
import type { Problem } from '../../model/problem';
import { type ArtFolder, noArt } from './art';
import type { ArtConfig, LoadHooks } from './hooks';
import { glossaryFile } from './listContent';
import { listFiles, unusualKind } from './listFiles';
import { readText, type TextFile } from './readText';
import type { SiteFolders } from './siteFolders';

/** The glossary of the content folder, which a site need not have. */
export async function readGlossary(
  { content }: SiteFolders,
  locales: SiteConfig['locales'],
  features: readonly LoadHooks[],
): Promise<{ readonly glossary: Glossary; readonly problems: readonly Problem[] }> {
  const file = `content/${glossaryFile}`;
  const path = join(content, glossaryFile);
  const none: Glossary = { file, terms: [], positions: {} };
  const info = await stat(path).catch(() => undefined);
  // A pipe in its place is reported where the content folder is listed.
  if (info === undefined || unusualKind(info) !== undefined) return { glossary: none, problems: [] };
  const read = await readText(path, file);
  if ('problem' in read) return { glossary: none, problems: [read.problem] };
  const parse = features.find(({ parseGlossary }) => parseGlossary !== undefined)?.parseGlossary;
  return parse?.({ file, text: read.text }, locales) ?? { glossary: none, problems: [] };
}

/** The pictures of the art folder, which a site need not have. */
export async function readArt(
  { art }: SiteFolders,
  config: ArtConfig,
  features: readonly LoadHooks[],
): Promise<ArtFolder> {
  const names = (await listFiles(art)).filter((name) => /\.(art|gpl)$/.test(name));
  const problems: Problem[] = [];
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
