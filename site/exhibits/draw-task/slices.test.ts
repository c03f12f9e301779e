import { pixels32 } from 'pixels/edit/pixels32';
import { expect, test } from 'vitest';
import { stretchSlices } from './slices';

test('8. a drawing of nine parts is stretched between its cuts; its corners stay', () => {
  const cells = [...'1223455645567889'].map(Number);
  const inks = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((ink) => ink * 11);
  const window = stretchSlices({ side: 4, cells }, inks, 1, 6, 3);
  expect([...pixels32(window)].map((word) => word / 11).join('')).toBe('122223455556788889');
});
