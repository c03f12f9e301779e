import type { Animation } from 'pixels/animation';
import { limits, type Reading, type Remark } from 'pixels/parse/reading';
import { openPictureFile, pictures } from '../../kit/worker/openPictureFile';

/** The room that the frames of files that were read take: all become as large as the largest of them. */
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
 * Reads a file by its bytes, not by its name.
 * @param room of the files that were read before
 */
export async function readFile(file: File, room: Room): Promise<Reading<Animation>> {
  const refuse = (remark: Omit<Remark, 'at' | 'unit'>): Reading<Animation> => ({
    ok: false,
    refusal: { at: 0, unit: 'byte', ...remark },
  });
  const reading = await openPictureFile(file, pictures);
  if (!reading.ok) return reading;
  const { animation } = reading.value;
  const needed = roomWith(room, animation);
  if (needed.frames > limits.frames)
    return refuse({ code: 'tooManyFrames', found: needed.frames, allowed: limits.frames });
  const pixels = needed.width * needed.height * needed.frames;
  if (pixels > limits.pixels)
    return refuse({
      code: 'tooLarge',
      found: pixels,
      allowed: limits.pixels,
      measure: 'pixels',
    });
  return { ...reading, value: animation };
}
