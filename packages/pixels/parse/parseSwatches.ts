import { labToRgba } from '../edit/lab';
import type { Rgba } from '../raster';
import { answer, type Note, refuse } from './answer';
import { ByteReader, hasText, latin1 } from './byteReader';
import { ColorList, type PaletteFile } from './paletteFile';
import type { Reading } from './reading';
import { utf16 } from './textLines';

const block = { group: 0xc001, groupEnd: 0xc002, color: 0x0001 };

export function isSwatches(bytes: Uint8Array): boolean {
  return hasText(bytes, 'ASEF');
}

/**
 * Parses Adobe Swatch Exchange (`.ase`). Grey and Lab become red, green and blue, and so does CMYK, by
 * plain arithmetic without colour profiles, which is remarked. The name of the first group is that of the palette.
 * Source: http://www.selapa.net/swatches/colors/fileformats.php#adobe_ase
 */
export function parseSwatches(bytes: Uint8Array): Reading<PaletteFile> {
  return answer(bytes, 'byte', (note) => {
    if (!isSwatches(bytes)) refuse('unknownFormat', 0, { allowed: 'ASEF' });
    const list = new ColorList(note);
    const reader = new ByteReader(bytes, 'big', 8);
    const count = reader.uint32();
    let name: string | undefined;
    let blocks = 0;
    while (blocks < count && reader.has(6)) {
      const at = reader.at;
      const type = reader.uint16();
      const length = reader.uint32();
      const data = new ByteReader(reader.take(length), 'big');
      blocks++;
      if (type === block.group) name ??= readName(data);
      else if (type === block.color) addColor(data, at, list, note);
      else if (type !== block.groupEnd) note('notRead', at, { found: type });
    }
    if (blocks < count || reader.isPastEnd)
      note('truncated', bytes.length, { found: blocks, allowed: count });
    return { format: 'ase', name: name ?? '', colors: list.finish(8) };
  });
}

function addColor(data: ByteReader, at: number, list: ColorList, note: Note): void {
  const name = readName(data);
  const model = latin1(data.take(4)).trim();
  const channels = Array.from({ length: channelsOf.get(model) ?? 0 }, () => data.float32());
  const isInRange =
    model === 'LAB'
      ? channels.every((channel, at) => Math.abs(channel) <= (at === 0 ? 1 : 128))
      : channels.every((channel) => channel >= 0 && channel <= 1);
  if (channels.length === 0) note('notRead', at, { found: model });
  else if (data.isPastEnd || !isInRange) note('badColor', at, { found: name });
  else {
    if (model !== 'RGB') note('converted', at, { found: model });
    list.add(toRgba(channels, model), name === '' ? undefined : name, at);
  }
}

/** Numbers of a colour in the models that are read. */
const channelsOf: ReadonlyMap<string, number> = new Map([
  ['RGB', 3],
  ['CMYK', 4],
  ['Gray', 1],
  // Lightness from 0 to 1, and twice about -128 to 127.
  ['LAB', 3],
]);

function toRgba(channels: readonly number[], model: string): Rgba {
  const byte = (share: number) => Math.round(share * 255);
  const [one = 0, two = one, three = one, black] = channels;
  if (model === 'LAB') return labToRgba(one * 100, two, three);
  if (black === undefined) return [byte(one), byte(two), byte(three), 255];
  const light = (ink: number) => byte((1 - ink) * (1 - black));
  return [light(one), light(two), light(three), 255];
}

/** A text of two bytes a character with its length in front, which counts the zero at its end. */
function readName(data: ByteReader): string {
  return utf16(data.take(data.uint16() * 2), false).replace(/\0+$/, '');
}
