import type { FrameTag } from '../animation';
import type { Raster } from '../raster';
import { celChunk, layerChunk, tagChunks, writeAseprite } from './asepriteWriter';

/** An animation in true colour, layer by layer. */
export interface LayeredAnimation {
  readonly width: number;
  readonly height: number;
  /** Of each frame, in milliseconds: their fractions are carried on to the next. */
  readonly durations: readonly number[];
  /** From the back to the front. */
  readonly layers: readonly WrittenLayer[];
  readonly tags: readonly FrameTag[];
}

interface WrittenLayer {
  readonly name: string;
  readonly isVisible: boolean;
  /** 0 to 1. */
  readonly opacity: number;
  /** One for each frame; `undefined` where it is empty. */
  readonly cells: readonly (WrittenCell | undefined)[];
}

interface WrittenCell {
  readonly raster: Raster;
  readonly left: number;
  readonly top: number;
  /** 0 to 1. */
  readonly opacity: number;
  /** Index of an earlier frame whose cell has the same picture. */
  readonly linkedTo: number | undefined;
}

/** Cels lie at most so far from the edge: where a number of 16 bits ends. */
const farthest = 0x7fff;
const longest = 0xffff;

/** Writes a file of Aseprite in true colour. Cels beyond the reach of its numbers are left out: nobody sees them. */
export function encodeAsepriteLayers(animation: LayeredAnimation): Uint8Array<ArrayBuffer> {
  const { width, height, layers, tags } = animation;
  const first = [
    ...layers.map(({ name, isVisible, opacity }) => layerChunk(name, isVisible, toByte(opacity))),
  ];
  const durations = roundDurations(animation.durations);
  return writeAseprite(
    { width, height, depth: 32, colors: 0 },
    durations.map((duration, frame) => {
      const cels = layers.flatMap(({ cells }, layer) => {
        const cell = cells[frame];
        if (cell === undefined || Math.max(Math.abs(cell.left), Math.abs(cell.top)) > farthest) return [];
        const { raster, left, top, linkedTo } = cell;
        const { data } = raster;
        const pixels = new Uint8Array(data.buffer, data.byteOffset, data.length);
        const picture = { width: raster.width, height: raster.height, pixels };
        return [celChunk({ layer, left, top, opacity: toByte(cell.opacity), linkedTo }, picture)];
      });
      return { duration, chunks: frame === 0 ? [...first, ...tagChunks(tags), ...cels] : cels };
    }),
  );
}

function toByte(share: number): number {
  return Math.round(share * 255);
}

/** Whole milliseconds, at least one each, which are together as long as before. */
function roundDurations(durations: readonly number[]): number[] {
  let carried = 0;
  return durations.map((duration) => {
    const rounded = Math.min(longest, Math.max(1, Math.round(duration + carried)));
    carried += duration - rounded;
    return rounded;
  });
}
