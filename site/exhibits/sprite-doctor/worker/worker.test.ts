import { readFileSync } from 'node:fs';
import type { Animation } from 'pixels/animation';
import { pasteArea } from 'pixels/edit/area';
import { enlarge } from 'pixels/edit/enlarge';
import { packColor, rasterOf } from 'pixels/edit/pixels32';
import { encodePng } from 'pixels/encode/encodePng';
import type { Raster, Rgba } from 'pixels/raster';
import { expect, test } from 'vitest';
import { type FindingKind, findingKinds, startLook } from '../messages';
import { examineFrame, mendFrame, seePicture } from './examineFrame';
import { openSprite } from './openSprite';

const colors: Readonly<Record<string, Rgba>> = {
  '.': [0, 0, 0, 0],
  k: [0, 0, 0, 255],
  r: [200, 60, 60, 255],
  s: [202, 61, 60, 255],
  h: [0, 0, 0, 120],
  g: [40, 160, 80, 255],
};

/** A picture of letters, each a colour. */
function draw(...rows: readonly string[]): Raster {
  const words = rows.flatMap((row) => [...row].map((letter) => packColor(colors[letter] ?? [0, 0, 0, 0])));
  return rasterOf(rows[0]?.length ?? 0, rows.length, Uint32Array.from(words));
}

function animationOf(raster: Raster): Animation {
  const { width, height } = raster;
  return { width, height, frames: [{ raster, duration: 0 }], tags: [], plays: undefined, palette: undefined };
}

const kept = (raster: Raster) => ({ asWritten: animationOf(raster), reduced: undefined });
const pick = (name: string, bytes: Uint8Array<ArrayBuffer>) => ({ id: 1, file: new File([bytes], name) });
const findingIn = (raster: Raster, kind: FindingKind) =>
  examineFrame(raster).findings.find((finding) => finding.kind === kind);

const picture = draw('kk......rrrrr', '.kk.....rrsrr', '..k.g...rrsrr', '...k....hhrrr', '............h');

test('rule 2: each kind has its places', () => {
  expect(examineFrame(picture).findings.map(({ kind }) => kind)).toEqual(findingKinds);
  expect(findingIn(picture, 'doubles')?.points).toEqual([
    { x: 1, y: 0 },
    { x: 2, y: 1 },
  ]);
  expect(findingIn(picture, 'orphans')?.points).toContainEqual({ x: 4, y: 2 });
});

test('rule 3: pixels that touch are one place of near-equal colours and of half-transparent pixels', () => {
  expect(findingIn(picture, 'twins')).toMatchObject({
    count: 2,
    places: [{ left: 10, top: 1, width: 1, height: 2 }],
  });
  expect(findingIn(picture, 'translucent')).toMatchObject({
    count: 3,
    places: [
      { left: 8, top: 3, width: 2, height: 1 },
      { left: 12, top: 4, width: 1, height: 1 },
    ],
  });
  expect(examineFrame(picture).twins).toEqual([{ rare: colors['s'], frequent: colors['r'] }]);
});

test('rule 2: a part of another size is framed without what is transparent around it', () => {
  const raster = rasterOf(96, 48, new Uint32Array(96 * 48));
  const noise = (side: number, seed: number) =>
    rasterOf(
      side,
      side,
      Uint32Array.from({ length: side * side }, (_, at) =>
        packColor([((at * 7919 + seed) % 5) * 60, 90, 0, 255]),
      ),
    );
  const words = new Uint32Array(raster.data.buffer);
  const part = enlarge(noise(12, 3), 2);
  pasteArea(noise(40, 1), { left: 0, top: 0, width: 40, height: 40 }, { width: 96, pixels: words }, 2, 2);
  pasteArea(part, { left: 0, top: 0, width: 24, height: 24 }, { width: 96, pixels: words }, 66, 10);
  expect(findingIn(raster, 'sizes')).toMatchObject({
    count: 1,
    factors: [2],
    places: [{ left: 66, top: 10, width: 24, height: 24 }],
  });
  expect(findingIn(draw('kr', 'rk'), 'sizes')?.count).toBeUndefined();
});

test('rule 6: near-equal colours become the more frequent one, half-transparent pixels opaque or clear', () => {
  const merged = mendFrame(kept(picture), { ...startLook, mergesTwins: true });
  expect(findingIn(merged, 'twins')?.count).toBe(0);
  expect(merged.data.slice((13 + 10) * 4, (13 + 11) * 4)).toEqual(new Uint8ClampedArray([200, 60, 60, 255]));
  const hard = mendFrame(kept(picture), { ...startLook, hardensAlpha: true });
  expect(findingIn(hard, 'translucent')?.count).toBe(0);
  expect(mendFrame(kept(picture), startLook)).toBe(picture);
});

test('rule 8: views are of the same size; greys keep lightness, a silhouette what is at least half opaque', () => {
  const greys = seePicture(picture, 'greys');
  const [red, green, blue] = greys.data.slice(8 * 4, 9 * 4);
  expect(red).toBe(green);
  expect(green).toBe(blue);
  const outline = seePicture(picture, 'silhouette');
  expect([outline.width, outline.height]).toEqual([13, 5]);
  expect(outline.data[(3 * 13 + 8) * 4 + 3]).toBe(0);
  expect(outline.data[3]).toBe(255);
  expect(seePicture(picture, 'all')).toBe(picture);
});

test('rules 4, 5: a file is what its bytes say, at its true size', async () => {
  const wide = enlarge(draw('krgkrgkrgk', 'gkrgkkrggr', 'rrgkrkgrkk', 'kggrkrgkrg', 'rkgrgkrgkr'), 4);
  const opened = await openSprite(pick('blocks.gif', encodePng(wide)));
  expect(opened).toMatchObject({
    opened: { sprite: { enlarged: 4, notes: [{ code: 'misnamed' }] }, reduced: { factor: 4 } },
  });
  if (opened.kind === 'opened') expect(mendFrame(opened.opened, startLook).width).toBe(10);
  const aseprite = await openSprite(
    pick('a.aseprite', Uint8Array.from(readFileSync('packages/pixels/testing/fixtures/indexed.aseprite'))),
  );
  expect(aseprite.kind).toBe('opened');
  expect(await openSprite(pick('a.png', new Uint8Array()))).toMatchObject({ refusal: { code: 'empty' } });
  expect(await openSprite(pick('a.png', new TextEncoder().encode('no picture')))).toMatchObject({
    refusal: { code: 'unknownFormat', allowed: 'PNG, GIF, Aseprite, Resprite' },
  });
});
