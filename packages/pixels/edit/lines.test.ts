import { expect, test } from 'vitest';
import { lineBetween, type Point, removeDoubles } from './lines';

const pairs = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(' ');

test('a line has regular runs, and the same pixels for every octant', () => {
  expect(pairs(lineBetween({ x: 0, y: 0 }, { x: 7, y: 3 }))).toBe('0,0 1,0 2,1 3,1 4,2 5,2 6,3 7,3');
  expect(pairs(lineBetween({ x: 0, y: 0 }, { x: 1, y: 2 }))).toBe('0,0 0,1 1,2');
  expect(pairs(lineBetween({ x: 2, y: 2 }, { x: 2, y: 2 }))).toBe('2,2');
  expect(pairs(lineBetween({ x: 0, y: 0 }, { x: -2, y: 2 }))).toBe('0,0 -1,1 -2,2');
  for (let angle = 0; angle < 360; angle += 7) {
    const end = { x: Math.round(30 * Math.cos(angle)), y: Math.round(30 * Math.sin(angle)) };
    const points = lineBetween({ x: 0, y: 0 }, end);
    expect(points).toHaveLength(Math.max(Math.abs(end.x), Math.abs(end.y)) + 1);
    expect(points.at(-1)).toEqual(end);
  }
  expect(() => lineBetween({ x: 0, y: 0 }, { x: 1e9, y: 0 })).toThrow(RangeError);
  expect(() => lineBetween({ x: 0, y: 0 }, { x: 0.5, y: 0 })).toThrow(RangeError);
});

test('corners of a stroke are left out, straight parts and right angles of more than a pixel stay', () => {
  const stroke = ['0,0', '1,0', '1,1', '2,1', '2,1', '2,2', '3,2', '4,2'];
  const points = stroke.map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return { x, y };
  });
  expect(pairs(removeDoubles(points))).toBe('0,0 1,1 2,2 3,2 4,2');
  expect(removeDoubles([])).toEqual([]);
});
