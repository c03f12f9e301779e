import { encodePng } from 'pixels/encode/encodePng';
import { limits } from 'pixels/parse/reading';
import { blankRaster } from 'pixels/raster';
import { drawPicture } from 'pixels/testing/drawPicture';
import { expect, test } from 'vitest';
import { buildResprite, cell } from '../../kit/worker/resprite/testing/buildResprite';
import { openPalette } from './openPalette';

const open = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  openPalette({ id: 1, file: new File([content], name) });

/** A picture of one row. */
function row(...colors: readonly number[]): Uint8Array<ArrayBuffer> {
  const raster = blankRaster(colors.length, 1);
  for (const [x, color] of colors.entries())
    raster.data.set([color >> 16, (color >> 8) & 255, color & 255, 255], x * 4);
  return encodePng(raster);
}

test('rule 2: each faulty line is named; where what is meant is plain, the colour is taken', async () => {
  const outcome = await open('a.gpl', 'Gimp\n#\n1 2 3 one\n#040506 two\n7, 8, 9 three\n1 2 999\n');
  expect(outcome).toMatchObject({
    opened: {
      source: 'gpl',
      colors: [{ name: 'one' }, { color: [4, 5, 6, 255], name: 'two' }, { color: [7, 8, 9, 255] }],
      notes: [
        { at: 1, found: 'Gimp' },
        { code: 'badValue', at: 4 },
        { code: 'badValue', at: 5 },
        { code: 'badColor', at: 6 },
      ],
    },
  });
});

test('rule 3: of a picture the colours that pixels have, the most frequent first', async () => {
  const outcome = await open('a.png', row(1, 2, 2, 2, 3, 3));
  expect(outcome).toMatchObject({
    opened: { source: 'picture', colors: [2, 3, 1].map((blue) => ({ color: [0, 0, blue, 255] })) },
  });
});

test('rule 3: with more than 256 colours there are 32 that stand for them', async () => {
  const outcome = await open('a.png', row(...Array.from({ length: 257 }, (_, index) => index * 4001)));
  expect(outcome).toMatchObject({ opened: { source: 'reduced' } });
  if (outcome.kind === 'opened') expect(outcome.opened.colors).toHaveLength(32);
});

test('rule 1: a file is what its bytes say; of ZIPs only projects are read, one that is too large not even looked at', async () => {
  expect(await open('a.gpl', '0a0b0c\n0d0e0f\n')).toMatchObject({
    opened: { source: 'colors', notes: [{ code: 'misnamed', found: 'HEX' }] },
  });
  expect(await open('a.gpl', '')).toMatchObject({ refusal: { code: 'empty' } });
  expect(await open('a.zip', 'PK\x05\x06'.padEnd(22, '\0'))).toMatchObject({
    refusal: { code: 'unknownFormat', found: 'ZIP', allowed: expect.stringMatching(/HEX.*Resprite/) },
  });
  const project = buildResprite({
    ...{ width: 2, height: 1, frames: [1], layers: [{ cells: [cell('a', 2, 1)] }] },
    pictures: { a: drawPicture('12') },
  });
  expect(await open('a.resprite', Uint8Array.from(project))).toMatchObject({
    opened: { source: 'picture', colors: [{ color: [1, 0, 0, 255] }, { color: [2, 0, 0, 255] }], notes: [] },
  });
  expect(await open('a.png', encodePng(blankRaster(2, 2)))).toMatchObject({ refusal: { code: 'noColors' } });
  const file = new File([], 'a.gpl');
  Object.defineProperty(file, 'size', { value: limits.file + 1 });
  expect(await openPalette({ id: 1, file })).toMatchObject({
    refusal: { code: 'tooLarge', found: limits.file + 1 },
  });
});
