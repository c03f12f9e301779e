/** Longest code of a GIF in bits. */
const longestCode = 12;
const mostCodes = 1 << longestCode;

export interface Decompressed {
  /** How many pixels came out. */
  readonly count: number;
  /** Whether a code occurred that stands for nothing. */
  readonly isBroken: boolean;
}

/**
 * Decompresses the pixels of a GIF into `pixels`, as many as fit there. Codes stand for runs that have
 * occurred before; the table of runs is full at 4096 and stays so until a code clears it.
 * Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt, appendix F
 * @param data without the lengths of blocks
 * @param bits of a pixel, 1 to 11
 */
export function decompressLzw(data: Uint8Array, bits: number, pixels: Uint8Array): Decompressed {
  const clear = 1 << bits;
  const end = clear + 1;
  // A run is the run before its last pixel, its last pixel, its first one and its length.
  const befores = new Uint16Array(mostCodes);
  const lasts = new Uint8Array(mostCodes);
  const firsts = new Uint8Array(mostCodes);
  const lengths = new Uint16Array(mostCodes);
  for (let code = 0; code < clear; code++) {
    lasts[code] = code;
    firsts[code] = code;
    lengths[code] = 1;
  }
  let next = end + 1;
  let size = bits + 1;
  let previous = -1;
  let pending = 0;
  let pendingBits = 0;
  let count = 0;
  let at = 0;
  while (count < pixels.length) {
    for (; pendingBits < size && at < data.length; pendingBits += 8)
      pending |= (data[at++] ?? 0) << pendingBits;
    if (pendingBits < size) break;
    const code = pending & ((1 << size) - 1);
    pending >>>= size;
    pendingBits -= size;
    if (code === end) break;
    if (code === clear) {
      next = end + 1;
      size = bits + 1;
      previous = -1;
      continue;
    }
    // The one code that may be used before it is complete: the previous run and its own first pixel.
    const isNew = code === next && previous >= 0 && next < mostCodes;
    if (code >= next && !isNew) return { count, isBroken: true };
    if (previous >= 0 && next < mostCodes) {
      befores[next] = previous;
      firsts[next] = firsts[previous] ?? 0;
      lasts[next] = firsts[isNew ? previous : code] ?? 0;
      lengths[next] = (lengths[previous] ?? 0) + 1;
      next++;
      if (next === 1 << size && size < longestCode) size++;
    }
    const length = lengths[code] ?? 0;
    let run = code;
    for (let place = count + length - 1; place >= count; place--) {
      pixels[place] = lasts[run] ?? 0;
      run = befores[run] ?? 0;
    }
    count += length;
    previous = code;
  }
  return { count: Math.min(count, pixels.length), isBroken: false };
}
