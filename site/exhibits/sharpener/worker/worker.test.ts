import type { Animation } from 'pixels/animation';
import { crop, findBounds } from 'pixels/edit/area';
import { enlarge } from 'pixels/edit/enlarge';
import { encodeAsepriteLayers } from 'pixels/encode/encodeAsepriteLayers';
import { parsePng } from 'pixels/parse/parsePng';
import { parseZip } from 'pixels/parse/parseZip';
import { limits } from 'pixels/parse/reading';
import type { Raster } from 'pixels/raster';
import { drawNoise } from 'pixels/testing/drawPicture';
import { expect, test } from 'vitest';
import { reduceAnimation } from '../../kit/worker/reduceAnimation';
import { buildResprite, cell } from '../../kit/worker/resprite/testing/buildResprite';
import { makeFile } from './makeFile';
import { makeIcons } from './makeIcons';
import { openPicture } from './openPicture';

const noise = (width: number, height: number, seed: number) => drawNoise(width, height, 5, seed);

function animationOf(...rasters: readonly Raster[]): Animation {
  const [{ width, height } = { width: 1, height: 1 }] = rasters;
  const frames = rasters.map((raster, index) => ({ raster, duration: 100 + 50 * index }));
  return { width, height, frames, tags: [], plays: 3, palette: undefined };
}

const open = async (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  openPicture({ id: 1, file: new File([bytes], name) });

test('rule 8: a saved GIF has the pixels of each frame enlarged, its times and its number of plays', async () => {
  const drawn = animationOf(noise(10, 6, 1), noise(10, 6, 2), noise(10, 6, 3));
  const outcome = await open('a.gif', await makeFile(drawn, 'gif', 3));
  if (outcome.kind === 'refused') throw new Error(outcome.refusal.code);
  const { asWritten, reduced, format } = outcome.opened;
  expect(format).toBe('gif');
  expect(asWritten.plays).toBe(3);
  expect(asWritten.frames.map(({ duration }) => duration)).toEqual([100, 150, 200]);
  expect(asWritten.frames.map(({ raster }) => raster)).toEqual(
    drawn.frames.map(({ raster }) => enlarge(raster, 3)),
  );
  expect(reduced?.factor).toBe(3);
  expect(reduced?.animation.frames.map(({ raster }) => raster)).toEqual(
    drawn.frames.map(({ raster }) => raster),
  );
});

test('rule 8: a saved PNG has the pixels of the picture enlarged', async () => {
  const raster = noise(9, 9, 1);
  const outcome = await open('a.png', await makeFile(animationOf(raster), 'png', 5));
  expect(outcome).toMatchObject({ opened: { format: 'png', reduced: { factor: 5 } } });
  if (outcome.kind === 'opened')
    expect(outcome.opened.asWritten.frames[0]?.raster).toEqual(enlarge(raster, 5));
});

test('rules 5, 8: a PNG that moves is saved as one', async () => {
  const drawn = animationOf(noise(10, 6, 1), noise(10, 6, 2));
  const outcome = await open('a.png', await makeFile(drawn, 'png', 3));
  if (outcome.kind === 'refused') throw new Error(outcome.refusal.code);
  const { asWritten, format } = outcome.opened;
  expect([format, asWritten.plays, asWritten.frames[1]?.duration]).toEqual(['png', 3, 150]);
  expect(asWritten.frames.map(({ raster }) => raster)).toEqual(
    drawn.frames.map(({ raster }) => enlarge(raster, 3)),
  );
});

test('rule 4: a few squares are a drawing of squares, no enlargement', () => {
  expect(reduceAnimation(animationOf(enlarge(noise(4, 4, 1), 8)))).toBeUndefined();
  expect(reduceAnimation(animationOf(noise(64, 64, 1)))).toBeUndefined();
});

test('rule 5: a project or a drawing is saved as a GIF if it moves, else as a PNG', async () => {
  const project = (...frames: readonly number[]) =>
    buildResprite({
      ...{ width: 8, height: 8, frames, pictures: { a: noise(8, 8, 1) } },
      layers: [{ cells: frames.map(() => cell('a', 8, 8)) }],
    });
  const opened = { format: 'gif', asWritten: { frames: [{ duration: 100 }, { duration: 300 }] } };
  expect(await open('a.resprite', Uint8Array.from(project(1, 3)))).toMatchObject({ opened });
  expect(await open('a.resprite', Uint8Array.from(project(1)))).toMatchObject({ opened: { format: 'png' } });
  const layers = [{ name: 'a', isVisible: true, opacity: 1, cells: [undefined] }];
  const drawing = encodeAsepriteLayers({ width: 8, height: 8, durations: [100], layers, tags: [] });
  expect(await open('a.aseprite', drawing)).toMatchObject({ opened: { format: 'png' } });
});

test('rule 5: half-transparent pixels, which a GIF would lose, are known', async () => {
  const [soft, hard] = [noise(8, 8, 1), noise(8, 8, 2)];
  soft.data[7] = 128;
  const isSoft = async (first: Raster) => {
    const outcome = await open(
      'a.resprite',
      Uint8Array.from(
        buildResprite({
          ...{ width: 8, height: 8, frames: [1, 1], pictures: { first, hard } },
          layers: [{ cells: [cell('first', 8, 8), cell('hard', 8, 8)] }],
        }),
      ),
    );
    return outcome.kind === 'opened' && outcome.opened.isSoft;
  };
  expect([await isSoft(soft), await isSoft(hard)]).toEqual([true, false]);
});

test('rule 11: the icons of a website have the picture in their middle, as large as fits', async () => {
  const picture = noise(20, 10, 1);
  const zip = parseZip(makeIcons(picture, [32, 48]));
  if (!zip.ok) throw new Error(zip.refusal.code);
  const bytesOf = (name: string) => zip.value.entries.find((entry) => entry.name === name)?.bytes;
  expect(zip.value.entries.map(({ name }) => name)).toEqual([
    ...['favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'],
  ]);
  // Two sizes: 32 and 48.
  expect([...(bytesOf('favicon.ico') ?? [])].slice(0, 7)).toEqual([0, 0, 1, 0, 2, 0, 32]);
  const icon = parsePng(bytesOf('icon-192.png') ?? new Uint8Array());
  if (!icon.ok) throw new Error(icon.refusal.code);
  const [first] = icon.value.frames;
  expect(first && crop(first.raster, { left: 6, top: 51, width: 180, height: 90 })).toEqual(
    enlarge(picture, 9),
  );
  expect(first && findBounds(first.raster)).toEqual({ left: 6, top: 51, width: 180, height: 90 });
});

test('rule 9: a file is what its bytes say, whatever its name', async () => {
  const gif = await makeFile(animationOf(noise(8, 8, 1), noise(8, 8, 2)), 'gif', 1);
  expect(await open('a.png', gif)).toMatchObject({
    kind: 'opened',
    opened: { format: 'gif', notes: [{ code: 'misnamed', found: 'GIF' }] },
  });
  const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]);
  expect(await open('a.png', photo)).toMatchObject({ refusal: { code: 'unknownFormat', found: 'JPEG' } });
  const text = new TextEncoder().encode('no picture');
  expect(await open('a.png', text)).toMatchObject({ refusal: { code: 'unknownFormat', at: 0 } });
  expect(await open('a.png', new Uint8Array())).toMatchObject({ refusal: { code: 'empty' } });
});

test('rule 9: a file that is too large is not even read', async () => {
  const file = new File([], 'a.png');
  Object.defineProperty(file, 'size', { value: limits.file + 1 });
  expect(await openPicture({ id: 1, file })).toMatchObject({
    refusal: { code: 'tooLarge', found: limits.file + 1, allowed: limits.file },
  });
});
