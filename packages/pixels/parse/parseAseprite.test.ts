import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blue, dot, framesOf, green, none, parse, red, rgb, row } from '../testing/asepriteSamples';
import {
  buildAseprite,
  imageCel,
  layer,
  linkedCel,
  rawCel,
  tileFlips,
  tilemapCel,
  tileset,
} from '../testing/buildAseprite';

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

test('a file of Aseprite itself: a chart of its palette, four by four squares, the first one transparent', () => {
  const bytes = readFileSync(new URL('../testing/fixtures/indexed.aseprite', import.meta.url));
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
