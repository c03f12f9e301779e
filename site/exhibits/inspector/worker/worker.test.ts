import { encodeAseprite } from 'pixels/encode/encodeAseprite';
import { encodeGif } from 'pixels/encode/encodeGif';
import { encodePng } from 'pixels/encode/encodePng';
import { encodeZip } from 'pixels/encode/encodeZip';
import { parsePng } from 'pixels/parse/parsePng';
import { parseZip } from 'pixels/parse/parseZip';
import { limits } from 'pixels/parse/reading';
import type { Raster } from 'pixels/raster';
import * as build from 'pixels/testing/buildAseprite';
import { expect, test } from 'vitest';
import { buildResprite, cell, emptyCell, inherited } from '../../kit/worker/resprite/testing/buildResprite';
import type { Inspection } from '../messages';
import { openFile } from './openFile';
import { packFrames } from './packFrames';

function raster(...colors: readonly (readonly number[])[]): Raster {
  return { width: colors.length, height: 1, data: Uint8ClampedArray.from(colors.flat()) };
}

const red = [255, 0, 0, 255];
const clear = [0, 0, 0, 0];
const frames = [raster(red, clear), raster(red, red)].map((picture) => ({ raster: picture, duration: 120 }));
const drawn = { width: 2, height: 1, frames, tags: [], plays: 0, palette: undefined };

const pick = (name: string, bytes: Uint8Array) => ({ id: 1, file: new File([new Uint8Array(bytes)], name) });

async function inspect(name: string, bytes: Uint8Array): Promise<Inspection> {
  const outcome = await openFile(pick(name, bytes));
  if (outcome.kind === 'refused') throw new Error(outcome.refusal.code);
  return outcome.opened;
}

/** Frames of one pixel, the first with these chunks; each takes 100 ms. */
const aseprite = (chunks: readonly (readonly number[])[], more: Partial<build.AsepriteParts> = {}) =>
  build.buildAseprite({ width: 1, height: 1, depth: 32, frames: [chunks, [], [], []], ...more });

const topicsOf = async (bytes: Uint8Array) => (await inspect('a.aseprite', bytes)).found.slice(2);

test('rule 2: only what a file really has is found in it', async () => {
  const plain = aseprite([
    build.layer({ name: 'Ink' }),
    build.imageCel({ layer: 0 }, 1, 1, red),
    build.tags([
      { name: 'idle', from: 0, to: 1, direction: 0, repeat: 0 },
      { name: 'run', from: 2, to: 3, direction: 2, repeat: 0 },
    ]),
  ]);
  const { found, parts, pixels, colors } = await inspect('a.aseprite', plain);
  expect(found.map(({ topic }) => topic)).toEqual(['any', 'aseprite']);
  expect([pixels, colors]).toEqual([{ model: 'rgba', bits: 32 }, 1]);
  expect(parts?.layers.map(({ name }) => name)).toEqual(['Ink']);
});

test('rule 2: tags that overlap, repeat or go to and fro from the end, and what is attached', async () => {
  const tags = build.tags([
    { name: 'all', from: 0, to: 2, direction: 0, repeat: 0 },
    { name: 'part', from: 2, to: 2, direction: 3, repeat: 0 },
    { name: 'last', from: 3, to: 3, direction: 0, repeat: 2 },
  ]);
  const bytes = aseprite([build.layer({}), tags, build.userData('loop'), build.slice('hit box')]);
  expect(await topicsOf(bytes)).toEqual([
    { topic: 'overlapping-tags', count: 2, names: ['all', 'part'] },
    { topic: 'tag-repeats', count: 1, names: ['last'] },
    { topic: 'reverse-ping-pong', count: 1, names: ['part'] },
    { topic: 'user-data', count: 1, names: ['all'] },
    { topic: 'slices', count: 1, names: ['hit box'] },
  ]);
});

test('rule 2: groups that are drawn by themselves, linked cels, a palette with names', async () => {
  const group = (name: string, opacity: number, mode: number) =>
    build.layer({ name, type: 1, opacity, mode });
  const bytes = aseprite(
    [
      ...[group('plain', 255, 0), group('faint', 128, 0), group('dark', 255, 1), build.layer({ level: 1 })],
      build.palette([
        [0, 0, 0, 255],
        [255, 0, 0, 255, 'Brick'],
      ]),
      build.imageCel({ layer: 3 }, 1, 1, [1]),
    ],
    { depth: 8, flags: 3 },
  );
  const linked = build.buildAseprite({
    ...{ width: 1, height: 1, depth: 32 },
    frames: [[build.layer({}), build.imageCel({ layer: 0 }, 1, 1, red)], [build.linkedCel({ layer: 0 }, 0)]],
  });
  expect(await topicsOf(bytes)).toEqual([
    { topic: 'indexed-color', count: 0, names: [] },
    { topic: 'palette-names', count: 1, names: ['Brick'] },
    { topic: 'group-effects', count: 2, names: ['dark', 'faint'] },
  ]);
  expect(await topicsOf(linked)).toEqual([{ topic: 'linked-cels', count: 1, names: [] }]);
});

test('rule 2: frames that are not whole steps of 100 ms, or shorter', async () => {
  const bitmap = { width: 1, height: 1, pixels: Uint8Array.of(1) };
  const colors = [{ name: 'night', red: 23, green: 18, blue: 43 }];
  const durations = [100, 250, 0, 300, 80];
  const bytes = encodeAseprite({
    ...{ colors, tags: [], layer: 'Drawing' },
    frames: durations.map((duration) => ({ bitmap, duration })),
  });
  expect((await topicsOf(bytes)).slice(0, 2)).toEqual([
    { topic: 'indexed-color', count: 0, names: [] },
    { topic: 'durations', count: 3, names: [] },
  ]);
});

test('rule 1: a GIF and a PNG are told by their bytes, whatever their names', async () => {
  const gif = await inspect('a.png', encodeGif(drawn));
  expect(gif).toMatchObject({ format: 'gif', pixels: { model: 'indexed', bits: 8 }, colors: 1 });
  expect(gif.notes).toMatchObject([{ code: 'misnamed', found: 'GIF' }]);
  expect(gif.found.map(({ topic }) => topic)).toEqual(['any', 'gif']);
  const many = Array.from({ length: 300 }, (_, at) => [at % 256, at >> 3, 9, 255]);
  const png = await inspect('a.png', encodePng(raster(...many)));
  expect(png).toMatchObject({ format: 'png', pixels: { model: 'rgb', bits: 24 }, colors: 300, notes: [] });
});

test('a project has its layers, clips and counts of cells, and nothing that an import changes', async () => {
  const bytes = buildResprite({
    ...{ width: 2, height: 1, frames: [{ isClipHead: true, clipName: 'Walk' }, 1, 1] },
    layers: [
      { name: 'Top', opacity: 0.5, contentVisible: false, cells: [cell('a', 2, 1), inherited, emptyCell] },
      { name: 'All', isGroup: true, cells: [emptyCell, emptyCell, emptyCell] },
    ],
    pictures: { a: raster(red, red) },
  });
  const project = await inspect('walk.png', bytes);
  expect(project).toMatchObject({ format: 'resprite', pixels: { model: 'rgba' }, found: [] });
  expect(project.project).toEqual({ version: 2, frameRate: 10, own: 1, linked: 1, empty: 1 });
  expect(
    project.parts?.layers.map(({ name, kind, opacity, isVisible }) => [name, kind, opacity, isVisible]),
  ).toEqual([
    ['All', 'group', 255, true],
    ['Top', 'image', 128, false],
  ]);
  expect(project.parts?.tags).toMatchObject([{ name: 'Walk', from: 0, to: 2 }]);
  expect(project.notes).toMatchObject([{ code: 'misnamed', found: 'Resprite' }, { code: 'groupIgnored' }]);
  // A picture that is called a project is misnamed as well.
  expect((await inspect('a.resprite', encodeGif(drawn))).notes).toMatchObject([{ code: 'misnamed' }]);
});

test('rule 1: what is none of these is refused with what it is', async () => {
  const refusal = async (name: string, bytes: Uint8Array) => {
    const outcome = await openFile(pick(name, bytes));
    return outcome.kind === 'refused' ? outcome.refusal : outcome.kind;
  };
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(await refusal('a.ase', bytes('ASEF\0\x01\0\0'))).toMatchObject({
    code: 'unknownFormat',
    found: 'Adobe Swatch Exchange',
  });
  expect(await refusal('a.psd', bytes('8BPS\0\x01'))).toMatchObject({ code: 'unknownFormat', found: 'PSD' });
  expect(await refusal('a.resprite', encodeZip([{ name: 'a', bytes: bytes('a') }]))).toMatchObject({
    ...{ code: 'unknownFormat', found: 'ZIP', allowed: 'Resprite, Aseprite, GIF, PNG' },
  });
  expect(await refusal('a.png', new Uint8Array())).toMatchObject({ code: 'empty' });
  const large = pick('a.png', new Uint8Array());
  Object.defineProperty(large.file, 'size', { value: limits.file + 1 });
  expect(await openFile(large)).toMatchObject({ refusal: { code: 'tooLarge' } });
});

test('rule 5: all frames are saved as PNGs whose names stand in order', () => {
  const many = { ...drawn, frames: Array.from({ length: 10 }, (_, at) => frames[at % 2] ?? frames[0]) };
  const whole = { ...many, frames: many.frames.flatMap((frame) => frame ?? []) };
  const reading = parseZip(packFrames(whole, 'walk', () => {}));
  if (!reading.ok) throw new Error(reading.refusal.code);
  const { entries } = reading.value;
  expect(entries.map(({ name }) => name)).toEqual(
    Array.from({ length: 10 }, (_, at) => `walk-${String(at + 1).padStart(2, '0')}.png`),
  );
  for (const [index, { bytes }] of entries.entries()) {
    const png = parsePng(bytes ?? new Uint8Array());
    expect(png.ok && png.value.frames[0]?.raster).toEqual(frames[index % 2]?.raster);
  }
});
