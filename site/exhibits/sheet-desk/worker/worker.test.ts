import { packSheet } from 'pixels/edit/packSheet';
import { encodeGif } from 'pixels/encode/encodeGif';
import { encodePng } from 'pixels/encode/encodePng';
import { parseGif } from 'pixels/parse/parseGif';
import { parsePng } from 'pixels/parse/parsePng';
import type { Raster } from 'pixels/raster';
import { expect, test } from 'vitest';
import type { MakeOrder } from '../messages';
import { makeFile } from './makeFile';
import { openFrames } from './openFrames';

function block(width: number, height: number, value: number): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.set([value, 10, 20, 255], at);
  return { width, height, data };
}

const png = (name: string, raster: Raster) => new File([encodePng(raster)], name);
const open = (...files: readonly File[]) => openFrames(files, () => undefined);

test('several files are one animation by their names, small ones at the foot of a larger ground [rule 3]', async () => {
  const { opened } = await open(
    png('hop10.png', block(2, 2, 3)),
    png('hop2.png', block(4, 5, 2)),
    png('hop1.png', block(4, 5, 1)),
  );
  expect(opened?.files.map(({ name }) => name)).toEqual(['hop1.png', 'hop2.png', 'hop10.png']);
  expect(opened?.isPadded).toBe(true);
  expect(opened?.guesses).toEqual([]);
  const last = opened?.pictures[2];
  expect([last?.width, last?.height]).toEqual([4, 5]);
  const reds = Array.from({ length: 20 }, (_, at) => last?.data[at * 4]);
  expect(reds).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 3, 3, 0]);
});

test('a GIF brings its frames and times along, a single picture the grid it may be cut by [rules 2, 8]', async () => {
  const frames = [block(3, 3, 1), block(3, 3, 2)].map((raster, at) => ({ raster, duration: 50 + at * 20 }));
  const animation = { width: 3, height: 3, frames, tags: [], plays: 0, palette: undefined };
  const moving = await open(new File([encodeGif(animation)], 'a.gif'));
  expect(moving.opened?.durations).toEqual([50, 70]);
  const { raster } = packSheet(
    [1, 2, 3].map((value) => block(8, 8, value)),
    { padding: 2 },
  );
  const still = await open(png('sheet.png', raster));
  expect(still.opened?.guesses[0]).toEqual({ width: 8, height: 8, padding: 2, margin: 0 });
});

test('half transparent pixels are told of, since a GIF has none [rule 10]', async () => {
  const soft = block(2, 2, 9);
  soft.data[7] = 128;
  expect((await open(png('soft.png', soft))).opened?.isSoft).toBe(true);
  soft.data[7] = 0;
  expect((await open(png('hard.png', soft))).opened?.isSoft).toBe(false);
});

test('what cannot be read is told of, the rest is opened [rules 1, 12]', async () => {
  const { opened, remarks } = await open(
    png('good.gif', block(2, 2, 1)),
    new File([], 'empty.png'),
    new File(['no picture'], 'text.png'),
  );
  expect(opened?.files).toHaveLength(1);
  expect(remarks.map(({ name, remark, isRefused }) => [name, remark.code, isRefused])).toEqual([
    ['empty.png', 'empty', true],
    ['good.gif', 'misnamed', false],
    ['text.png', 'unknownFormat', true],
  ]);
});

test('pictures on one ground must fit into memory together [rule 1]', async () => {
  const { opened, remarks } = await open(png('a.png', block(8192, 1, 1)), png('b.png', block(1, 8192, 1)));
  expect(opened?.pictures).toHaveLength(1);
  expect(remarks[0]).toMatchObject({ name: 'b.png', remark: { code: 'tooLarge', found: 8192 * 8192 * 2 } });
});

test('a GIF, a sheet and its JSON are made of the frames in their order [rules 7, 9, 10]', async () => {
  const { raster } = packSheet([block(3, 2, 1), block(3, 2, 2), block(3, 2, 3)], {});
  const order: MakeOrder = {
    format: 'gif',
    frames: [2, 0].map((at) => ({
      picture: 0,
      area: { left: at * 3, top: 0, width: 3, height: 2 },
      duration: at === 2 ? 83.3 : 40,
    })),
    ...{ tags: [], factor: 2, columns: 1, padding: 1 },
    names: { image: 'run-sheet.png', app: 'https://desk.example' },
  };
  const make = (format: MakeOrder['format']) => makeFile([raster], { ...order, format }, () => undefined);
  const gif = parseGif(await make('gif'));
  if (!gif.ok) throw new Error(gif.refusal.code);
  expect(gif.value.plays).toBe(0);
  expect(gif.value.frames.map(({ duration, raster: { width, data } }) => [duration, width, data[0]])).toEqual(
    [
      [80, 6, 3],
      [40, 6, 1],
    ],
  );
  const picture = parsePng(await make('png'));
  expect(picture.ok && [picture.value.width, picture.value.height]).toEqual([3, 5]);
  const json = JSON.parse(new TextDecoder().decode(await make('json')));
  expect(
    json.frames.map(({ frame, duration }: { frame: unknown; duration: unknown }) => [frame, duration]),
  ).toEqual([
    [{ x: 0, y: 0, w: 3, h: 2 }, 83.3],
    [{ x: 0, y: 3, w: 3, h: 2 }, 40],
  ]);
  expect(json.meta).toMatchObject({ image: 'run-sheet.png', size: { w: 3, h: 5 } });
  expect(new TextDecoder().decode(await make('tres'))).toContain('path="run-sheet.png"');
});
