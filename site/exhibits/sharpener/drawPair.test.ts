import { expect, test } from 'vitest';
import { dragPair, scaleOfPair } from './drawPair';

const room = { width: 600, height: 320, ratio: 2 };

test('rule 10: as large as fits half of the stage, at least four times if that much is wished for', () => {
  expect(scaleOfPair(room, { width: 16, height: 16 }, 7)).toBe(14);
  expect(scaleOfPair(room, { width: 16, height: 16 }, 64)).toBe(37);
  expect(scaleOfPair(room, { width: 512, height: 512 }, 3)).toBe(6);
  expect(scaleOfPair(room, { width: 512, height: 512 }, 16)).toBe(8);
});

test('rule 10: what does not fit is moved with the hand, and no farther than to its edge', () => {
  const picture = { width: 512, height: 40 };
  const moved = dragPair({ x: 0, y: 0 }, { x: 40, y: 40 }, room, picture, 4);
  expect(moved).toEqual({ x: 10, y: 0 });
  expect(dragPair(moved, { x: 9999, y: 0 }, room, picture, 4).x).toBe((512 - 300 / 4) / 2);
});
