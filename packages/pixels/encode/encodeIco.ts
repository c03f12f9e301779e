/** A picture of an icon file: a square PNG with sides of at most 256 pixels. */
interface IconSize {
  readonly side: number;
  readonly png: Uint8Array;
}

const headerBytes = 6;
const entryBytes = 16;

/**
 * An icon file with a PNG for each size.
 * Source: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
export function encodeIco(sizes: readonly IconSize[]): Uint8Array {
  const start = headerBytes + entryBytes * sizes.length;
  const bytes = new Uint8Array(start + sizes.reduce((sum, { png }) => sum + png.length, 0));
  const view = new DataView(bytes.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, sizes.length, true);
  let at = start;
  for (const [index, { side, png }] of sizes.entries()) {
    const entry = headerBytes + entryBytes * index;
    // 256 is written as 0.
    bytes.set([side % 256, side % 256], entry);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, at, true);
    bytes.set(png, at);
    at += png.length;
  }
  return bytes;
}
