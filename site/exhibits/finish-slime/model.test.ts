import { expect, test } from 'vitest';
import { emptyFrame, firstFrames, ghost, side } from './frames';
import { type Easel, type EaselAction, isDrawn, isWhole, placeAfter, reducer, startEasel } from './model';

const after = (...actions: readonly EaselAction[]): Easel => actions.reduce(reducer, startEasel());
const drawn = ({ pixels }: Easel) =>
  pixels.flatMap((value, index) =>
    value === emptyFrame[index] ? [] : [`${index % side},${Math.floor(index / side)}:${value}`],
  );

test('1. A stroke has no gaps, however fast the pointer is', () => {
  const easel = after(
    { kind: 'press', at: { x: 2, y: 3 } },
    { kind: 'drag', at: { x: 5, y: 3 } },
    { kind: 'lift' },
    { kind: 'drag', at: { x: 9, y: 9 } },
  );
  expect(drawn(easel)).toEqual(['2,3:3', '3,3:3', '4,3:3', '5,3:3']);
});

test('2. The ground is never drawn on, and a stroke that leaves the canvas draws nothing outside', () => {
  const easel = after({ kind: 'press', at: { x: 4, y: 14 } }, { kind: 'drag', at: { x: 4, y: 17 } });
  expect(drawn(easel)).toEqual(['4,14:3']);
  expect(easel.pixels).toHaveLength(side * side);
  expect(drawn(after({ kind: 'press', at: { x: -1, y: 2 } }))).toEqual([]);
});

test('3. Undo takes back whole strokes, clearing too, and skips those that changed nothing', () => {
  const stroke: EaselAction[] = [
    { kind: 'press', at: { x: 1, y: 1 } },
    { kind: 'drag', at: { x: 2, y: 1 } },
    { kind: 'lift' },
  ];
  expect(drawn(after(...stroke, { kind: 'undo' }))).toEqual([]);
  expect(drawn(after(...stroke, { kind: 'clear' }, { kind: 'undo' }))).toHaveLength(2);
  expect(after(...stroke, ...stroke).past).toHaveLength(1);
  expect(after({ kind: 'undo' })).toEqual(startEasel());
});

test('4. The keyboard moves within the canvas and draws where the cursor is', () => {
  const easel = after(
    { kind: 'move', x: -8, y: 8 },
    { kind: 'choose', color: 1 },
    { kind: 'dot' },
    { kind: 'move', x: 1, y: 0 },
    { kind: 'dot' },
  );
  expect(drawn(easel)).toEqual(['0,14:1', '1,14:1']);
});

test('5. The eraser takes away; a canvas that is empty again has no drawing', () => {
  const dot: EaselAction = { kind: 'dot' };
  expect(isDrawn(after(dot))).toBe(true);
  expect(isDrawn(after(dot, { kind: 'choose', color: 0 }, dot))).toBe(false);
});

test('every frame has its 256 pixels', () => {
  for (const frame of [...firstFrames, emptyFrame]) expect(frame).toHaveLength(side * side);
});

test('13. A whole slime hops from one end of the board to the other, and back', () => {
  expect(isWhole(startEasel())).toBe(false);
  expect(isWhole(startEasel(ghost))).toBe(true);
  const few = ghost.map((value, at) => (at < 13 * 16 ? 0 : value));
  expect([isDrawn(startEasel(few)), isWhole(startEasel(few))]).toEqual([true, false]);
  const flat = ghost.map((value) => (value === 0 ? 0 : 3));
  expect(isWhole(startEasel(flat))).toBe(false);
  expect([0, 1, 18, 19, 36].map(placeAfter)).toEqual([0, 8, 144, 136, 0]);
});
