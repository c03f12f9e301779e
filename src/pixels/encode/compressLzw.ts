/** Longest code of a GIF in bits; with the table full, compression starts anew. */
const longestCode = 12;

/**
 * The compression of GIF: runs of pixels that have occurred before become a code. Codes grow by a
 * bit whenever the next one would not fit, and are packed from the lowest bit on.
 *
 * Runs are looked up in a table with a place for each run and the pixel after it, which is 2 MB for
 * 256 colours. The few thousand places in use are noted, so that starting anew empties only them.
 * Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt, appendix F
 * @param indexes each less than 2 to the power of `bits`
 * @param bits 2 to 8
 */
export function compressLzw(indexes: Uint8Array, bits: number): Uint8Array {
  const clear = 1 << bits;
  const end = clear + 1;
  const runs = new Uint16Array(1 << (longestCode + bits));
  const places = new Uint32Array(1 << longestCode);
  let known = 0;
  let next = end + 1;
  let size = bits + 1;
  let bytes = new Uint8Array(Math.max(256, indexes.length >> 2));
  let length = 0;
  let pending = 0;
  let pendingBits = 0;

  const emit = (code: number) => {
    pending |= code << pendingBits;
    pendingBits += size;
    if (length + 4 > bytes.length) bytes = grow(bytes);
    for (; pendingBits >= 8; pendingBits -= 8) {
      bytes[length++] = pending;
      pending >>>= 8;
    }
    if (next === 1 << size && size < longestCode) size++;
  };
  const restart = () => {
    emit(clear);
    for (let at = 0; at < known; at++) runs[places[at] ?? 0] = 0;
    known = 0;
    next = end + 1;
    size = bits + 1;
  };

  restart();
  let run = indexes[0] ?? 0;
  for (let at = 1; at < indexes.length; at++) {
    const index = indexes[at] ?? 0;
    const place = (run << bits) | index;
    const longer = runs[place] ?? 0;
    if (longer !== 0) {
      run = longer;
      continue;
    }
    emit(run);
    if (next === 1 << longestCode) restart();
    else {
      runs[place] = next++;
      places[known++] = place;
    }
    run = index;
  }
  if (indexes.length > 0) emit(run);
  emit(end);
  if (pendingBits > 0) bytes[length++] = pending;
  return bytes.subarray(0, length);
}

function grow(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const more = new Uint8Array(bytes.length * 2);
  more.set(bytes);
  return more;
}
