import { expect, test } from 'vitest';
import type { Rgba } from '../raster';
import { drawPicture } from '../testing/drawPicture';
import { blendOver, drawOnionSkin } from './onionSkin';
import { pixels32, rasterOf, unpackColor } from './pixels32';

test('half a white over black is grey, over nothing it stays white', () => {
  const white = rasterOf(2, 1, Uint32Array.of(0xffffffff, 0xffffffff));
  const below = rasterOf(2, 1, Uint32Array.of(0xff000000, 0));
  const pixels = pixels32(blendOver(below, white, { opacity: 0.5 }));
  expect([...pixels].map(unpackColor)).toEqual([
    [128, 128, 128, 255],
    [255, 255, 255, 128],
  ]);
});

test('ghosts are tinted, fainter with distance, and below the frame', () => {
  const frames = ['1....', '.1...', '..1..', '...1.', '....1'].map((row) => drawPicture(row));
  const skin = { before: 2, after: 1, opacity: 0.5 };
  const past: Rgba = [255, 0, 0, 255];
  const future: Rgba = [0, 0, 255, 255];
  expect([...pixels32(drawOnionSkin(frames, 2, { ...skin, past, future }))].map(unpackColor)).toEqual([
    [255, 0, 0, 64],
    [255, 0, 0, 128],
    [1, 0, 0, 255],
    [0, 0, 255, 128],
    [0, 0, 0, 0],
  ]);
  expect(drawOnionSkin(frames, 9, { ...skin, past, future })).toMatchObject({ width: 0 });
});
