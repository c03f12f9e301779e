import type { Animation, FrameTag } from '../../../pixels/animation';
import { pasteArea } from '../../../pixels/edit/area';
import { guessSheetGrid } from '../../../pixels/edit/guessSheetGrid';
import { rasterOf } from '../../../pixels/edit/words';
import { isAseprite } from '../../../pixels/parse/asepriteChunks';
import { isMisnamed, nameOther, titleOf } from '../../../pixels/parse/fileFormats';
import { isGif } from '../../../pixels/parse/gifBlocks';
import { parseGif } from '../../../pixels/parse/parseGif';
import { parsePng } from '../../../pixels/parse/parsePng';
import { isPng } from '../../../pixels/parse/pngChunks';
import { limits, type Reading, type Remark } from '../../../pixels/parse/reading';
import type { Raster } from '../../../pixels/raster';
import type { DeskResult, OpenedFrames } from '../messages';

type Opened = Extract<DeskResult, { kind: 'opened' }>;
type Format = 'png' | 'gif' | 'aseprite';

/** The first byte of a file. */
const start = { at: 0, unit: 'byte' } as const;

/**
 * Reads files as one animation: their frames one after another, in the order of their names, where
 * numbers count as numbers. What a file is, its bytes tell, not its name.
 */
export async function openFrames(files: readonly File[], progress: (done: number) => void): Promise<Opened> {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const sorted = [...files].sort((one, other) => compare(one.name, other.name));
  const read: { readonly file: File; readonly animation: Animation }[] = [];
  const remarks: Opened['remarks'][number][] = [];
  let room: Room = { width: 0, height: 0, frames: 0 };
  for (const [index, file] of sorted.entries()) {
    progress(index / sorted.length);
    const { name } = file;
    const reading = await readFile(file, room);
    if (!reading.ok) {
      remarks.push({ name, remark: reading.refusal, isRefused: true });
      continue;
    }
    room = roomWith(room, reading.value);
    remarks.push(...reading.notes.map((remark) => ({ name, remark, isRefused: false })));
    read.push({ file, animation: reading.value });
  }
  const opened = read.length === 0 ? undefined : joinAnimations(read);
  return { kind: 'opened', opened, remarks };
}

/** What the frames of files that were read take: all become as large as the largest of them. */
interface Room {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
}

function roomWith(room: Room, { width, height, frames }: Animation): Room {
  return {
    width: Math.max(room.width, width),
    height: Math.max(room.height, height),
    frames: room.frames + frames.length,
  };
}

/** @param room of the files that were read before */
async function readFile(file: File, room: Room): Promise<Reading<Animation>> {
  const refuse = (remark: Omit<Remark, 'at' | 'unit'>): Reading<Animation> => ({
    ok: false,
    refusal: { ...start, ...remark },
  });
  // It is not even read.
  if (file.size > limits.file) return refuse({ code: 'tooLarge', found: file.size, allowed: limits.file });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = findFormat(bytes);
  if (format === undefined) {
    const found = nameOther(bytes);
    const allowed = 'PNG, GIF, Aseprite';
    return refuse({ code: 'unknownFormat', allowed, ...(found === undefined ? {} : { found }) });
  }
  const reading = await parsers[format](bytes);
  if (!reading.ok) return reading;
  const needed = roomWith(room, reading.value);
  if (needed.frames > limits.frames)
    return refuse({ code: 'tooManyFrames', found: needed.frames, allowed: limits.frames });
  const pixels = needed.width * needed.height * needed.frames;
  if (pixels > limits.pixels) return refuse({ code: 'tooLarge', found: pixels, allowed: limits.pixels });
  if (!isMisnamed(file.name, format)) return reading;
  return { ...reading, notes: [{ code: 'misnamed', ...start, found: titleOf(format) }, ...reading.notes] };
}

/** Not `parseFile`, which would bring the parsers of all palettes along. */
const parsers: Readonly<
  Record<Format, (bytes: Uint8Array) => Reading<Animation> | Promise<Reading<Animation>>>
> = {
  png: parsePng,
  gif: parseGif,
  aseprite: async (bytes) => {
    // As large as the other two together, and asked for less often.
    const { parseAseprite } = await import('../../../pixels/parse/parseAseprite');
    const reading = parseAseprite(bytes);
    return reading.ok ? { ...reading, value: reading.value.animation } : reading;
  },
};

function findFormat(bytes: Uint8Array): Format | undefined {
  if (isGif(bytes)) return 'gif';
  if (isAseprite(bytes)) return 'aseprite';
  // The parser says of an empty file that it is empty.
  return isPng(bytes) || bytes.length === 0 ? 'png' : undefined;
}

function joinAnimations(
  read: readonly { readonly file: File; readonly animation: Animation }[],
): OpenedFrames {
  const width = Math.max(...read.map(({ animation }) => animation.width));
  const height = Math.max(...read.map(({ animation }) => animation.height));
  const tags: FrameTag[] = [];
  const pictures: Raster[] = [];
  const durations: number[] = [];
  for (const { animation } of read) {
    const before = pictures.length;
    tags.push(...animation.tags.map((tag) => ({ ...tag, from: tag.from + before, to: tag.to + before })));
    pictures.push(...animation.frames.map(({ raster }) => padTo(raster, width, height)));
    durations.push(...animation.frames.map(({ duration }) => duration));
  }
  const [first] = pictures;
  return {
    files: read.map(({ file }) => file),
    ...{ pictures, durations, tags },
    guess: pictures.length === 1 && first !== undefined ? guessSheetGrid(first) : undefined,
    isPadded: read.some(({ animation }) => animation.width < width || animation.height < height),
    isSoft: pictures.some(isSoft),
  };
}

function isSoft({ data }: Raster): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0 && data[at] !== 255) return true;
  return false;
}

/** On a larger ground a picture stands in the middle of the lower edge, as a figure does. */
function padTo(raster: Raster, width: number, height: number): Raster {
  if (raster.width === width && raster.height === height) return raster;
  const words = new Uint32Array(width * height);
  const whole = { left: 0, top: 0, width: raster.width, height: raster.height };
  pasteArea(raster, whole, { width, words }, (width - raster.width) >> 1, height - raster.height);
  return rasterOf(width, height, words);
}
