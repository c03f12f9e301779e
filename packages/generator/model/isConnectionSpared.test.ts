import { expect, test } from 'vitest';
import { isConnectionSpared } from './isConnectionSpared';

test('GO-12: a connection is spared where data is saved and on 2G, not where nothing is known of it', () => {
  expect(isConnectionSpared({ connection: { saveData: true, effectiveType: '4g' } })).toBe(true);
  expect(isConnectionSpared({ connection: { saveData: false, effectiveType: 'slow-2g' } })).toBe(true);
  expect(isConnectionSpared({ connection: { saveData: false, effectiveType: '3g' } })).toBe(false);
  expect(isConnectionSpared({})).toBe(false);
});
