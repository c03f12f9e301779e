import { zlibSync } from 'fflate';
import type { Animation } from '../animation';
import { type Area, cutArea } from '../edit/area';
import { enlargePlane } from '../edit/enlarge';
import { pixels32 } from '../edit/pixels32';
import { findChanged } from './changedArea';
import { choosePngForm, packPngRows } from './encodePng';
import { startPng, writeChunk } from './writePng';

/** For frames that do not say how long they stand: ten in a second, as browsers do. */
const usualDuration = 100;
/** Largest number of 16 bits. */
const mostDelay = 0xffff;

/**
 * An animation as APNG, without any loss: half transparent pixels stay so. A frame holds the area that has changed, which
 * takes the place of what was there, or all of it. Viewers that know no APNG show the first frame.
 * Source: https://www.w3.org/TR/png-3/#apng-frame-based-animation
 * @param factor every pixel becomes a square with sides of so many pixels
 * @param progress is told how much is done, from 0 to 1
 */
export function encodeApng(
  { width, height, frames, plays }: Animation,
  factor: number,
  progress: (done: number) => void = () => undefined,
): Uint8Array<ArrayBuffer> {
  const form = choosePngForm(frames.map(({ raster }) => raster));
  const out = startPng({ width: width * factor, height: height * factor, ...form.header }, [
    ['acTL', numbers(frames.length, plays ?? 0)],
  ]);
  // ffmpeg, as of 5.1, loses what is around a part where colours have numbers.
  const isWhole = form.colors !== undefined;
  // Chunks that move something are counted, so that none can be lost unseen.
  let [count, before] = [0, new Uint32Array()];
  for (const [index, { raster, duration }] of frames.entries()) {
    const pixels = pixels32(raster);
    const whole: Area = { left: 0, top: 0, width, height };
    // A frame cannot be without pixels: of one that changes nothing the first pixel is drawn again.
    const area =
      index === 0 || isWhole
        ? whole
        : (findChanged(before, pixels, width) ?? { ...whole, width: 1, height: 1 });
    const part = cutArea(pixels, width, area);
    const large = enlargePlane(part, new Uint32Array(part.length * factor * factor), area.width, factor);
    const [left, top, wide, high] = [area.left, area.top, area.width, area.height].map(
      (side) => side * factor,
    );
    const control = numbers(count++, wide ?? 0, high ?? 0, left ?? 0, top ?? 0, delayOf(duration));
    // It stays, and takes the place of what was there.
    writeChunk(out, 'fcTL', Uint8Array.of(...control, 0, 0));
    const data = zlibSync(packPngRows(form, large, wide ?? 0));
    if (index === 0) writeChunk(out, 'IDAT', data);
    else writeChunk(out, 'fdAT', joined(numbers(count++), data));
    before = pixels;
    progress((index + 1) / frames.length);
  }
  writeChunk(out, 'IEND', new Uint8Array(0));
  return out.finish();
}

function joined(head: Uint8Array, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(head.length + data.length);
  whole.set(head);
  whole.set(data, head.length);
  return whole;
}

/** Two numbers of 16 bits, of which one is divided by the other, in seconds: as fine as there is room for. */
function delayOf(duration: number): number {
  const seconds = (duration > 0 ? duration : usualDuration) / 1000;
  const parts = [10_000, 1000, 100].find((unit) => Math.round(seconds * unit) <= mostDelay) ?? 1;
  return Math.min(mostDelay, Math.round(seconds * parts)) * 0x10000 + parts;
}

/** Numbers of 32 bits, the high byte first. */
function numbers(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value);
  return new Uint8Array(view.buffer);
}
