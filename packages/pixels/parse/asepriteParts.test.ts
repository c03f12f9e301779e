import { expect, test } from 'vitest';
import { green, parse, red, rgb, row } from '../testing/asepriteSamples';
import {
  buildAseprite,
  chunk,
  imageCel,
  layer,
  long,
  palette,
  slice,
  tags,
  text,
  tileset,
  userData,
  word,
} from '../testing/buildAseprite';

const letters = (value: string) => [...value].map((letter) => letter.charCodeAt(0));

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
