import type { Bitmap } from '../bitmap';
import type { Color } from '../palette';
import {
  celChunk,
  chunkOf,
  layerChunk,
  tagChunks,
  writeAseprite,
  writeLong,
  writeText,
} from './asepriteWriter';

/** An animation in indexed colour, all in one layer. */
export interface IndexedAnimation {
  /** At least one, all of one size. */
  readonly frames: readonly IndexedFrame[];
  /** At most 255: their names are kept. */
  readonly colors: readonly Color[];
  readonly tags: readonly IndexedTag[];
  /** Name of the layer. */
  readonly layer: string;
}

interface IndexedFrame {
  readonly bitmap: Bitmap;
  /** Milliseconds, 1 to 65,535. */
  readonly duration: number;
}

/** Plays forward, for ever. */
interface IndexedTag {
  readonly name: string;
  /** Indexes of its frames, both ends included. */
  readonly first: number;
  readonly last: number;
}

/**
 * Writes a file of Aseprite in indexed colour, whose index 0 is transparent. A frame that shows the
 * very bitmap of an earlier one is linked to it.
 * Source: https://github.com/aseprite/aseprite/blob/main/docs/ase-file-specs.md
 */
export function encodeAseprite(animation: IndexedAnimation): Uint8Array<ArrayBuffer> {
  const { frames, colors, tags, layer } = animation;
  const { width = 0, height = 0 } = frames[0]?.bitmap ?? {};
  const bitmaps = frames.map(({ bitmap }) => bitmap);
  const asTags = tags.map(({ name, first, last }) => ({
    ...{ name, from: first, to: last, direction: 'forward' as const, repeat: 0 },
  }));
  return writeAseprite(
    { width, height, depth: 8, colors: colors.length + 1 },
    frames.map(({ bitmap, duration }, index) => {
      const shownFirst = bitmaps.indexOf(bitmap);
      const linkedTo = shownFirst < index ? shownFirst : undefined;
      const cel = celChunk({ layer: 0, left: 0, top: 0, opacity: 255, linkedTo }, bitmap);
      const first = index === 0 ? [paletteChunk(colors), layerChunk(layer), ...tagChunks(asTags)] : [];
      return { duration, chunks: [...first, cel] };
    }),
  );
}

function paletteChunk(colors: readonly Color[]): Uint8Array {
  return chunkOf(0x2019, (writer) => {
    writeLong(writer, colors.length + 1);
    writeLong(writer, 0);
    writeLong(writer, colors.length);
    writer.bytes(new Uint8Array(8));
    // Index 0, which is transparent.
    writer.bytes(new Uint8Array(6));
    for (const { red, green, blue, name } of colors) {
      writer.word(1);
      writer.byte(red, green, blue, 255);
      writeText(writer, name);
    }
  });
}
