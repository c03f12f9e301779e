import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  buildAseprite,
  chunk,
  imageCel,
  layer,
  linkedCel,
  long,
  palette,
  rawCel,
  slice,
  tags,
  text,
  tileFlips,
  tilemapCel,
  tileset,
  userData,
  word,
} from '../../../tests/pixels/buildAseprite';
import type { AsepriteFile } from './asepriteFile';
import { parseAseprite } from './parseAseprite';

function parse(bytes: Uint8Array): AsepriteFile {
  const reading = parseAseprite(bytes);
  if (!reading.ok) throw new Error(JSON.stringify(reading.refusal));
  return reading.value;
}

function notesOn(bytes: Uint8Array) {
  const reading = parseAseprite(bytes);
  return reading.ok ? reading.notes : reading.refusal;
}

/** The pixels of each frame. */
function framesOf(bytes: Uint8Array): number[][] {
  return parse(bytes).animation.frames.map(({ raster }) => [...raster.data]);
}

const letters = (value: string) => [...value].map((letter) => letter.charCodeAt(0));

const red = [255, 0, 0, 255];
const green = [0, 255, 0, 255];
const blue = [0, 0, 255, 255];
const none = [0, 0, 0, 0];
const rgb = palette([
  [0, 0, 0, 255, 'Mask'],
  [255, 0, 0, 255, 'Brick'],
  [0, 255, 0, 255],
]);
const row = { width: 2, height: 1, depth: 32 };

test('true colour, grey and indexed pixels', () => {
  const rgba = imageCel({ layer: 0 }, 2, 1, [...red, 1, 2, 3, 128]);
  expect(framesOf(buildAseprite({ ...row, frames: [[layer({}), rgba]] }))).toEqual([[...red, 1, 2, 3, 128]]);
  const grey = imageCel({ layer: 0 }, 2, 1, [7, 255, 9, 128]);
  expect(framesOf(buildAseprite({ ...row, depth: 16, frames: [[layer({}), grey]] }))).toEqual([
    [7, 7, 7, 255, 9, 9, 9, 128],
  ]);
  const indexed = rawCel({ layer: 0 }, 2, 1, [1, 0]);
  const parts = { ...row, depth: 8, frames: [[rgb, layer({}), indexed]] };
  expect(framesOf(buildAseprite(parts))).toEqual([[...red, ...none]]);
  expect(framesOf(buildAseprite({ ...parts, transparentIndex: 1 }))).toEqual([[...none, 0, 0, 0, 255]]);
});

test('the transparent index has its colour in the background', () => {
  const cel = imageCel({ layer: 0 }, 2, 1, [1, 0]);
  expect(framesOf(buildAseprite({ ...row, depth: 8, frames: [[rgb, layer({ flags: 11 }), cel]] }))).toEqual([
    [...red, 0, 0, 0, 255],
  ]);
});

test('cels stand where they belong, what sticks out is cut off, linked ones show the picture of their frame', () => {
  const file = buildAseprite({
    ...row,
    frames: [
      [
        layer({ name: 'A' }),
        imageCel({ layer: 0, left: 1, top: -1 }, 2, 2, [...red, ...red, ...green, ...blue]),
      ],
      [linkedCel({ layer: 0, left: 1, top: -1 }, 0)],
      [],
    ],
  });
  expect(framesOf(file)).toEqual([
    [...none, ...green],
    [...none, ...green],
    [...none, ...none],
  ]);
  expect(parse(file).cels).toMatchObject([
    { frame: 0, layer: 0, left: 1, top: -1, width: 2, height: 2, linkedTo: undefined },
    { frame: 1, layer: 0, left: 1, top: -1, width: 2, height: 2, linkedTo: 0 },
  ]);
});

const dot = (index: number, color: readonly number[]) => imageCel({ layer: index }, 1, 1, color);

test('layers are a tree; hidden ones, those in hidden groups and references are not drawn', () => {
  const file = buildAseprite({
    ...row,
    width: 1,
    frames: [
      [
        layer({ name: 'Ground', flags: 11 }),
        layer({ name: 'Group', type: 1, opacity: 7 }),
        layer({ name: 'Hidden', level: 1, flags: 0 }),
        layer({ name: 'Off', type: 1, level: 1, flags: 0 }),
        layer({ name: 'Deep', level: 2 }),
        layer({ name: 'Photo', flags: 65 }),
        ...[dot(0, red), dot(2, green), dot(4, green), dot(5, blue)],
      ],
    ],
  });
  expect(framesOf(file)).toEqual([red]);
  expect(parse(file).layers).toMatchObject([
    { name: 'Ground', kind: 'image', isBackground: true, children: [] },
    {
      name: 'Group',
      kind: 'group',
      // Without their flag, groups have no opacity.
      opacity: 255,
      children: [
        { name: 'Hidden', isVisible: false, isLocked: true },
        { name: 'Off', children: [{ name: 'Deep', index: 4 }] },
      ],
    },
    { name: 'Photo', kind: 'reference' },
  ]);
});

test('opacities of cel and layer count together, if the file says that they count', () => {
  const frames = [[layer({ opacity: 128 }), imageCel({ layer: 0, opacity: 128 }, 1, 1, red)]];
  expect(framesOf(buildAseprite({ ...row, width: 1, frames }))).toEqual([[255, 0, 0, 64]]);
  expect(framesOf(buildAseprite({ ...row, width: 1, flags: 0, frames }))).toEqual([[255, 0, 0, 128]]);
});

test('a group with an opacity of its own is drawn by itself first', () => {
  const frames = [
    [
      layer({ name: 'Group', type: 1, opacity: 128 }),
      layer({ level: 1 }),
      layer({ level: 1 }),
      ...[dot(1, red), dot(2, green)],
    ],
  ];
  expect(framesOf(buildAseprite({ ...row, width: 1, flags: 3, frames }))).toEqual([[0, 255, 0, 128]]);
});

test('a cel may stand further to the front or back than its layer', () => {
  const first = imageCel({ layer: 0, zIndex: 1 }, 1, 1, red);
  const frames = [[layer({}), layer({}), first, dot(1, green)]];
  expect(framesOf(buildAseprite({ ...row, width: 1, frames }))).toEqual([red]);
  const back = imageCel({ layer: 1, zIndex: -1 }, 1, 1, green);
  expect(
    framesOf(buildAseprite({ ...row, width: 1, frames: [[layer({}), layer({}), dot(0, red), back]] })),
  ).toEqual([red]);
});

test('tiles are drawn, mirrored and turned', () => {
  // Tile 1 is red and green above blue and nothing.
  const tiles = tileset(5, 'Bricks', [2, 2], 2, [
    ...[none, none, none, none].flat(),
    ...[red, green, blue, none].flat(),
  ]);
  const map = (value: number) =>
    framesOf(
      buildAseprite({
        ...{ width: 2, height: 2, depth: 32 },
        frames: [[tiles, layer({ type: 2, tileset: 5 }), tilemapCel({ layer: 0 }, 1, 1, [value])]],
      }),
    );
  expect(map(0)).toEqual([[none, none, none, none].flat()]);
  expect(map(1)).toEqual([[red, green, blue, none].flat()]);
  expect(map(1 | tileFlips.x)).toEqual([[green, red, none, blue].flat()]);
  expect(map(1 | tileFlips.y)).toEqual([[blue, none, red, green].flat()]);
  expect(map(1 | tileFlips.diagonal)).toEqual([[red, blue, green, none].flat()]);
  // A quarter to the right.
  expect(map(1 | tileFlips.x | tileFlips.diagonal)).toEqual([[blue, red, none, green].flat()]);
  expect(map(9)).toEqual([[none, none, none, none].flat()]);
});

test('of a tile that is not square, turning leaves what lies within it', () => {
  const tiles = tileset(0, 'Bricks', [2, 1], 2, [none, none, red, green].flat());
  const cel = tilemapCel({ layer: 0 }, 1, 1, [1 | tileFlips.diagonal]);
  expect(framesOf(buildAseprite({ ...row, frames: [[tiles, layer({ type: 2, tileset: 0 }), cel]] }))).toEqual(
    [[...red, ...none]],
  );
});

test('tags, slices, tilesets, palettes and what is attached to each', () => {
  const file = parse(
    buildAseprite({
      ...{ width: 1, height: 1, depth: 8 },
      frames: [
        [
          ...[rgb, userData('sprite'), tileset(0, 'Bricks', [1, 1], 1, [0]), userData('tileset')],
          tags([
            { name: 'Walk', from: 0, to: 1, direction: 3, repeat: 2 },
            { name: 'Rest', from: 1, to: 1, direction: 0, repeat: 0 },
          ]),
          ...[userData('walk'), userData('rest'), layer({ name: 'Ångström' }), userData('layer')],
          ...[imageCel({ layer: 0 }, 1, 1, [1]), userData('cel'), slice('Corner'), userData('slice')],
        ],
        [palette([[9, 8, 7, 6]])],
      ],
    }),
  );
  expect(file).toMatchObject({
    colorDepth: 'indexed',
    transparentIndex: 0,
    grid: { left: 0, top: 0, width: 16, height: 16 },
    userData: { text: 'sprite' },
    tilesets: [
      { id: 0, name: 'Bricks', tiles: 1, tileWidth: 1, baseIndex: 1, userData: { text: 'tileset' } },
    ],
    tags: [
      { name: 'Walk', from: 0, to: 1, direction: 'ping-pong-reverse', repeat: 2, userData: { text: 'walk' } },
      { name: 'Rest', color: [1, 2, 3, 255], userData: { text: 'rest' } },
    ],
    layers: [{ name: 'Ångström', userData: { text: 'layer' } }],
    cels: [{ userData: { text: 'cel' } }],
    slices: [
      {
        name: 'Corner',
        userData: { text: 'slice' },
        keys: [
          {
            ...{ frame: 0, left: 1, top: 2, width: 3, height: 4 },
            center: { left: 0, top: 1, width: 1, height: 2 },
            pivot: { x: 1, y: 1 },
          },
        ],
      },
    ],
    palettes: [
      { frame: 0, colors: [{ name: 'Mask' }, { name: 'Brick', color: red }, { name: undefined }] },
      { frame: 1, colors: [{ color: [9, 8, 7, 6] }] },
    ],
    animation: {
      plays: undefined,
      frames: [{ duration: 100 }, { duration: 100 }],
      tags: [{ name: 'Walk' }, { name: 'Rest' }],
      palette: [[0, 0, 0, 255], red, green],
    },
  });
});

test('properties of every type', () => {
  const property = (name: string, type: number, data: readonly number[]) => [
    ...[...text(name), ...word(type), ...data],
  ];
  const properties = [
    property('bool', 0x01, [1]),
    property('int8', 0x02, [0xff]),
    property('uint16', 0x05, word(65535)),
    property('int64', 0x08, [0xfe, ...Array.from({ length: 7 }, () => 0xff)]),
    property(
      'uint64',
      0x09,
      Array.from({ length: 8 }, () => 0xff),
    ),
    property('fixed', 0x0a, long(0x18000)),
    property('text', 0x0d, text('x')),
    property('point', 0x0e, [...long(1), ...long(-2)]),
    property('list', 0x11, [...long(2), ...word(0x03), 4, 5]),
    property('mixed', 0x11, [...long(1), ...word(0), ...word(0x01), 0]),
    property('map', 0x12, [...long(1), ...property('in', 0x03, [6])]),
    property(
      'uuid',
      0x13,
      Array.from({ length: 16 }, (_, index) => index),
    ),
  ];
  const maps = [...long(0), ...long(properties.length), ...properties.flat()];
  const data = [...long(4), ...long(maps.length + 8), ...long(1), ...maps];
  const { userData: read } = parse(
    buildAseprite({ width: 1, height: 1, depth: 32, frames: [[chunk(0x2020, data)]] }),
  );
  expect(read?.properties).toEqual([
    {
      extension: 0,
      properties: [
        { name: 'bool', value: { kind: 'boolean', value: true } },
        { name: 'int8', value: { kind: 'number', value: -1 } },
        { name: 'uint16', value: { kind: 'number', value: 65535 } },
        { name: 'int64', value: { kind: 'number', value: -2 } },
        { name: 'uint64', value: { kind: 'text', value: '18446744073709551615' } },
        { name: 'fixed', value: { kind: 'number', value: 1.5 } },
        { name: 'text', value: { kind: 'text', value: 'x' } },
        { name: 'point', value: { kind: 'numbers', value: [1, -2] } },
        { name: 'list', value: { kind: 'list', value: [4, 5].map((value) => ({ kind: 'number', value })) } },
        { name: 'mixed', value: { kind: 'list', value: [{ kind: 'boolean', value: false }] } },
        { name: 'map', value: { kind: 'map', value: [{ name: 'in', value: { kind: 'number', value: 6 } }] } },
        { name: 'uuid', value: { kind: 'text', value: '00010203-0405-0607-0809-0a0b0c0d0e0f' } },
      ],
    },
  ]);
});

test('palettes of old files, with six bits a channel in the oldest', () => {
  const packet = [...word(1), 1, 1, 63, 32, 0];
  const old = (type: number) =>
    parse(buildAseprite({ ...row, depth: 8, frames: [[chunk(type, packet)]] })).animation.palette;
  expect(old(0x0004)).toEqual([
    [0, 0, 0, 255],
    [63, 32, 0, 255],
  ]);
  expect(old(0x0011)).toEqual([
    [0, 0, 0, 255],
    [255, 130, 0, 255],
  ]);
});

test('the colour profile is named', () => {
  const profile = (data: readonly number[]) =>
    parse(buildAseprite({ ...row, frames: [[chunk(0x2007, data)]] })).colorProfile;
  expect(profile([...word(1), ...word(0), ...long(0), ...new Uint8Array(8)])).toEqual({
    ...{ kind: 'srgb', gamma: undefined, name: undefined },
  });
  const big = (value: number) => long(value).reverse();
  const embedded = (description: readonly number[]) => {
    const tags = [...big(1), ...letters('desc'), ...big(144), ...big(description.length)];
    const icc = [...new Uint8Array(128), ...tags, ...description];
    return [...word(2), ...word(1), ...long(0x10000), ...new Uint8Array(8), ...long(icc.length), ...icc];
  };
  const plain = [...letters('desc'), ...big(0), ...big(6), ...letters('Adobe\0')];
  expect(profile(embedded(plain))).toEqual({ kind: 'icc', gamma: 1, name: 'Adobe' });
  const text = [...'P3'].flatMap((letter) => [0, letter.charCodeAt(0)]);
  const table = [...big(1), ...big(12), ...letters('enUS'), ...big(text.length), ...big(28)];
  expect(profile(embedded([...letters('mluc'), ...big(0), ...table, ...text]))).toEqual({
    ...{ kind: 'icc', gamma: 1, name: 'P3' },
  });
  expect(profile(embedded([]))).toEqual({ kind: 'icc', gamma: 1, name: undefined });
});

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

test('a file of Aseprite itself: a chart of its palette, four by four squares, the first one transparent', () => {
  const bytes = readFileSync(new URL('../../../tests/pixels/fixtures/indexed.aseprite', import.meta.url));
  const { animation, colorDepth, colorProfile, layers, cels } = parse(bytes);
  expect({ colorDepth, colorProfile: colorProfile.kind, cels: cels.length }).toEqual({
    ...{ colorDepth: 'indexed', colorProfile: 'srgb', cels: 2 },
  });
  expect(layers.map(({ name }) => name)).toEqual(['Background', 'Layer 1']);
  // The colours of the Commodore 64, as Aseprite has them.
  expect(animation.palette?.slice(1, 4)).toEqual([
    [255, 255, 255, 255],
    [136, 57, 50, 255],
    [103, 182, 189, 255],
  ]);
  const chart = Array.from({ length: 256 * 256 }, (_, at) => {
    const index = (at >> 14) * 4 + ((at & 255) >> 6);
    return index === 0 ? none : (animation.palette?.[index] ?? []);
  });
  expect(animation.frames.map(({ raster }) => Buffer.from(raster.data).toString('hex'))).toEqual([
    Buffer.from(chart.flat()).toString('hex'),
  ]);
});

const small = buildAseprite({ ...row, frames: [[]] });
const patched = (at: number, values: readonly number[]) =>
  small.map((byte, index) => values[index - at] ?? byte);

test.each([
  ['nothing', new Uint8Array(0), { code: 'empty', at: 0 }],
  ['another format', new Uint8Array(9), { code: 'unknownFormat', at: 4, allowed: 'Aseprite' }],
  ['half a header', small.subarray(0, 100), { code: 'truncated', at: 100 }],
  ['no frame', patched(6, [0, 0]), { code: 'noPictures', at: 6 }],
  ['more frames than fit', patched(6, [1, 16]), { code: 'tooManyFrames', at: 8, found: 4097 }],
  ['a side too large', patched(8, [1, 32]), { code: 'tooLarge', at: 8, found: 8193 }],
  ['an unknown depth', patched(12, [24]), { code: 'badValue', at: 12, found: 24 }],
  ['no frame that can be read', patched(132, [0]), { code: 'truncated', at: small.length }],
])('refused with its place: %s', (_, bytes, refusal) => {
  expect(notesOn(bytes)).toMatchObject({ unit: 'byte', ...refusal });
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
