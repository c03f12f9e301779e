import { expect, test } from 'vitest';
import { dot, framesOf, green, notesOn, parse, red, rgb, row } from '../testing/asepriteSamples';
import { buildAseprite, chunk, imageCel, layer, linkedCel, tags, word } from '../testing/buildAseprite';

test('what is not read is named with its place', () => {
  const file = buildAseprite({
    ...row,
    frames: [[layer({ type: 7, name: 'New' }), chunk(0x2099, [1, 2]), chunk(0x2016, [])]],
  });
  expect(parse(file).unread).toEqual([
    { type: 0x2099, name: '0x2099', frame: 0, at: 171, size: 8 },
    { type: 0x2016, name: 'mask', frame: 0, at: 179, size: 6 },
  ]);
  expect(notesOn(file)).toMatchObject([
    { code: 'notRead', at: 144, found: 'New' },
    { code: 'notRead', at: 171, found: '0x2099' },
    { code: 'notRead', at: 179, found: 'mask' },
  ]);
});

test('faulty parts are remarked and left out, the rest is read', () => {
  const frames = [
    [layer({ name: 'A' }), imageCel({ layer: 0 }, 1, 1, red), dot(9, red), linkedCel({ layer: 0 }, 8)],
  ];
  const file = buildAseprite({ ...row, width: 1, frames });
  expect(framesOf(file)).toEqual([red]);
  expect(notesOn(file)).toMatchObject([
    { code: 'badValue', found: 'layer 9' },
    { code: 'badValue', found: 'frame 9' },
  ]);
  const mode = buildAseprite({ ...row, width: 1, frames: [[layer({ name: 'A', mode: 99 }), dot(0, red)]] });
  expect(framesOf(mode)).toEqual([red]);
  expect(notesOn(mode)).toMatchObject([{ code: 'badValue', found: 'A' }]);
  const packed = chunk(0x2005, [
    ...new Uint8Array(7),
    ...word(2),
    ...new Uint8Array(7),
    ...word(1),
    ...word(1),
    5,
  ]);
  const broken = buildAseprite({ ...row, frames: [[layer({ name: 'A' }), packed]] });
  expect(notesOn(broken)).toMatchObject([{ code: 'badCompression', found: 'A' }]);
});

test('of a file that is cut off, the frames that are there are read', () => {
  const file = buildAseprite({ ...row, width: 1, frames: [[layer({}), dot(0, red)], [dot(0, green)]] });
  expect(framesOf(file.subarray(0, -40))).toEqual([red]);
  expect(notesOn(file.subarray(0, -55))).toMatchObject([{ code: 'truncated', found: 1, allowed: 2 }]);
});

const small = buildAseprite({ ...row, frames: [[]] });
const patched = (at: number, values: readonly number[]) =>
  small.map((byte, index) => values[index - at] ?? byte);

test.each([
  ['nothing', new Uint8Array(0), { code: 'empty', at: 0 }],
  ['another format', new Uint8Array(9), { code: 'unknownFormat', at: 4, allowed: 'Aseprite' }],
  ['half a header', small.subarray(0, 100), { code: 'truncated', at: 100 }],
  ['no frame', patched(6, [0, 0]), { code: 'noPictures', at: 6 }],
  ['a side too large', patched(8, [1, 32]), { code: 'tooLarge', at: 8, found: 8193 }],
  ['an unknown depth', patched(12, [24]), { code: 'badValue', at: 12, found: 24 }],
  ['no frame that can be read', patched(132, [0]), { code: 'truncated', at: small.length }],
])('refused with its place: %s', (_, bytes, refusal) => {
  expect(notesOn(bytes)).toMatchObject({ unit: 'byte', ...refusal });
});

test('of frames that do not fit the memory the first are read, and tags end with them', () => {
  const named = tags([
    { name: 'A', from: 0, to: 2, direction: 0, repeat: 0 },
    { name: 'B', from: 2, to: 2, direction: 0, repeat: 0 },
  ]);
  const file = buildAseprite({ ...row, width: 8192, height: 4096, frames: [[named], [], []] });
  expect(notesOn(file)).toMatchObject([{ code: 'framesLeftOut', at: 6, found: 3, allowed: 2 }]);
  const { frames, tags: read } = parse(file).animation;
  expect(frames).toHaveLength(2);
  expect(read).toMatchObject([{ name: 'A', from: 0, to: 1 }]);
});

test('a cel whose size only it claims is left out and takes no memory', () => {
  const file = buildAseprite({
    ...row,
    frames: [[layer({ name: 'A' }), imageCel({ layer: 0 }, 65535, 65535, red)]],
  });
  expect(parse(file).cels).toEqual([]);
  expect(notesOn(file)).toMatchObject([{ code: 'truncated', found: 'A' }]);
});

test('pictures that do not fit the memory together are refused', () => {
  const cel = (index: number) => imageCel({ layer: index }, 8192, 4096, new Array(4_000_000).fill(0));
  const file = buildAseprite({ ...row, frames: [[layer({}), layer({}), layer({}), cel(0), cel(1), cel(2)]] });
  expect(notesOn(file)).toMatchObject({ code: 'tooLarge', found: 3 * 8192 * 4096 * 4 });
});

test('what would take too long to draw is refused before anything is drawn', () => {
  const size = { width: 2048, height: 2048, depth: 8 };
  const pixels = new Array(2048 * 2048).fill(1);
  const layers = Array.from({ length: 4 }, () => layer({ mode: 12 }));
  const cels = layers.map((_, index) => imageCel({ layer: index }, 2048, 2048, pixels));
  expect(notesOn(buildAseprite({ ...size, frames: [[rgb, ...layers, ...cels]] }))).toMatchObject({
    ...{ code: 'tooLarge', allowed: 128 * 1024 * 1024 },
  });
});
