import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Files shorter than this gain nothing from compression: they fit one packet as they are. */
const smallest = 1024;
/**
 * Brotli's quality for pages. From 9 on the encoder fills tables of 16 MB for each file, ten times
 * the work of 7 for nothing; 11 would save 9 % and take fifty times as long, which counts with
 * thousands of pages. The few shared files use it (`writeShared`).
 */
const pageQuality = 7;
/**
 * The first flight of TCP, ten segments, and what the best compression can squeeze into it. A file
 * between the two is worth the time: it arrives a round trip earlier.
 */
const firstFlight = 14_600;
const squeezable = 16_200;

/**
 * Writes a file of the output with its `.br` and `.gz` twins. Returns the bytes written.
 * Synchronous: it runs in worker threads.
 * @param path below `out`
 * @throws Error if it is not below
 */
export function writeOutput(
  out: string,
  path: string,
  content: string | Uint8Array,
  compress: boolean,
  quality = pageQuality,
): number {
  const absolute = resolve(out, path);
  // Every address is checked where it is written; this holds whoever calls it, and whatever is forgotten.
  if (!absolute.startsWith(resolve(out) + sep))
    throw new Error(`The path ${JSON.stringify(path)} leaves the output folder ${out}`);
  mkdirSync(dirname(absolute), { recursive: true });
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  writeFileSync(absolute, bytes);
  if (!compress || bytes.length < smallest) return bytes.length;
  const quick = compressBrotli(bytes, quality);
  const isNearlyInFlight = quick.length > firstFlight && quick.length < squeezable;
  const brotli = isNearlyInFlight ? compressBrotli(bytes, constants.BROTLI_MAX_QUALITY) : quick;
  const gzip = gzipSync(bytes, { level: 9 });
  writeFileSync(`${absolute}.br`, brotli);
  writeFileSync(`${absolute}.gz`, gzip);
  return bytes.length + brotli.length + gzip.length;
}

function compressBrotli(bytes: Uint8Array, quality: number): Uint8Array {
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

/** As `writeOutput`, with the best compression, for files that every visitor loads. */
export function writeShared(
  out: string,
  path: string,
  content: string | Uint8Array,
  compress: boolean,
): number {
  return writeOutput(out, path, content, compress, constants.BROTLI_MAX_QUALITY);
}
