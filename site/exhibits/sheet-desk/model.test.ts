import { packSheet } from 'pixels/edit/packSheet';
import { blankRaster, type Raster } from 'pixels/raster';
import { expect, test } from 'vitest';
import { commonDuration, type Desk, type DeskAction, type Edit, empty, usedOf } from './desk';
import type { OpenedFrames } from './messages';
import { reducer } from './model';
import { isTooLarge, largestFactor, nameOf, orderOf, type SaveWish, savedSize } from './saving';

const wish: SaveWish = { kind: 'gif', factor: 1, padding: 0 };

function picture(value: number): Raster {
  const raster = blankRaster(4, 6);
  raster.data.fill(value);
  return raster;
}

function openedOf(pictures: readonly Raster[], parts: Partial<OpenedFrames> = {}): OpenedFrames {
  return {
    ...{ files: [new File([], 'run.gif')], pictures, durations: pictures.map(() => 0), tags: [] },
    ...{ guesses: [], isPadded: false, isSoft: false },
    ...parts,
  };
}

const after = (desk: Desk, ...actions: readonly DeskAction[]) => actions.reduce(reducer, desk);
const opening = (opened: OpenedFrames | undefined): DeskAction => ({
  kind: 'open',
  result: { kind: 'opened', opened, remarks: [] },
});
const select = (id: number, way: 'one' | 'toggle' | 'stretch' = 'one'): DeskAction => ({
  kind: 'select',
  id,
  way,
});
const edit = (wanted: Edit): DeskAction => ({ kind: 'edit', edit: wanted });
const time = (duration: number) => edit({ kind: 'time', duration });
const sources = ({ frames }: Desk) => frames.map(({ source }) => source);
const times = (desk: Desk) => usedOf(desk).map(({ duration }) => duration);

/** Five frames. */
const five = after(empty, opening(openedOf([1, 2, 3, 4, 5].map(picture))));
/** A sheet of two rows of three cells, of which the second and the last one are empty. */
const sheet = packSheet([picture(1), blankRaster(4, 6), picture(2), picture(3), picture(4)], { columns: 3 });
const grid = { width: 4, height: 6, padding: 0, margin: 0 };
const cut = after(empty, opening(openedOf([sheet.raster], { guesses: [grid] })));

test('a sheet is cut by its guess; empty cells at the end are no frames, others are left out [rules 2, 4]', () => {
  expect(cut.view).toBe('cut');
  expect(cut.frames).toHaveLength(5);
  expect(sources({ ...cut, frames: usedOf(cut) })).toEqual([0, 2, 3, 4]);
  expect(cut.frames[4]?.area).toEqual({ left: 4, top: 6, width: 4, height: 6 });
  expect(five.view).toBe('time');
});

test('cut anew into as many frames, they keep their order and times; else they begin anew [rule 5]', () => {
  const timed = after(cut, time(250), edit({ kind: 'move', by: 1 }));
  const narrow = after(timed, { kind: 'cut', grid: { ...grid, width: 3, height: 5, padding: 1 } });
  expect(narrow.frames.map(({ source, duration, area }) => [source, duration, area.left])).toEqual([
    [1, 100, 4],
    [0, 250, 0],
    [2, 100, 8],
    [3, 100, 0],
    [4, 100, 4],
  ]);
  const coarse = after(timed, { kind: 'cut', grid: { ...grid, height: 12 } });
  expect(coarse.frames.map(({ source, duration }) => [source, duration])).toEqual([
    [0, 100],
    [1, 100],
    [2, 100],
  ]);
  expect(coarse.past).toEqual([]);
});

test('frames are selected one by one, in stretches and all together; one always is [rule 6]', () => {
  const ids = (desk: Desk) => [...desk.selected].sort();
  expect(ids(five)).toEqual([0]);
  expect(ids(after(five, select(3), select(1, 'stretch')))).toEqual([1, 2, 3]);
  expect(ids(after(five, select(3), select(1, 'stretch'), select(4, 'stretch')))).toEqual([3, 4]);
  expect(ids(after(five, select(3, 'toggle'), select(0, 'toggle')))).toEqual([3]);
  expect(ids(after(five, select(0, 'toggle')))).toEqual([0]);
  expect(ids(after(five, { kind: 'selectAll' }))).toEqual([0, 1, 2, 3, 4]);
});

test('times go to the selected frames, to a tenth; typing on is one change [rules 6, 8]', () => {
  const typed = after(five, select(2, 'toggle'), time(1), time(16), time(16.66));
  expect(times(typed)).toEqual([16.7, 100, 16.7, 100, 100]);
  expect(commonDuration(typed)).toBe(16.7);
  expect(commonDuration(after(typed, { kind: 'selectAll' }))).toBeUndefined();
  expect(times(after(typed, { kind: 'undo' }))).toEqual([100, 100, 100, 100, 100]);
  expect(times(after(five, time(0.2), select(1), time(1e9)))).toEqual([1, 655_350, 100, 100, 100]);
  expect(times(after(typed, { kind: 'retime', from: 16.7, to: 20 }))).toEqual([20, 100, 20, 100, 100]);
});

test('frames are moved, turned round, copied and left out, and all of it is undone [rules 6, 7]', () => {
  const some = after(five, select(1), select(2, 'stretch'));
  const later = after(some, edit({ kind: 'move', by: 1 }));
  expect(sources(later)).toEqual([0, 3, 1, 2, 4]);
  const end = after(later, edit({ kind: 'move', by: 1 }), edit({ kind: 'move', by: 1 }));
  expect(sources(end)).toEqual([0, 3, 4, 1, 2]);
  expect(sources(after(some, edit({ kind: 'move', by: -1 })))).toEqual([1, 2, 0, 3, 4]);
  expect(sources(after(some, edit({ kind: 'reverse' })))).toEqual([0, 2, 1, 3, 4]);
  const copied = after(some, edit({ kind: 'duplicate' }));
  expect(sources(copied)).toEqual([0, 1, 2, 1, 2, 3, 4]);
  expect([...copied.selected]).toEqual([5, 6]);
  const out = after(some, edit({ kind: 'leaveOut' }));
  expect(usedOf(out)).toHaveLength(3);
  expect(out.frames).toHaveLength(5);
  expect(usedOf(after(out, edit({ kind: 'leaveOut' })))).toHaveLength(5);
  const undone = after(copied, { kind: 'undo' });
  expect(undone.frames).toEqual(five.frames);
  expect([...undone.selected]).toEqual([0]);
  expect(undone.past).toEqual([]);
});

test('files of which none can be read leave the desk alone [rule 12]', () => {
  const remarks = [
    { name: 'a.png', remark: { code: 'empty', at: 0, unit: 'byte' }, isRefused: true },
  ] as const;
  const desk = reducer(five, { kind: 'open', result: { kind: 'opened', opened: undefined, remarks } });
  expect(desk).toEqual({ ...five, remarks });
});

test('tags go with their frames as long as these stand side by side [rule 10]', () => {
  const tag = { name: 'step', from: 1, to: 2, direction: 'forward', repeat: 0 } as const;
  const desk = after(empty, opening(openedOf([1, 2, 3, 4, 5].map(picture), { tags: [tag] })));
  const tags = (changed: Desk) => orderOf(changed, wish, 'json', '').tags;
  expect(tags(after(desk, edit({ kind: 'duplicate' })))).toEqual([{ ...tag, from: 2, to: 3 }]);
  expect(tags(after(desk, edit({ kind: 'leaveOut' })))).toEqual([{ ...tag, from: 0, to: 1 }]);
  expect(tags(after(desk, select(1), edit({ kind: 'move', by: -1 })))).toEqual([]);
});

test('what is saved has a telling name and can be read here again [rule 11; kit 6]', () => {
  expect(nameOf(five, 'gif')).toBe('run-timed.gif');
  const named = (...names: string[]) =>
    nameOf(
      after(five, opening(openedOf([picture(1)], { files: names.map((name) => new File([], name)) }))),
      'png',
    );
  expect(named('walk_0001.png', 'walk_0002.png')).toBe('walk-sheet.png');
  expect(named('1.png', '2.png')).toBe('1-sheet.png');
  expect(named('level 2.png')).toBe('level 2-sheet.png');
  expect(savedSize(five, { ...wish, kind: 'sheet' })).toEqual({ width: 20, height: 6 });
  expect(
    savedSize(reducer(five, { kind: 'columns', columns: 2 }), { ...wish, kind: 'sheet', padding: 1 }),
  ).toEqual({
    width: 9,
    height: 20,
  });
  expect(savedSize(five, { ...wish, factor: 99 })).toEqual({ width: 64, height: 96 });
  const wide = after(
    empty,
    opening(openedOf([blankRaster(4096, 1), blankRaster(4096, 1), blankRaster(4096, 1)])),
  );
  expect(largestFactor(wide)).toBe(2);
  expect(savedSize(wide, { ...wish, kind: 'sheet' })).toEqual({ width: 8192, height: 2 });
  expect(
    isTooLarge(savedSize(reducer(wide, { kind: 'columns', columns: 3 }), { ...wish, kind: 'sheet' })),
  ).toBe(true);
});
