import type { Animation } from '../animation';
import { ColorIndex } from '../edit/colorIndex';
import { enlargePlane } from '../edit/enlarge';
import { cellOf, quantizeWu } from '../edit/quantizeWu';
import { compressLzw } from './compressLzw';
import { toGifDelays } from './gifDelays';
import { flatten, type GifPart, listGifParts } from './gifParts';
import { bitsOf, type ColorTable, type GifImage, type GifScreen, GifWriter } from './gifWriter';

/** Most colours of a table, a transparent one included. */
const mostColors = 256;

/** A GIF whose images are yet to be compressed, which is nearly all of the work. */
export interface GifPlan {
  readonly screen: GifScreen;
  readonly images: readonly PlannedImage[];
}

/** The input to the compression of an image of a GIF. */
export interface ImagePixels {
  /** The colour of each pixel before it is enlarged, row by row. */
  readonly indexes: Uint8Array;
  /** Pixels of a row before they are enlarged. */
  readonly rowLength: number;
  readonly factor: number;
  readonly bits: number;
}

interface PlannedImage {
  readonly pixels: ImagePixels;
  readonly image: Omit<GifImage, 'data'>;
}

interface IndexedPart {
  readonly indexes: Uint8Array;
  readonly table: ColorTable | undefined;
  readonly transparent: number | undefined;
}

/**
 * An animation as GIF. Pixels that are less than half opaque become transparent, all others opaque.
 * Frames share one table of colours; if they have more than it holds, each has its own, and only a
 * frame with more than 256 loses some (Wu's quantiser). A frame draws only what has changed.
 * @param factor every pixel becomes a square with sides of so many pixels; a whole number from 1
 * @throws RangeError if a side is over 65,535 pixels, which GIF cannot say
 */
export function encodeGif(animation: Animation, factor = 1): Uint8Array<ArrayBuffer> {
  const plan = planGif(animation, factor);
  return writeGif(
    plan,
    plan.images.map(({ pixels }) => compressImage(pixels)),
  );
}

/** The same, without what takes time: each of its images can be compressed by itself, in any order. */
export function planGif(animation: Animation, factor: number): GifPlan {
  const { frames, plays } = animation;
  const [width, height] = [animation.width * factor, animation.height * factor];
  if (Math.max(width, height) > 0xffff) throw new RangeError(`A GIF of ${width}x${height} cannot be`);
  const shared = indexColors(animation);
  const screen = {
    ...{ width, height },
    table: shared && tableOf(shared.colors.subarray(0, shared.size)),
    plays: plays ?? (frames.length > 1 ? 0 : 1),
  };
  const delays = toGifDelays(frames.map(({ duration }) => duration));
  const parts = [...listGifParts(frames, animation.width, animation.height)];
  const images = parts.map((part, index): PlannedImage => {
    const { indexes, table, transparent } =
      shared === undefined ? indexOwnColors(part) : indexSharedColors(part, shared);
    return {
      pixels: { indexes, rowLength: part.width, factor, bits: bitsOf(table ?? screen.table) },
      image: {
        left: part.left * factor,
        top: part.top * factor,
        width: part.width * factor,
        height: part.height * factor,
        ...{ table, transparent },
        delay: delays[index] ?? 0,
        disposal: part.disposal,
      },
    };
  });
  return { screen, images };
}

/** The pixels of an image, enlarged and compressed. */
export function compressImage({ indexes, rowLength, factor, bits }: ImagePixels): Uint8Array {
  const large = new Uint8Array(factor === 1 ? 0 : indexes.length * factor * factor);
  return compressLzw(factor === 1 ? indexes : enlargePlane(indexes, large, rowLength, factor), bits);
}

/** @param compressed the images of the plan, one after another */
export function writeGif(
  { screen, images }: GifPlan,
  compressed: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  const gif = new GifWriter(screen);
  for (const [index, { image }] of images.entries())
    gif.add({ ...image, data: compressed[index] ?? new Uint8Array() });
  return gif.finish();
}

/** The colours of all frames; `undefined` if they are too many for one table. */
function indexColors({ frames }: Animation): ColorIndex | undefined {
  const colors = new ColorIndex(mostColors);
  for (const raster of new Set(frames.map((frame) => frame.raster)))
    if (!colors.addAll(flatten(raster))) return undefined;
  return colors;
}

function indexSharedColors({ pixels: words }: GifPart, colors: ColorIndex): IndexedPart {
  const indexes = new Uint8Array(words.length);
  colors.indexPixels(words, indexes);
  const transparent = colors.find(0);
  return { indexes, table: undefined, transparent: transparent < 0 ? undefined : transparent };
}

function indexOwnColors(part: GifPart): IndexedPart {
  const colors = new ColorIndex(mostColors);
  if (!colors.addAll(part.pixels)) return quantize(part);
  return {
    ...indexSharedColors(part, colors),
    table: tableOf(colors.colors.subarray(0, colors.size)),
  };
}

function quantize({ pixels: words }: GifPart): IndexedPart {
  const { colors, cells } = quantizeWu([words], mostColors - 1);
  const indexes = new Uint8Array(words.length);
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0;
    indexes[at] = word === 0 ? colors.length : (cells[cellOf(word)] ?? 0);
  }
  const isTransparent = words.includes(0);
  return {
    indexes,
    table: tableOf(isTransparent ? [...colors, 0] : colors),
    transparent: isTransparent ? colors.length : undefined,
  };
}

function tableOf(words: ArrayLike<number>): ColorTable {
  const table = new Uint8Array(words.length * 3);
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? 0;
    table.set([word & 255, (word >>> 8) & 255, (word >>> 16) & 255], at * 3);
  }
  return table;
}
