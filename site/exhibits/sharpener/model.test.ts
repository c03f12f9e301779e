import type { Animation } from 'pixels/animation';
import { limits } from 'pixels/parse/reading';
import { blankRaster } from 'pixels/raster';
import { expect, test } from 'vitest';
import type { Outcome } from '../kit/messages';
import type { OpenedPicture } from './messages';
import { baseOf, factorOf, isTooLarge, largestFactor, reducer, startWith } from './model';

function animation(width: number, height: number, count = 1): Animation {
  const frames = Array.from({ length: count }, () => ({ raster: blankRaster(1, 1), duration: 100 }));
  return { width, height, frames, tags: [], plays: undefined, palette: undefined };
}

function picture(name: string, asWritten: Animation, more: Partial<OpenedPicture> = {}): OpenedPicture {
  const picked = { id: 1, file: new File([], name) };
  return { picked, format: 'png', isSoft: false, asWritten, reduced: undefined, notes: [], ...more };
}

const opened = (one: OpenedPicture): Outcome<OpenedPicture> => ({ kind: 'opened', opened: one });
const refused = (name: string): Outcome<OpenedPicture> => ({
  kind: 'refused',
  picked: { id: 2, file: new File([], name) },
  refusal: { code: 'empty', at: 0, unit: 'byte' },
});

test('rule 1: the factor is the largest whole one with which the longer side fits', () => {
  const factorFor = (width: number, height: number, side: 240 | 512 | 1080) =>
    factorOf({ kind: 'target', side }, animation(width, height));
  expect(factorFor(32, 32, 240)).toBe(7);
  expect(factorFor(48, 20, 240)).toBe(5);
  expect(factorFor(16, 16, 512)).toBe(32);
  expect(factorFor(240, 10, 240)).toBe(1);
});

test('rule 2: what is larger than the target already stays as it is, and is told', () => {
  const wish = { kind: 'target', side: 240 } as const;
  expect(factorOf(wish, animation(241, 10))).toBe(1);
  expect(isTooLarge(wish, animation(241, 10))).toBe(true);
  expect(isTooLarge(wish, animation(240, 10))).toBe(false);
  expect(isTooLarge({ kind: 'factor', factor: 1 }, animation(999, 10))).toBe(false);
});

test('rule 3: no file is made that would be too large to be read here', () => {
  expect(largestFactor(animation(16, 16))).toBe(64);
  expect(largestFactor(animation(4096, 16))).toBe(2);
  expect(largestFactor(animation(limits.side, limits.side))).toBe(1);
  expect(largestFactor(animation(512, 512, 60))).toBe(8);
  expect(factorOf({ kind: 'factor', factor: 99 }, animation(4096, 16))).toBe(2);
});

test('rule 4: a picture that was enlarged before counts from its true size, unless the reader says no', () => {
  const reduced = { factor: 4, animation: animation(16, 16) };
  const one = picture('a.png', animation(64, 64), { reduced });
  expect(baseOf(one, true).width).toBe(16);
  expect(baseOf(one, false).width).toBe(64);
  expect(baseOf(picture('b.png', animation(64, 64)), true).width).toBe(64);
});

test('rule 6: new files take the place of those before, and what is wished for stays', () => {
  const wish = { kind: 'factor', factor: 3 } as const;
  const before = [
    {
      kind: 'open',
      outcomes: [opened(picture('a.png', animation(2, 2))), opened(picture('b.png', animation(2, 2)))],
    },
    { kind: 'show', index: 1 },
    { kind: 'wish', wish },
    { kind: 'open', outcomes: [opened(picture('c.png', animation(2, 2))), refused('d.png')] },
  ] as const;
  const after = before.reduce(reducer, startWith(240));
  expect(after.pictures.map(({ picked }) => picked.file.name)).toEqual(['c.png']);
  expect(after).toMatchObject({ shown: 0, wish, remarks: [{ name: 'd.png', isRefused: true }] });
});

test('rule 7: files of which none can be read are told of, and the stage stays as it was', () => {
  const before = reducer(startWith(512), {
    kind: 'open',
    outcomes: [opened(picture('a.png', animation(2, 2)))],
  });
  const after = reducer(before, { kind: 'open', outcomes: [refused('b.png')] });
  expect(after.pictures).toBe(before.pictures);
  expect(after.remarks).toMatchObject([{ name: 'b.png', remark: { code: 'empty' }, isRefused: true }]);
  expect(reducer(after, { kind: 'reset', side: 512 })).toEqual(startWith(512));
});
