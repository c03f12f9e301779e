import { Inflate, inflateSync } from 'fflate';

export interface Inflated {
  /** The output, at most as much as was asked for. */
  readonly bytes: Uint8Array;
  /** Whether the data is faulty; `bytes` has then what came before the fault. */
  readonly isBroken: boolean;
}

/**
 * How much is handed over at once. It cannot grow to more than 1032 times as much, and that is what
 * data made to fill the memory may cost at most beyond the size asked for.
 */
const pieceSize = 16 * 1024;

/**
 * Decompresses deflated data up to a size that is known beforehand; what would come after it is left.
 * Data that ends too early gives less.
 * Source: https://www.rfc-editor.org/rfc/rfc1951
 * @param size in bytes
 */
export function inflateRaw(data: Uint8Array, size: number): Inflated {
  const pieces: Uint8Array[] = [];
  let total = 0;
  const stream = new Inflate((piece) => {
    pieces.push(piece);
    total += piece.length;
  });
  try {
    for (let at = 0; at < data.length && total < size; at += pieceSize)
      stream.push(data.subarray(at, at + pieceSize));
  } catch {
    return inflateUpToFault(data, Math.min(size, total + pieceSize * 1032));
  }
  return { bytes: joined(pieces, Math.min(size, total)), isBroken: false };
}

/** As `inflateRaw`, for data with the two bytes of zlib in front. Source: https://www.rfc-editor.org/rfc/rfc1950 */
export function inflateZlib(data: Uint8Array, size: number): Inflated {
  const [method = 0, flags = 0] = data;
  const isZlib = (method & 15) === 8 && ((method << 8) | flags) % 31 === 0 && (flags & 32) === 0;
  return isZlib ? inflateRaw(data.subarray(2), size) : { bytes: new Uint8Array(0), isBroken: true };
}

/** The stream keeps to itself what it has made of a piece with a fault; a buffer given to it has that. */
function inflateUpToFault(data: Uint8Array, size: number): Inflated {
  const bytes = new Uint8Array(size);
  try {
    inflateSync(data, { out: bytes });
  } catch {
    // Nothing says how far it came: zeros at the end may be the rest of the buffer.
    return { bytes: bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1), isBroken: true };
  }
  return { bytes, isBroken: true };
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const [first] = pieces;
  if (pieces.length === 1 && first !== undefined) return first.subarray(0, size);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece.subarray(0, size - at), at);
    at += Math.min(piece.length, size - at);
  }
  return whole;
}
