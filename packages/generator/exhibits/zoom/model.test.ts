import { expect, test } from 'vitest';
import { checkerSquare, firstView, moveTo, moveToContent, showsGrid, toggleGrid, zoomBy } from './model';

const picture = { width: 20, height: 10 };

test('the first view is the largest whole scale that fits, at least its own size', () => {
  expect(firstView(picture, { width: 199, height: 190 }).scale).toBe(9);
  expect(firstView(picture, { width: 199, height: 45 }).scale).toBe(4);
  expect(firstView(picture, { width: 19, height: 18 }).scale).toBe(1);
  expect(firstView({ width: 1, height: 1 }, { width: 999, height: 999 }).scale).toBe(64);
});

test('every step is whole, and as many steps lead back', () => {
  let view = firstView(picture, { width: 20, height: 10 });
  const scales = [view.scale];
  while (view.scale < 64) {
    view = zoomBy(view, 1);
    scales.push(view.scale);
  }
  expect(scales.every(Number.isInteger)).toBe(true);
  expect(scales.slice(0, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(zoomBy(view, 1).scale).toBe(64);
  while (view.scale > 1) view = zoomBy(view, -1);
  expect(zoomBy(view, -1).scale).toBe(1);
});

test('the cursor stays in the picture', () => {
  const view = firstView(picture, picture);
  expect(moveTo(view, picture, 3.9, 4.2)).toMatchObject({ column: 3, row: 4 });
  expect(moveTo(view, picture, -1, 10)).toMatchObject({ column: 0, row: 9 });
});

test('a grid shows only where its lines leave room for the pixels', () => {
  const view = { ...firstView(picture, picture), hasGrid: true };
  expect(showsGrid(view)).toBe(false);
  expect(showsGrid({ ...view, scale: 6 })).toBe(true);
});

test('a square of the checker is whole pixels of the picture', () => {
  const view = firstView(picture, picture);
  expect([1, 3, 7, 8, 11, 64].map((scale) => checkerSquare({ ...view, scale }))).toEqual([
    8, 9, 14, 8, 11, 64,
  ]);
});

test('the first view is where the picture was pressed, and what is nothing gives way to what is nearest', () => {
  const view = firstView(picture, picture, { x: 0.99, y: 0 });
  expect(view).toMatchObject({ column: 19, row: 0 });
  expect(firstView(picture, picture)).toMatchObject({ column: 10, row: 5 });
  expect(moveToContent(view, picture, () => true)).toBe(view);
  expect(moveToContent(view, picture, () => false)).toBe(view);
  const isDrawn = (column: number, row: number) => column === 2 || (column === 16 && row === 4);
  expect(moveToContent(view, picture, isDrawn)).toMatchObject({ column: 16, row: 4 });
});

test('a grid that is switched on shows, and switched off leaves the scale', () => {
  const small = firstView(picture, picture);
  const on = toggleGrid(small);
  expect(showsGrid(on)).toBe(true);
  expect(on.scale).toBe(6);
  expect(toggleGrid(on)).toEqual({ ...on, hasGrid: false });
  expect(toggleGrid({ ...small, scale: 9 }).scale).toBe(9);
});
