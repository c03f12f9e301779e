import { zipSync } from 'fflate';
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
} from './buildAseprite';
import { buildRandomGif } from './buildGif';
import { buildRandomPng, pngKinds } from './buildPng';
import { randomFrom } from './random';

export interface SeedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Small valid files of every format that is read: what mutated files are made of. */
export function buildSeedFiles(): SeedFile[] {
  const random = randomFrom(1);
  return [
    ...pngKinds.flatMap((kind) => [
      { name: 'packed.png', bytes: buildRandomPng(kind, random(2) === 0, random(2) === 0, random) },
      { name: 'stored.png', bytes: buildRandomPng(kind, random(2) === 0, random(2) === 0, random, 0) },
    ]),
    ...Array.from({ length: 12 }, () => ({ name: 'random.gif', bytes: buildRandomGif(random) })),
    ...[8, 16, 32].map((depth) => ({ name: 'parts.aseprite', bytes: buildEveryPart(depth) })),
    { name: 'groups.aseprite', bytes: buildGroups() },
    ...palettes(),
    {
      name: 'files.zip',
      bytes: zipSync({ 'a.txt': textBytes('a '.repeat(200)), 'b/c.bin': Uint8Array.of(1, 2, 3) }),
    },
    { name: 'stored.zip', bytes: zipSync({ 'a.txt': textBytes('pixel') }, { level: 0 }) },
  ];
}

/** A file of Aseprite with every kind of chunk. */
function buildEveryPart(depth: number): Uint8Array {
  const bytes = (count: number) => Array.from({ length: (count * depth) / 8 }, (_, index) => index % 4);
  const list = [...text('list'), ...word(0x11), ...long(2), ...word(3), 4, 5];
  const map = [...text('map'), ...word(0x12), ...long(1), ...text('deep'), ...word(0x0d), ...text('x')];
  const maps = [...long(0), ...long(2), ...list, ...map];
  const properties = chunk(0x2020, [...long(4), ...long(maps.length + 8), ...long(1), ...maps]);
  return buildAseprite({
    ...{ width: 9, height: 7, depth },
    frames: [
      [
        ...[chunk(0x2007, [...word(1), ...new Uint8Array(14)]), chunk(0x0004, [...word(1), 0, 1, 9, 8, 7])],
        palette([
          [0, 0, 0, 255, 'Ink'],
          [255, 0, 0, 255],
          [0, 255, 0, 128],
          [1, 2, 3, 4],
        ]),
        ...[
          userData('sprite'),
          chunk(0x2008, [
            ...long(1),
            ...new Uint8Array(8),
            ...long(1),
            2,
            ...new Uint8Array(7),
            ...text('x/y'),
          ]),
        ],
        ...[tileset(0, 'Tiles', [2, 3], 3, bytes(18)), userData('tiles')],
        tags([{ name: 'Walk', from: 0, to: 1, direction: 2, repeat: 1 }]),
        ...[userData('walk'), layer({ flags: 11 }), layer({ mode: 8, opacity: 90 }), properties],
        layer({ name: 'Tilemap', type: 2, tileset: 0 }),
        ...[
          rawCel({ layer: 0 }, 5, 4, bytes(20)),
          imageCel({ layer: 1, left: -1, zIndex: 1 }, 4, 4, bytes(16)),
        ],
        tilemapCel({ layer: 2 }, 2, 2, [1, 2 | tileFlips.x, 1 | tileFlips.diagonal, 0]),
        ...[slice('Corner'), chunk(0x2016, [1, 2, 3])],
      ],
      [
        linkedCel({ layer: 0, left: 2 }, 0),
        rawCel({ layer: 1, opacity: 40 }, 3, 3, bytes(9)),
        palette([[9, 9, 9, 9]]),
      ],
    ],
  });
}

/** Groups in groups, drawn by themselves, in several blend modes. */
function buildGroups(): Uint8Array {
  const pixels = Array.from({ length: 16 * 4 }, (_, index) => (index * 37) % 256);
  return buildAseprite({
    ...{ width: 4, height: 4, depth: 32, flags: 3 },
    frames: [
      [
        ...[layer({}), layer({ type: 1, mode: 3, opacity: 200 }), layer({ level: 1, mode: 12 })],
        ...[layer({ type: 1, level: 1, mode: 14 }), layer({ level: 2, mode: 16 })],
        ...[0, 2, 4].map((index) => rawCel({ layer: index }, 4, 4, pixels)),
      ],
    ],
  });
}

function palettes(): SeedFile[] {
  const swatch = (name: string, model: string, channels: number) => {
    const data = [
      0,
      name.length,
      ...[...name].flatMap((letter) => [0, letter.charCodeAt(0)]),
      ...textBytes(model),
    ];
    const whole = [...data, ...Array.from({ length: channels }, () => [0x3f, 0, 0, 0]).flat(), 0, 0];
    return [0, 1, 0, 0, 0, whole.length, ...whole];
  };
  const swatches = [...swatch('A\0', 'RGB ', 3), ...swatch('B\0', 'CMYK', 4), ...swatch('C\0', 'LAB ', 3)];
  const riff = [...textBytes('RIFF'), 0, 0, 0, 0, ...textBytes('PAL data'), 12, 0, 0, 0, 0, 3, 2, 0];
  return [
    {
      name: 'a.gpl',
      bytes: textBytes('GIMP Palette\nName: Slime\nColumns: 2\n#\n1 2 3 Ink\n255,0,0 Red\n#102030\n'),
    },
    { name: 'b.gpl', bytes: textBytes('GIMP Palette\nChannels: RGBA\n1 2 3 4\n9 9 9 255 Grey\n') },
    { name: 'a.hex', bytes: textBytes('102030\n#fff\n01020304\n') },
    { name: 'paint.txt', bytes: textBytes('; paint.net Palette File\n; Palette Name: x\nFF010203\n') },
    { name: 'jasc.pal', bytes: textBytes('JASC-PAL\r\n0100\r\n2\r\n1 2 3\r\n4 5 6\r\n') },
    { name: 'riff.pal', bytes: Uint8Array.of(...riff, 1, 2, 3, 0, 4, 5, 6, 0) },
    {
      name: 'table.act',
      bytes: Uint8Array.from({ length: 772 }, (_, at) => [0, 3, 0, 1][at - 768] ?? at & 0xff),
    },
    { name: 'swatches.ase', bytes: Uint8Array.of(...textBytes('ASEF'), 0, 1, 0, 0, 0, 0, 0, 3, ...swatches) },
  ];
}

function textBytes(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}
