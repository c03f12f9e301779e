import { parseGif } from 'pixels/parse/parseGif';
import { expect, test } from 'vitest';
import { colors, emptyFrame, firstFrames } from './frames';
import { hashOf, parseDrawing, readHash, writeDrawing } from './link';
import { makeGif } from './makeGif';

test('6. A link carries the drawing, and gives it back pixel by pixel', () => {
  for (const pixels of [...firstFrames, emptyFrame]) expect(readHash(hashOf(pixels))).toEqual(pixels);
  expect(writeDrawing(emptyFrame)).toBe('a120');
  // Links that were shared before.
  expect(readHash('#slime=a120')).toEqual(emptyFrame);
  expect(hashOf(firstFrames[2] ?? []).length).toBeLessThan(160);
});

test('7. A damaged link is known as one, and other places of the page are none', () => {
  for (const text of ['', 'a119', 'a121', 'a999', 'z120', 'a120 ', 'a0', 'a60b', 'A120'])
    expect(parseDrawing(text), text).toBeUndefined();
  expect(readHash('#finish-slime=a12')).toBe('damaged');
  expect(readHash('#news')).toBe('none');
  expect(readHash('')).toBe('none');
});

test('8. The GIF has the four frames with their times, each pixel 16 by 16', () => {
  const reading = parseGif(makeGif(firstFrames[1] ?? [], colors));
  if (!reading.ok) throw new Error(reading.refusal.code);
  const { width, height, frames, plays } = reading.value;
  expect({ width, height, plays }).toEqual({ width: 256, height: 256, plays: 0 });
  expect(frames.map(({ duration }) => duration)).toEqual([300, 100, 200, 100]);
  expect(frames[3]?.raster.data.join()).toBe(frames[1]?.raster.data.join());
});
