import type { Random } from './random';

/** Numbers at the ends of what their bytes can hold, where counts and lengths go wrong. */
const extremes = [
  0, 1, 2, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0x8000, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff,
];

/** A file changed in one to four places; `other` is what pieces of another file are taken from. */
export function mutate(bytes: Uint8Array, other: Uint8Array, random: Random): Uint8Array {
  let mutated: Uint8Array = bytes.slice();
  for (let left = 1 + random(4); left > 0; left--)
    mutated = changes[random(changes.length)]?.(mutated, other, random) ?? mutated;
  return mutated;
}

type Change = (bytes: Uint8Array, other: Uint8Array, random: Random) => Uint8Array;

const changes: readonly Change[] = [
  flipBit,
  flipBit,
  flipBit,
  setByte,
  setByte,
  setNumber,
  setNumber,
  setNumber,
  (bytes, _, random) => bytes.subarray(0, random(bytes.length + 1)),
  (bytes, _, random) => replace(bytes, random(bytes.length + 1), random(20), new Uint8Array(0)),
  (bytes, _, random) =>
    replace(
      bytes,
      random(bytes.length + 1),
      0,
      Uint8Array.from({ length: random(20) }, () => random(256)),
    ),
  repeatPart,
  splice,
];

function flipBit(bytes: Uint8Array, _: Uint8Array, random: Random): Uint8Array {
  const at = random(bytes.length);
  if (at < bytes.length) bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
  return bytes;
}

function setByte(bytes: Uint8Array, _: Uint8Array, random: Random): Uint8Array {
  const at = random(bytes.length);
  if (at < bytes.length) bytes[at] = extremes[random(6)] ?? 0;
  return bytes;
}

/** A number of two or four bytes, in either order. */
function setNumber(bytes: Uint8Array, _: Uint8Array, random: Random): Uint8Array {
  const size = 2 + 2 * random(2);
  const value = extremes[random(extremes.length)] ?? 0;
  const at = random(Math.max(1, bytes.length - size));
  const isLittle = random(2) === 0;
  for (let index = 0; index < size && at + index < bytes.length; index++)
    bytes[at + index] = (value >>> (8 * (isLittle ? index : size - 1 - index))) & 0xff;
  return bytes;
}

function repeatPart(bytes: Uint8Array, _: Uint8Array, random: Random): Uint8Array {
  const from = random(bytes.length + 1);
  const part = bytes.slice(from, from + random(100));
  return replace(bytes, random(bytes.length + 1), 0, part);
}

/** The beginning of a file and the end of another. */
function splice(bytes: Uint8Array, other: Uint8Array, random: Random): Uint8Array {
  const at = random(bytes.length + 1);
  return replace(bytes, at, bytes.length - at, other.subarray(random(other.length + 1)));
}

function replace(bytes: Uint8Array, at: number, count: number, part: Uint8Array): Uint8Array {
  const end = Math.min(bytes.length, at + count);
  const result = new Uint8Array(at + part.length + bytes.length - end);
  result.set(bytes.subarray(0, at));
  result.set(part, at);
  result.set(bytes.subarray(end), at + part.length);
  return result;
}
