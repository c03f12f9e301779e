import { expect, test } from 'vitest';
import { notesOn, parse } from '../testing/asepriteSamples';
import { encodeAseprite } from './encodeAseprite';

const colors = [
  { name: 'night', red: 23, green: 18, blue: 43 },
  { name: '琥珀', red: 240, green: 154, blue: 66 },
];
const bitmap = (...pixels: readonly number[]) => ({ width: 2, height: 1, pixels: Uint8Array.from(pixels) });
const [rest, step] = [bitmap(0, 1), bitmap(2, 2)];

test('an animation is read back with its pixels, times, tags and the names of its colours', () => {
  const bytes = encodeAseprite({
    colors,
    layer: 'Drawing',
    tags: [{ name: 'walk', first: 0, last: 1 }],
    frames: [rest, step, rest].map((shown, index) => ({ bitmap: shown, duration: 80 + index * 20 })),
  });
  expect(notesOn(bytes)).toEqual([]);
  const { animation, layers, tags, cels, palettes, colorDepth, transparentIndex } = parse(bytes);
  expect([animation.width, animation.height, colorDepth, transparentIndex]).toEqual([2, 1, 'indexed', 0]);
  const [night, amber] = [
    [23, 18, 43, 255],
    [240, 154, 66, 255],
  ] as const;
  const clear = [0, 0, 0, 0];
  expect(animation.frames.map(({ raster, duration }) => [duration, ...raster.data])).toEqual([
    [80, ...clear, ...night],
    [100, ...amber, ...amber],
    [120, ...clear, ...night],
  ]);
  expect(layers).toMatchObject([{ name: 'Drawing', kind: 'image', isVisible: true, opacity: 255 }]);
  expect(tags).toMatchObject([{ name: 'walk', from: 0, to: 1, direction: 'forward', repeat: 0 }]);
  expect(palettes[0]?.colors.map(({ name }) => name)).toEqual([undefined, 'night', '琥珀']);
  expect(cels.map(({ linkedTo }) => linkedTo)).toEqual([undefined, undefined, 0]);
});

test('the header says how long the file is', () => {
  const bytes = encodeAseprite({ colors, layer: '', tags: [], frames: [{ bitmap: rest, duration: 100 }] });
  expect(new DataView(bytes.buffer).getUint32(0, true)).toBe(bytes.length);
  expect(parse(bytes).tags).toEqual([]);
});
