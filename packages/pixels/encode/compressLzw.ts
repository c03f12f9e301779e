/** Longest code of a GIF in bits; with the table full, compression starts anew. */
const longestCode = 12;

/** Slots for the runs in bits: twice as many as codes, and still 32 KB, which a processor keeps at hand. */
const slotBits = 13;

/** Spreads runs over the slots: the fraction of the golden ratio in 32 bits (Knuth, The Art of Computer Programming 3, 6.4). */
const spread = 0x9e3779b1;

/**
 * The compression of GIF: runs of pixels that have occurred before become a code. Codes grow by a
 * bit whenever the next one would not fit, and are packed from the lowest bit on.
 *
 * A run is known by its code without the last pixel, 12 bits, and that pixel, 8 bits; its own code
 * are the lowest 12 bits of its slot. If a slot is taken by another run, the next one is tried. Runs of
 * a single colour, which enlarged pixels are full of, are found by their length at once.
 * Source: https://www.w3.org/Graphics/GIF/spec-gif89a.txt, appendix F
 * @param indexes each less than 2 to the power of `bits`
 * @param bits 2 to 8
 */
export function compressLzw(indexes: Uint8Array, bits: number): Uint8Array {
  const clear = 1 << bits;
  const end = clear + 1;
  const slots = new Uint32Array(1 << slotBits);
  // By colour: the codes of one pixel of it, of two, and so on.
  const plain = Array.from({ length: clear }, (_, color) => [color]);
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
    slots.fill(0);
    for (const codes of plain) codes.length = 1;
    next = end + 1;
    size = bits + 1;
  };

  restart();
  let plainEnd = 0;
  for (let at = 0; at < indexes.length; ) {
    const color = indexes[at] ?? 0;
    if (plainEnd <= at) for (plainEnd = at + 1; indexes[plainEnd] === color; ) plainEnd++;
    const codes = plain[color] ?? [color];
    const count = Math.min(codes.length, plainEnd - at);
    at += count;
    let run = codes[count - 1] ?? color;
    let slot = -1;
    let longer = 0;
    for (; at < indexes.length && at >= plainEnd; at++) {
      longer = (run << 8) | (indexes[at] ?? 0);
      slot = Math.imul(longer, spread) >>> (32 - slotBits);
      let entry = slots[slot] ?? 0;
      while (entry !== 0 && entry >>> longestCode !== longer) {
        slot = (slot + 1) & ((1 << slotBits) - 1);
        entry = slots[slot] ?? 0;
      }
      if (entry === 0) break;
      run = entry & ((1 << longestCode) - 1);
    }
    emit(run);
    if (at === indexes.length) break;
    if (next === 1 << longestCode) restart();
    else if (at < plainEnd) codes.push(next++);
    else slots[slot] = (longer << longestCode) | next++;
  }
  emit(end);
  if (pendingBits > 0) bytes[length++] = pending;
  return bytes.subarray(0, length);
}

function grow(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const more = new Uint8Array(bytes.length * 2);
  more.set(bytes);
  return more;
}
