import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { DiskCache } from './cache/diskCache';
import type { Compression, FileContent } from './outputFiles';
import { withParentFolder } from './withParentFolder';

/** Shorter files fit one packet and gain nothing from compression. */
const smallest = 1024;
/**
 * Brotli's quality for pages. From 9 on the encoder fills tables of 16 MB for each file, ten times the work of 7 for
 * nothing; 11 would save 9 % and take fifty times as long, which counts with thousands of pages. The few files that
 * every visitor loads use it.
 */
const qualities = { quick: 7, best: constants.BROTLI_MAX_QUALITY };
/**
 * Bytes in the first flight of TCP, ten segments, and the largest size that the best compression can squeeze into it.
 * A file between the two is worth the time: it arrives a round trip earlier.
 */
const firstFlight = 14_600;
const squeezable = 16_400;

/**
 * Writes a file of the output with its `.br` copy. Synchronous: it runs in worker threads.
 * @param path below `out`
 * @param cache stores slow results: the same scripts are written by build after build
 * @throws Error if `path` is not below `out`
 */
export function writeOutput(
  out: string,
  path: string,
  content: FileContent,
  compression: Compression,
  cache?: DiskCache,
): void {
  const absolute = resolveBelow(out, path);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  withParentFolder(absolute, () => writeFileSync(absolute, bytes));
  if (compression === 'none' || bytes.length < smallest) return;
  writeFileSync(
    `${absolute}.br`,
    compression === 'best' ? compressBest(bytes, cache) : compressQuickly(bytes),
  );
}

function compressQuickly(bytes: Uint8Array): Uint8Array {
  const quick = compressBrotli(bytes, qualities.quick);
  const isNearlyInFlight = quick.length > firstFlight && quick.length < squeezable;
  return isNearlyInFlight ? squeeze(bytes) : quick;
}

/**
 * The best compression, with the first code of distances that brings a page into the first flight: they differ by up to
 * 80 bytes, while the hashes in a page alone make it 50 bytes longer or shorter by chance. A window of 64 KB is as long
 * as these pages.
 */
function squeeze(bytes: Uint8Array): Uint8Array {
  let least: Uint8Array | undefined;
  for (let direct = 0; direct < 16; direct++)
    for (const postfix of [0, 1, 2, 3]) {
      const next = compressBrotli(bytes, qualities.best, {
        [constants.BROTLI_PARAM_LGWIN]: 16,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: direct << postfix,
      });
      if (next.length <= firstFlight) return next;
      if (least === undefined || next.length < least.length) least = next;
    }
  return least ?? bytes;
}

/** Distances with a code of their own make the scripts of a site up to 100 bytes shorter; more of them, or fewer, do less. */
const directDistances = { [constants.BROTLI_PARAM_NDIRECT]: 12 };

function compressBest(bytes: Uint8Array, cache: DiskCache | undefined): Uint8Array {
  const compress = () => compressBrotli(bytes, qualities.best, directDistances);
  const key = createHash('sha256').update(bytes).digest('hex');
  return cache === undefined ? compress() : cache.recall('brotli', key, compress);
}

/**
 * The absolute path of a file of the output.
 * @param path below `out`
 * @throws Error if it is not below
 */
export function resolveBelow(out: string, path: string): string {
  const absolute = resolve(out, path);
  // Addresses are checked where they are declared; this check covers every caller.
  if (!absolute.startsWith(resolve(out) + sep))
    throw new Error(`The path ${JSON.stringify(path)} leaves the output folder ${out}`);
  return absolute;
}

function compressBrotli(
  bytes: Uint8Array,
  quality: number,
  more: Readonly<Record<number, number>> = {},
): Uint8Array {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      ...more,
    },
  });
}
