import { enlarge } from 'pixels/bitmap';
import { encodeIndexedGif } from 'pixels/encode/encodeIndexedGif';
import { durations, firstFrames, type Pixels, side } from './frames';
import type { Inks } from './inks';

/** Sharp also where it is shown in a chat: 256 pixels wide. */
const factor = 16;

/** The loop of the three frames and this one as a GIF on a transparent ground. */
export function makeGif(fourth: Pixels, colors: Inks): Uint8Array<ArrayBuffer> {
  const frames = [...firstFrames, fourth].map((pixels, index) => ({
    bitmap: enlarge({ width: side, height: side, pixels: Uint8Array.from(pixels) }, factor),
    duration: durations[index] ?? 100,
  }));
  return encodeIndexedGif(frames, { name: 'slime', colors });
}
