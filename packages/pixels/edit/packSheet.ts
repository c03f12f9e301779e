import type { Raster } from '../raster';
import { type Area, findBounds, pasteArea } from './area';
import { packShelves } from './packShelves';
import { rasterOf } from './pixels32';

export interface SheetOptions {
  /** Frames in a row of a grid; `'packed'` puts frames where they take the least room. */
  readonly columns: number | 'packed';
  /** Transparent pixels between frames. */
  readonly padding: number;
  /** Transparent pixels around the whole sheet. */
  readonly margin: number;
  /** Whether transparent pixels around what is drawn are left out. */
  readonly isTrimmed: boolean;
}

export interface Sheet {
  readonly raster: Raster;
  /** In the order of the frames. */
  readonly cells: readonly SheetCell[];
}

/** Where a frame stands on a sheet. */
export interface SheetCell {
  readonly place: Area;
  /** The part of the frame that stands there: all of it, unless the sheet is trimmed. */
  readonly source: Area;
  /** Size of the whole frame. */
  readonly width: number;
  readonly height: number;
}

/** Largest side in pixels, and the pixels of a whole sheet: more is more than browsers draw. */
const largest = { side: 16384, pixels: 64 * 1024 * 1024 };

/**
 * A sheet of frames. The cells of a grid are as large as the largest frame, with the frame in their
 * top left corner; rows are filled from the left. A row has as many columns as there are frames, a
 * column has one.
 * @throws RangeError if the sheet has a side over 16,384 pixels or more than 67 million pixels
 */
export function packSheet(frames: readonly Raster[], options: Partial<SheetOptions> = {}): Sheet {
  const { columns = frames.length, padding = 0, margin = 0, isTrimmed = false } = options;
  const sources = frames.map((frame): Area => {
    const whole = { left: 0, top: 0, width: frame.width, height: frame.height };
    return isTrimmed ? (findBounds(frame) ?? { ...whole, width: 1, height: 1 }) : whole;
  });
  const { offsets, width, height } =
    columns === 'packed' ? packShelves(sources, padding) : arrange(sources, columns, padding);
  const size = { width: width + margin * 2, height: height + margin * 2 };
  if (Math.max(size.width, size.height) > largest.side || size.width * size.height > largest.pixels)
    throw new RangeError(`A sheet of ${size.width}x${size.height} is too large`);
  const pixels = new Uint32Array(size.width * size.height);
  const cells = frames.map((frame, index): SheetCell => {
    const source = sources[index] ?? { left: 0, top: 0, width: 0, height: 0 };
    const left = (offsets[index]?.left ?? 0) + margin;
    const top = (offsets[index]?.top ?? 0) + margin;
    pasteArea(frame, source, { width: size.width, pixels }, left, top);
    const place = { left, top, width: source.width, height: source.height };
    return { place, source, width: frame.width, height: frame.height };
  });
  return { raster: rasterOf(size.width, size.height, pixels), cells };
}

function arrange(sources: readonly Area[], columns: number, padding: number): ReturnType<typeof packShelves> {
  const count = Math.max(1, Math.min(Math.floor(columns), sources.length));
  const cell = {
    width: Math.max(0, ...sources.map(({ width }) => width)),
    height: Math.max(0, ...sources.map(({ height }) => height)),
  };
  const rows = Math.ceil(sources.length / count);
  return {
    width: Math.max(0, count * (cell.width + padding) - padding),
    height: Math.max(0, rows * (cell.height + padding) - padding),
    offsets: sources.map((_, index) => ({
      left: (index % count) * (cell.width + padding),
      top: Math.floor(index / count) * (cell.height + padding),
    })),
  };
}
