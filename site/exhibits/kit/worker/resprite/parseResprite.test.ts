import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, assert, constantFrom, nat, property, record, uint8Array } from 'fast-check';
import { parsePng } from 'pixels/parse/parsePng';
import { parseZip } from 'pixels/parse/parseZip';
import { limits, type Remark } from 'pixels/parse/reading';
import type { Raster } from 'pixels/raster';
import { buildZip } from 'pixels/testing/buildZip';
import { drawPicture, rowsOf } from 'pixels/testing/drawPicture';
import { findFaults } from 'pixels/testing/findFaults';
import { describe, expect, test } from 'vitest';
import { parseResprite } from './parseResprite';
import type { RespriteFile } from './respriteFile';
import { buildResprite, cell, emptyCell, inherited, type RespriteParts } from './testing/buildResprite';

const dot = drawPicture('1');
const square = drawPicture('12', '34');
const plain: RespriteParts = {
  ...{ width: 2, height: 2, frames: [1], layers: [{ cells: [cell('a', 2, 2)] }], pictures: { a: square } },
};

function read(bytes: Uint8Array): { readonly file: RespriteFile; readonly notes: readonly Remark[] } {
  const reading = parseResprite(bytes);
  if (!reading.ok) throw new Error(JSON.stringify(reading.refusal));
  return { file: reading.value, notes: reading.notes };
}

const open = (parts: Partial<RespriteParts>) => read(buildResprite({ ...plain, ...parts }));
const framesOf = ({ file }: { file: RespriteFile }) =>
  file.animation.frames.map(({ raster }) => rowsOf(raster).join('/'));
/** The remarks without what stays the same. */
const saidOf = ({ notes }: { notes: readonly Remark[] }) =>
  notes.map(({ code, at, unit, found }) => `${code} ${unit} ${at}: ${found}`);

describe('what all readers agree on', () => {
  test('a project of one layer and one frame, without a remark: its canvas, grid, version and rate', () => {
    const opened = open({});
    expect(framesOf(opened)).toEqual(['12/34']);
    expect(opened.notes).toEqual([]);
    expect(opened.file).toMatchObject({
      version: 2,
      frameRate: 10,
      grid: { left: 0, top: 0, width: 8, height: 8 },
    });
    expect(opened.file.animation.frames[0]?.duration).toBe(100);
  });

  test('the first layer is on top; hidden layers are read and not drawn', () => {
    const layers = [
      { name: 'Hat', cells: [cell('hat', 1, 1)] },
      { name: 'Secret', contentVisible: false, cells: [cell('hat', 1, 1, 1, 1)] },
      { name: 'Body', cells: [cell('a', 2, 2)] },
    ];
    const opened = open({ layers, pictures: { a: square, hat: drawPicture('9') } });
    expect(framesOf(opened)).toEqual(['92/34']);
    expect(opened.file.layers.map(({ name, isVisible }) => [name, isVisible])).toEqual([
      ['Body', true],
      ['Secret', false],
      ['Hat', true],
    ]);
    expect(opened.file.layers[1]?.cells[0]?.raster).toEqual(drawPicture('9'));
  });

  test('cells may stick out of the canvas on every side', () => {
    const layers = [{ cells: [cell('a', 2, 2, 1, -1)] }, { cells: [cell('a', 2, 2, -1, 1)] }];
    const opened = open({ layers });
    expect(framesOf(opened)).toEqual(['.3/2.']);
    expect(opened.notes).toEqual([]);
  });

  test('a cell that inherits shows the one before with its place, an empty one ends that', () => {
    const cells = [cell('a', 1, 1, 1, 1), inherited, inherited, emptyCell, inherited];
    const opened = open({ frames: [1, 1, 1, 1, 1], layers: [{ cells }], pictures: { a: dot } });
    expect(framesOf(opened)).toEqual(['../.1', '../.1', '../.1', '../..', '../..']);
    expect(opened.file.layers[0]?.cells.map((one) => one?.linkedTo)).toEqual([
      ...[undefined, 0, 0, undefined, undefined],
    ]);
    expect(opened.notes).toEqual([]);
  });

  test('opacities of layer and cell are multiplied', () => {
    const layers = [{ opacity: 0.5, cells: [cell('a', 1, 1, 0, 0, { opacity: 0.5 })] }];
    const { file } = open({ width: 1, height: 1, layers, pictures: { a: dot } });
    expect([...(file.animation.frames[0]?.raster.data ?? [])]).toEqual([1, 0, 0, 64]);
  });

  test('durations are steps of the frame rate, and keep their fraction', () => {
    const cells = [cell('a', 2, 2), inherited];
    const { file } = open({ frames: [1, 3], layers: [{ cells }], more: { frameRate: 12 } });
    expect(file.animation.frames.map(({ duration }) => duration)).toEqual([1000 / 12, 250]);
  });

  test('a clip ends at its tail, before the next head, or with the last frame', () => {
    const head = (clipName: string, clipDir: string) => ({ isClipHead: true, clipName, clipDir });
    const frames = [{}, head('Walk', 'Reverse'), { isClipTail: true }, {}, head('Run', 'PingPong'), {}];
    const parts = { frames: [...frames, head('Idle', 'Forward'), { isClipTail: false }] };
    const opened = open({ ...parts, layers: [{ cells: Array.from({ length: 8 }, () => emptyCell) }] });
    expect(opened.file.animation.tags).toEqual([
      { name: 'Walk', from: 1, to: 2, direction: 'reverse', repeat: 0 },
      { name: 'Run', from: 4, to: 5, direction: 'ping-pong', repeat: 0 },
      { name: 'Idle', from: 6, to: 7, direction: 'forward', repeat: 0 },
    ]);
    expect(opened.notes).toEqual([]);
  });

  test('the folder may have another name, and the file stored or deflated parts', () => {
    for (const root of ['AF.resprite/', 'Copy of my project/', ''])
      expect(framesOf(open({ root }))).toEqual(['12/34']);
  });
});

describe('each thing that is not understood is remarked', () => {
  const layer = (fields: object) => ({ name: 'Cape', cells: [cell('a', 2, 2)], ...fields });
  test.each<[string, Partial<RespriteParts>, string]>([
    ['another version', { more: { formatVersion: 7 } }, 'otherVersion file 0: 7'],
    ['no version', { more: { formatVersion: undefined } }, 'otherVersion file 0: –'],
    [
      ...(['required capabilities', { more: { requiredCapabilities: ['tilemap'] } }] as const),
      'unmetRequirement file 0: ["tilemap"]',
    ],
    ['tilesets', { more: { tilesets: [{ id: 1 }] } }, 'notRead file 0: tilesets'],
    [
      'a blend mode',
      { layers: [layer({ blendMode: 'bm-multiply' })] },
      'blendedAsNormal layer 1: Cape: bm-multiply',
    ],
    ['a clipping mask', { layers: [layer({ isClippingMask: true })] }, 'maskIgnored layer 1: Cape'],
    [
      'fields of the document',
      { more: { symmetry: { x: 1 }, colors: [] } },
      'notRead file 0: document: symmetry',
    ],
    [
      ...([
        'fields of layers',
        { layers: [layer({ deco: ['glow'], locked: false, alphaLock: true })] },
      ] as const),
      'notRead file 0: layerDatas: deco, alphaLock',
    ],
    ['fields of frames', { frames: [{ note: 'x' }] }, 'notRead file 0: frameDatas: note'],
    [
      'fields of cells',
      { layers: [layer({ cells: [cell('a', 2, 2, 0, 0, { tint: 3 })] })] },
      'notRead file 0: cells: tint',
    ],
    ['a direction', { frames: [{ isClipHead: true, clipDir: 'Random' }] }, 'notRead file 0: clipDir: Random'],
    ['an opacity that is none', { layers: [layer({ opacity: 'half' })] }, 'badValue layer 1: opacity: half'],
    [
      ...(['the first frame inherits', { layers: [layer({ cells: [inherited] }), layer({})] }] as const),
      'notRead layer 1: cells[0].inherit',
    ],
    ['a number of frames', { more: { frameCount: 3 } }, 'badValue file 0: frameCount: 3'],
    [
      ...([
        'other parts of the bundle',
        { entries: [{ name: 'ReferenceImages/cat.jpg', bytes: Uint8Array.of(1) }] },
      ] as const),
      'notRead file 0: ReferenceImages/',
    ],
  ])('%s', (_, parts, said) => {
    const opened = open(parts);
    expect(saidOf(opened)).toEqual([said]);
    expect(framesOf(opened)).toEqual(['12/34']);
  });

  test('a group is named, layers are drawn flat; a layer of another kind is left out', () => {
    const layers = [
      { name: 'All', isGroup: true, opacity: 0.2, contentVisible: false, cells: [emptyCell] },
      { name: 'Ground', layerKind: 'tilemap', cells: [cell('b', 2, 2)] },
      { name: 'Body', cells: [cell('a', 2, 2)] },
    ];
    const opened = open({ layers });
    expect(framesOf(opened)).toEqual(['12/34']);
    expect(saidOf(opened)).toEqual(['groupIgnored layer 1: All', 'layerLeftOut layer 2: Ground: tilemap']);
    expect(opened.file.layers.map(({ kind }) => kind)).toEqual(['image', 'unknown', 'group']);
  });

  test('a cell whose picture is missing or broken is empty, one of another size stands at its corner', () => {
    const cells = ['gone', 'broken', 'a', 'a'].map((id) => cell(id, 1, 1));
    const pictures = { a: square, broken: new TextEncoder().encode('no picture') };
    const opened = open({ frames: [1, 1, 1, 1], layers: [{ cells }], pictures });
    expect(framesOf(opened)).toEqual(['../..', '../..', '12/34', '12/34']);
    expect(saidOf(opened)).toEqual(['cellLeftOut layer 1: gone, broken', 'cellSize layer 1: a']);
  });

  test('the opacity of an inherited cell, whose meaning nobody has described', () => {
    const cells = [cell('a', 2, 2), { ...inherited, opacity: 0.3 }];
    const opened = open({ frames: [1, 1], layers: [{ cells }] });
    expect(framesOf(opened)).toEqual(['12/34', '12/34']);
    expect(saidOf(opened)).toEqual(['notRead layer 1: cells[1].opacity']);
  });

  test('a frame rate or a duration that is none: the time is unknown', () => {
    const opened = open({ frames: [-1], more: { frameRate: 'fast' } });
    expect(opened.file.animation.frames[0]?.duration).toBe(0);
    expect(saidOf(opened)).toEqual([
      'badValue file 0: frameRate: fast',
      'badValue file 0: frameDatas[0].duration: -1',
    ]);
  });
});

describe('of frames that do not fit together the first are read', () => {
  const [wide, high] = [8192, 4096];
  const stack = [1, 2, 3].map(() => ({ cells: [cell('a', wide, high), inherited] }));
  const huge = { cells: ['a', 'b', 'c'].map((id) => cell(id, wide, high)) };
  test.each<[string, Partial<RespriteParts>, number, number]>([
    [
      'more than any file may have',
      { frames: Array.from({ length: 4097 }, () => 1), layers: [] },
      4097,
      4096,
    ],
    ['cells larger than memory', { frames: [1, 1, 1], layers: [huge], pictures: {} }, 3, 2],
    ['layers that take long to draw', { width: wide, height: high, frames: [1, 1], layers: stack }, 2, 1],
  ])('%s', (_, parts, found, allowed) => {
    const { file, notes } = open(parts);
    expect(notes).toContainEqual({ code: 'framesLeftOut', at: 0, unit: 'file', found, allowed });
    expect(file.animation.frames).toHaveLength(allowed);
    for (const { cells } of file.layers) expect(cells).toHaveLength(allowed);
  });
});

describe('what cannot be read is refused', () => {
  const document = (text: string) =>
    buildZip([{ name: 'a.resprite/document.json', bytes: new TextEncoder().encode(text) }]);
  const many = Array.from({ length: 3000 }, () => 1);
  test.each<[string, Uint8Array, Partial<Remark>]>([
    ['an empty file', new Uint8Array(), { code: 'empty' }],
    ['something else', new TextEncoder().encode('GIF89a'), { code: 'unknownFormat', allowed: 'Resprite' }],
    [
      'another ZIP',
      buildZip([{ name: 'a.txt', bytes: Uint8Array.of(1) }]),
      { code: 'unknownFormat', found: 'ZIP' },
    ],
    ['half of a file', buildResprite(plain).subarray(0, 300), { code: 'truncated' }],
    ['a document that is no JSON', document('{"canvasSize"'), { code: 'badValue', allowed: 'JSON' }],
    ['a document with nothing in it', document(''), { code: 'badValue', found: 'document.json' }],
    ['another document', document('{"name":"x"}'), { code: 'unknownFormat', found: 'document.json' }],
    ['a huge canvas', buildResprite({ ...plain, width: 9000 }), { code: 'tooLarge', allowed: limits.side }],
    ['no canvas', buildResprite({ ...plain, width: -1 }), { code: 'noPictures' }],
    ['no frames', buildResprite({ ...plain, frames: [] }), { code: 'noPictures' }],
    [
      'too many cells',
      buildResprite({ ...plain, frames: many, layers: many.map(() => ({})) }),
      { code: 'tooLarge' },
    ],
  ])('%s', (_, bytes, refusal) => {
    const reading = parseResprite(bytes);
    expect(reading.ok ? reading.value : reading.refusal).toMatchObject(refusal);
  });
});

const everything = buildResprite({
  ...{
    width: 6,
    height: 5,
    frames: [1, { duration: 2, isClipHead: true, clipName: 'Walk', clipDir: 'PingPong' }, 1],
  },
  layers: [
    { name: 'Top', blendMode: 'bm-screen', cells: [cell('a', 2, 2, -1, 4), inherited, emptyCell] },
    { name: 'Group', isGroup: true, cells: [emptyCell, emptyCell, emptyCell] },
    { name: 'Low', opacity: 0.5, cells: [emptyCell, cell('b', 1, 1, 3, 3, { opacity: 0.25 }), inherited] },
  ],
  pictures: { a: square, b: dot },
  more: { requiredCapabilities: ['x'] },
});

test('of damaged files nothing is thrown, remarks name a place, and the limits are kept', () => {
  const faultsOf = (bytes: Uint8Array) => {
    const reading = parseResprite(bytes);
    const picture = (animation: RespriteFile['animation']) =>
      ({ kind: 'picture', format: 'png', animation }) as const;
    return findFaults(reading.ok ? { ...reading, value: picture(reading.value.animation) } : reading, bytes);
  };
  expect(faultsOf(everything)).toEqual([]);
  let opened = 0;
  const text = '0123456789-.e"{}[],:truefalsn';
  const damage = record({ at: nat(), cut: nat(6), added: uint8Array({ maxLength: 4 }) });
  // Bytes anywhere, and characters of the document, which a checksum guards only with a remark.
  const edit = record({ at: nat(), cut: nat(12), added: array(constantFrom(...text), { maxLength: 4 }) });
  assert(
    property(array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
      const bytes = damages.reduce((before, { at, cut, added }) => {
        const start = at % before.length;
        return Uint8Array.from([...before.subarray(0, start), ...added, ...before.subarray(start + cut)]);
      }, everything);
      expect(faultsOf(bytes)).toEqual([]);
    }),
    { seed: 1, numRuns: 2000 },
  );
  assert(
    property(array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
      const bytes = withDocument(everything, (document) =>
        edits.reduce((before, { at, cut, added }) => {
          const start = at % before.length;
          return before.slice(0, start) + added.join('') + before.slice(start + cut);
        }, document),
      );
      if (parseResprite(bytes).ok) opened++;
      expect(faultsOf(bytes)).toEqual([]);
    }),
    { seed: 1, numRuns: 2000 },
  );
  expect(opened).toBeGreaterThan(20);
});

/** The project with another text as its document. */
function withDocument(bytes: Uint8Array, change: (text: string) => string): Uint8Array {
  const zip = parseZip(bytes);
  if (!zip.ok) throw new Error(zip.refusal.code);
  return buildZip(
    zip.value.entries.map(({ name, bytes: content = new Uint8Array() }) =>
      name.endsWith('document.json')
        ? { name, bytes: new TextEncoder().encode(change(new TextDecoder().decode(content))) }
        : { name, bytes: content },
    ),
  );
}

function readPicture(path: string): Raster | undefined {
  if (!existsSync(path)) return undefined;
  const reading = parsePng(readFileSync(path));
  return reading.ok ? reading.value.frames[0]?.raster : undefined;
}

describe('projects that the app has written', () => {
  const folder = join(import.meta.dirname, 'real');
  const names = readdirSync(folder).filter((name) => name.endsWith('.resprite'));
  test.skipIf(names.length === 0)('are read, with all their pictures', () => {
    for (const name of names) {
      const { file, notes } = read(readFileSync(join(folder, name)));
      expect(
        notes.filter(({ code }) => code === 'cellLeftOut' || code === 'cellSize' || code === 'badValue'),
        name,
      ).toEqual([]);
      const picture = readPicture(join(folder, name.replace(/resprite$/, 'png')));
      if (picture !== undefined) expect(file.animation.frames[0]?.raster, name).toEqual(picture);
    }
  });
});
