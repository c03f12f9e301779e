import { type Zippable, zipSync } from 'fflate';

/** A file to put into a ZIP. */
export interface ZipPart {
  /** With its folders, between `/`; unlike any other. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The first day that a ZIP can tell: the same files always make the same ZIP. */
const date = new Date(1980, 0, 1);

/**
 * Writes a ZIP with these files in their order. They are not compressed, since pictures are already.
 * Source: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function encodeZip(parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> {
  const files: Zippable = {};
  for (const { name, bytes } of parts) files[name] = bytes;
  return zipSync(files, { level: 0, mtime: date });
}
