import { type Bitmap, blankBitmap, paste } from './bitmap';

/** A sheet of frames of one size, side by side in their order. */
export function packSheet(frames: readonly Bitmap[]): Bitmap {
  const [first] = frames;
  if (first === undefined) return blankBitmap(0, 0);
  const sheet = blankBitmap(first.width * frames.length, first.height);
  for (const [index, frame] of frames.entries()) paste(frame, sheet, index * first.width, 0);
  return sheet;
}
