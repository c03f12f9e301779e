import type { Note } from './answer';
import { ByteReader, hasText, latin1 } from './byteReader';
import { crc32 } from './crc32';

export interface PngChunk {
  readonly type: string;
  readonly data: Uint8Array;
  /** Where its data begins, in bytes from the start of the file. */
  readonly at: number;
}

export const pngSignature = '\x89PNG\r\n\x1a\n';

/** The chunks of a PNG up to IEND; faulty checksums and a missing end are noted. */
export function parsePngChunks(bytes: Uint8Array, note: Note): PngChunk[] {
  const reader = new ByteReader(bytes, 'big', pngSignature.length);
  const chunks: PngChunk[] = [];
  while (reader.has(8)) {
    const start = reader.at;
    const length = reader.uint32();
    const type = latin1(reader.take(4));
    const at = reader.at;
    const isWhole = reader.has(length + 4);
    const data = reader.take(length);
    if (isWhole && reader.uint32() !== crc32(bytes.subarray(start + 4, at + length)))
      note('badChecksum', start, { found: type });
    chunks.push({ type, data, at });
    if (type === 'IEND') return chunks;
    if (!isWhole) break;
  }
  note('truncated', bytes.length);
  return chunks;
}

export function isPng(bytes: Uint8Array): boolean {
  return hasText(bytes, pngSignature);
}
