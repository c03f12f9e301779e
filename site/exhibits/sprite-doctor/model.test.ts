import { expect, test } from 'vitest';
import type { Outcome } from '../kit/messages';
import {
  type Finding,
  type FindingKind,
  type Look,
  type OpenedSprite,
  type Sheet,
  startLook,
} from './messages';
import { type Doctor, type DoctorAction, empty, isMended, markOf, placeOf, reducer } from './model';

/** A bitmap as far as the model looks at it. */
const bitmap = (width: number, height: number): ImageBitmap => ({ width, height, close: () => {} });

function finding(kind: FindingKind, ...places: readonly (readonly [x: number, y: number])[]): Finding {
  return {
    kind,
    count: places.length,
    places: places.map(([left, top]) => ({ left, top, width: 1, height: 1 })),
    points: places.map(([x, y]) => ({ x, y })),
    factors: [],
  };
}

function sheet(...findings: readonly Finding[]): Sheet {
  return { picture: bitmap(20, 10), findings, twins: [], pixelSize: 1 };
}

function sprite(name: string, more: Partial<OpenedSprite> = {}): OpenedSprite {
  const picked = { id: 1, file: new File([], name) };
  return { picked, width: 20, height: 10, frames: 1, enlarged: undefined, notes: [], ...more };
}

const opened = (one: OpenedSprite): Outcome<OpenedSprite> => ({ kind: 'opened', opened: one });
const refused = (name: string): Outcome<OpenedSprite> => ({
  kind: 'refused',
  picked: { id: 2, file: new File([], name) },
  refusal: { code: 'empty', at: 0, unit: 'byte' },
});

const start = reducer(empty, {
  kind: 'open',
  outcomes: [opened(sprite('a.png')), opened(sprite('b.png'))],
  sheet: sheet(finding('doubles', [2, 3], [15, 4]), finding('orphans')),
});
const after = (...actions: readonly DoctorAction[]): Doctor => actions.reduce(reducer, start);
const look = (changed: Partial<Look>, shown = 0): DoctorAction => ({
  kind: 'look',
  shown,
  look: { ...startLook, ...changed },
});
const choose = { kind: 'choose', finding: 'doubles' } as const;

test('rule 3: a touch looks at the first place of a kind, the next one at the next, and after the last at the first', () => {
  const first = after(choose);
  expect(placeOf(first)).toMatchObject({ left: 2, top: 3 });
  expect(first.pan).toEqual({ x: 7.5, y: 1.5 });
  expect(placeOf(after(choose, choose))).toMatchObject({ left: 15, top: 4 });
  expect(placeOf(after(choose, choose, choose))).toMatchObject({ left: 2, top: 3 });
  expect(placeOf(after(choose, { kind: 'place', place: 1 }))).toMatchObject({ left: 15, top: 4 });
});

test('rule 3: the first kind that was found is marked at first; a kind without a find is chosen and has no place; the whole picture keeps the marks', () => {
  expect(start).toMatchObject({ marked: 'doubles', chosen: undefined });
  const none = after(choose, { kind: 'choose', finding: 'orphans' });
  expect(none).toMatchObject({ chosen: 'orphans', place: 0, pan: { x: 0, y: 0 } });
  expect(placeOf(none)).toBeUndefined();
  expect(after(choose, { kind: 'overview' })).toEqual(start);
});

test('rules 6, 8: another view keeps the place, a mended picture goes to its first', () => {
  const seen = after(choose, choose, look({ view: 'greys' }), {
    kind: 'examined',
    sheet: sheet(finding('doubles', [2, 3], [15, 4])),
  });
  expect(placeOf(seen)).toMatchObject({ left: 15, top: 4 });
  const mended = after(choose, choose, look({ mergesTwins: true }), {
    kind: 'examined',
    sheet: sheet(finding('doubles', [9, 9])),
  });
  expect(placeOf(mended)).toMatchObject({ left: 9, top: 9 });
});

test('rule 9: new files take the place of those before', () => {
  const next = after(look({ view: 'greys' }, 1), {
    kind: 'open',
    outcomes: [refused('c.png'), opened(sprite('d.png'))],
    sheet: sheet(),
  });
  expect(next.sprites.map(({ picked }) => picked.file.name)).toEqual(['d.png']);
  expect(next).toMatchObject({ shown: 0, look: startLook, remarks: [{ name: 'c.png', isRefused: true }] });
});

test('rule 9: files of which none can be read are told of, and the stage stays as it was', () => {
  const next = after({ kind: 'open', outcomes: [refused('c.png')], sheet: undefined });
  expect(next.sheet).toBe(start.sheet);
  expect(next.remarks).toMatchObject([{ name: 'c.png', remark: { code: 'empty' } }]);
  expect(reducer(next, { kind: 'reset' })).toEqual(empty);
});

test('rule 9: where work is stopped, what is on the stage stays', () => {
  expect(after(look({ mergesTwins: true }, 1), { kind: 'stay' })).toEqual(start);
});

test('rule 9: another file begins as a whole', () => {
  const other = after(choose, look({}, 1), { kind: 'examined', sheet: sheet(finding('doubles', [1, 1])) });
  expect(other).toMatchObject({ shown: 1, chosen: undefined, place: 0 });
});

test('rule 7: names tell the frame and what was done', () => {
  const mended = { ...startLook, mergesTwins: true };
  expect(isMended(sprite('a.png'), startLook)).toBe(false);
  expect(isMended(sprite('a.png'), mended)).toBe(true);
  expect(isMended(sprite('a.png', { enlarged: 4 }), startLook)).toBe(true);
  expect(isMended(sprite('a.png', { enlarged: 4 }), { ...startLook, usesTrueSize: false })).toBe(false);
  expect(markOf(sprite('a.png'), startLook, true)).toBe('marks');
  expect(markOf(sprite('a.png', { enlarged: 4 }), startLook, false)).toBe('1x');
  expect(markOf(sprite('a.gif', { frames: 3 }), { ...mended, frame: 2 }, false)).toBe('3-mended');
});
