/** Longest code of a GIF in bits; with the table full, compression starts anew. */
const longestCode = 12;

/**
 * The compression of GIF: runs of pixels that have occurred before become a code. Codes grow by a
 * bit whenever the next one would not fit, and are packed from the lowest bit on.
 * Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt, appendix F
 * @param indexes each less than 2 to the power of `bits`
 * @param bits 2 to 8
 */
export function compressLzw(indexes: Uint8Array, bits: number): Uint8Array {
  const clear = 1 << bits;
  const end = clear + 1;
  const bytes: number[] = [];
  // A run is its code without the last pixel, and that pixel.
  let runs = new Map<number, number>();
  let next = end + 1;
  let size = bits + 1;
  let pending = 0;
  let pendingBits = 0;

  const emit = (code: number) => {
    pending |= code << pendingBits;
    pendingBits += size;
    for (; pendingBits >= 8; pendingBits -= 8) {
      bytes.push(pending & 0xff);
      pending >>>= 8;
    }
    if (next === 1 << size && size < longestCode) size++;
  };
  const restart = () => {
    emit(clear);
    runs = new Map();
    next = end + 1;
    size = bits + 1;
  };

  restart();
  let run: number | undefined;
  for (const index of indexes) {
    if (run === undefined) {
      run = index;
      continue;
    }
    const longer = (run << 8) | index;
    const known = runs.get(longer);
    if (known !== undefined) {
      run = known;
      continue;
    }
    emit(run);
    if (next === 1 << longestCode) restart();
    else runs.set(longer, next++);
    run = index;
  }
  if (run !== undefined) emit(run);
  emit(end);
  if (pendingBits > 0) bytes.push(pending & 0xff);
  return Uint8Array.from(bytes);
}
