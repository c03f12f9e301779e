import type { LocalePages } from '../../../engine/compose/localePages';
import type { DiskCache } from '../../../engine/output/cache/diskCache';
import type { LastOutput } from '../../../engine/output/lastOutput';
import { writeOutput } from '../../../engine/output/writeOutput';
import { drawShare } from './drawShare';
import { openPixelFont, type PixelFont } from './pixelFont';
import { findShareArt, type SharePicture } from './sharePictures';

/** Writes the sharing pictures of all pages; those that have been drawn before are taken over. */
export async function writeShares(
  locales: readonly LocalePages[],
  cache: DiskCache,
  last: LastOutput,
  staging: string,
): Promise<void> {
  const [first] = locales;
  if (first === undefined) return;
  const asked = locales.flatMap(({ pages }) => pages.flatMap(({ job }) => job.share ?? []));
  const wanted = new Map(asked.map((share): [string, SharePicture] => [share.path, share]));
  const missing = [...wanted.values()].filter(({ path }) => !last.keep([path], ''));
  if (missing.length === 0) return;
  const art = findShareArt(first.context);
  let font: PixelFont | undefined;
  const draw = async ({ path, words }: SharePicture): Promise<Uint8Array> => {
    font ??= await openPixelFont();
    const picture = drawShare(words, font, art);
    cache.write('share', path, picture);
    return picture;
  };
  for (const share of missing)
    writeOutput(staging, share.path, cache.read('share', share.path) ?? (await draw(share)), false);
}
