import type { Animation, FrameTag } from 'pixels/animation';
import { pasteArea } from 'pixels/edit/area';
import { guessSheetGrids } from 'pixels/edit/guessSheetGrids';
import { rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import { isSoft } from '../../kit/worker/isSoft';
import type { OpenedFrames, OpenedSheet } from '../messages';
import { type Room, readFile, roomWith } from './readFile';

/**
 * Reads files as one animation: their frames one after another, in the order of their names, where
 * numbers count as numbers. What a file is, its bytes tell, not its name.
 */
export async function openFrames(
  files: readonly File[],
  progress: (done: number) => void,
): Promise<OpenedSheet> {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const sorted = [...files].sort((one, other) => compare(one.name, other.name));
  const read: { readonly file: File; readonly animation: Animation }[] = [];
  const remarks: OpenedSheet['remarks'][number][] = [];
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
    guesses: pictures.length === 1 && first !== undefined ? guessSheetGrids(first) : [],
    isPadded: read.some(({ animation }) => animation.width < width || animation.height < height),
    isSoft: pictures.some(isSoft),
  };
}

/** On a larger ground a picture stands in the middle of the lower edge, as a figure does. */
function padTo(raster: Raster, width: number, height: number): Raster {
  if (raster.width === width && raster.height === height) return raster;
  const words = new Uint32Array(width * height);
  const whole = { left: 0, top: 0, width: raster.width, height: raster.height };
  pasteArea(raster, whole, { width, pixels: words }, (width - raster.width) >> 1, height - raster.height);
  return rasterOf(width, height, words);
}
