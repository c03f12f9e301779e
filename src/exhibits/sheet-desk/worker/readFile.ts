import type { Animation } from '../../../pixels/animation';
import { isAseprite } from '../../../pixels/parse/asepriteChunks';
import { isMisnamed, nameOther, titleOf } from '../../../pixels/parse/fileFormats';
import { isGif } from '../../../pixels/parse/gifBlocks';
import { parseGif } from '../../../pixels/parse/parseGif';
import { parsePng } from '../../../pixels/parse/parsePng';
import { isPng } from '../../../pixels/parse/pngChunks';
import { limits, type Reading, type Remark } from '../../../pixels/parse/reading';

type Format = 'png' | 'gif' | 'aseprite';

/** The first byte of a file. */
const start = { at: 0, unit: 'byte' } as const;

/** What the frames of files that were read take: all become as large as the largest of them. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
}

/** With the frames of one more file. */
export function roomWith(room: Room, { width, height, frames }: Animation): Room {
  return {
    width: Math.max(room.width, width),
    height: Math.max(room.height, height),
    frames: room.frames + frames.length,
  };
}

/**
 * Reads a file by what its bytes say.
 * @param room of the files that were read before
 */
export async function readFile(file: File, room: Room): Promise<Reading<Animation>> {
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

/** Only the parsers of these formats are part of the worker. */
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
