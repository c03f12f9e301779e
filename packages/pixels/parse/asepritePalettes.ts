import type { Rgba } from '../raster';
import type { Note } from './answer';
import { type AsepriteChunk, readText } from './asepriteChunks';
import type { AsepriteColor } from './asepriteFile';
import { ByteReader } from './byteReader';
import { limits } from './reading';

const noColor: AsepriteColor = { color: [0, 0, 0, 255], name: undefined };

/** The colours after a palette chunk, which says only those that it changes. */
export function parseAsepritePalette(
  { data, at }: AsepriteChunk,
  before: readonly AsepriteColor[],
  note: Note,
): AsepriteColor[] {
  const reader = new ByteReader(data, 'little');
  const [count, first, last] = [reader.uint32(), reader.uint32(), reader.uint32()];
  if (Math.max(count, last + 1) > limits.colors)
    note('tooManyColors', at, { found: Math.max(count, last + 1), allowed: limits.colors });
  reader.skip(8);
  const colors = before.slice(0, count === 0 ? undefined : count);
  while (colors.length < Math.min(count, limits.colors)) colors.push(noColor);
  for (let index = first; index <= last && index < limits.colors && reader.has(6); index++) {
    const flags = reader.uint16();
    const color: Rgba = [reader.byte(), reader.byte(), reader.byte(), reader.byte()];
    const name = (flags & 1) !== 0 ? readText(reader) : undefined;
    setColor(colors, index, { color, name });
  }
  return colors;
}

/**
 * The colours after a palette chunk of the older kind.
 * @param bits of a channel: 8, or 6 in the oldest
 */
export function parseOldAsepritePalette(
  { data }: AsepriteChunk,
  before: readonly AsepriteColor[],
  bits: 6 | 8,
): AsepriteColor[] {
  const reader = new ByteReader(data, 'little');
  const colors = [...before];
  const channel = () => {
    const value = reader.byte();
    return bits === 8 ? value : ((value << 2) | (value >> 4)) & 0xff;
  };
  const packets = reader.uint16();
  let index = 0;
  for (let packet = 0; packet < packets && reader.has(2); packet++) {
    index += reader.byte();
    const count = reader.byte() || 256;
    for (let end = index + count; index < end && index < limits.colors && reader.has(3); index++)
      setColor(colors, index, { color: [channel(), channel(), channel(), 255], name: undefined });
  }
  return colors;
}

function setColor(colors: AsepriteColor[], index: number, color: AsepriteColor): void {
  while (colors.length < index) colors.push(noColor);
  colors[index] = color;
}
