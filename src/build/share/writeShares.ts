import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LocalePages } from '../compose/localePages';
import type { OutputFolder } from '../write/outputFolder';
import { writeOutput } from '../write/writeOutput';
import { drawShare } from './drawShare';
import { openPixelFont } from './pixelFont';
import { artOf, type SharePicture } from './sharePictures';

/** Writes the sharing pictures of all pages; those that have been drawn before are taken over. */
export async function writeShares(
  locales: readonly LocalePages[],
  cache: string,
  output: OutputFolder,
): Promise<void> {
  const [first] = locales;
  if (first === undefined) return;
  const asked = locales.flatMap(({ pages }) => pages.flatMap(({ job }) => job.share ?? []));
  const wanted = new Map(asked.map((share): [string, SharePicture] => [share.path, share]));
  const missing = [...wanted.values()].filter(({ path }) => !output.keep(path));
  if (missing.length === 0) return;
  const folder = join(cache, 'share');
  mkdirSync(folder, { recursive: true });
  const art = artOf(first.context);
  const kept = (path: string) => join(folder, basename(path));
  const unknown = missing.filter(({ path }) => !existsSync(kept(path)));
  const font = unknown.length === 0 ? undefined : await openPixelFont();
  for (const { path, words } of unknown)
    if (font !== undefined) writeFileSync(kept(path), drawShare(words, font, art));
  for (const { path } of missing) writeOutput(output.staging, path, readFileSync(kept(path)), false);
}
