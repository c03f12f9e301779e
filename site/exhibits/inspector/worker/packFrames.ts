import type { Animation } from 'pixels/animation';
import { encodePng } from 'pixels/encode/encodePng';
import { encodeZip } from 'pixels/encode/encodeZip';

/** A ZIP with a PNG for each frame, numbered so that they stand in order: `walk-01.png`. */
export function packFrames(
  { frames }: Animation,
  name: string,
  progress: (done: number) => void,
): Uint8Array<ArrayBuffer> {
  const digits = String(frames.length).length;
  const parts = frames.map(({ raster }, index) => {
    progress(index / frames.length);
    return { name: `${name}-${String(index + 1).padStart(digits, '0')}.png`, bytes: encodePng(raster) };
  });
  return encodeZip(parts);
}
