import { expect, test } from 'vitest';
import { notesOn, parse } from '../testing/asepriteSamples';
import { drawPicture, rowsOf } from '../testing/drawPicture';
import { encodeAsepriteLayers } from './encodeAsepriteLayers';

const square = { raster: drawPicture('12', '34'), left: -1, top: 1, opacity: 1, linkedTo: undefined };
const dot = { raster: drawPicture('9'), left: 0, top: 0, opacity: 0.5, linkedTo: undefined };

test('layers are read back with their cels, links, opacities, tags and times', () => {
  const bytes = encodeAsepriteLayers({
    ...{ width: 2, height: 2, durations: [1000 / 12, 1000 / 12, 1000 / 12] },
    tags: [{ name: 'Walk', from: 0, to: 1, direction: 'ping-pong', repeat: 2 }],
    layers: [
      { name: 'Body', isVisible: true, opacity: 1, cells: [square, { ...square, linkedTo: 0 }, undefined] },
      { name: '帽子', isVisible: false, opacity: 0.5, cells: [dot, undefined, { ...dot, left: 99_999 }] },
    ],
  });
  expect(notesOn(bytes)).toEqual([]);
  const { animation, layers, cels, tags, colorDepth } = parse(bytes);
  expect(colorDepth).toBe('rgba');
  expect(animation.frames.map(({ raster }) => rowsOf(raster).join('/'))).toEqual(['../2.', '../2.', '../..']);
  // A quarter of a second, as before.
  expect(animation.frames.map(({ duration }) => duration)).toEqual([83, 84, 83]);
  expect(layers.map(({ name, isVisible, opacity }) => [name, isVisible, opacity])).toEqual([
    ['Body', true, 255],
    ['帽子', false, 128],
  ]);
  expect(
    cels.map(({ frame, layer, left, top, opacity, linkedTo }) => [
      frame,
      layer,
      left,
      top,
      opacity,
      linkedTo,
    ]),
  ).toEqual([
    [0, 0, -1, 1, 255, undefined],
    [0, 1, 0, 0, 128, undefined],
    [1, 0, -1, 1, 255, 0],
  ]);
  expect(tags).toMatchObject([{ name: 'Walk', from: 0, to: 1, direction: 'ping-pong', repeat: 2 }]);
});
