import { expect, test } from 'vitest';
import type { TreeNode } from '../../model/tree';
import { blockEditions } from './blockEditions';

const mark = (editions: string): TreeNode => ['Edition', { name: 'A mark', editions }];

test('EDN-03: a block that begins with a mark is for that edition, after a bold lead-in too', () => {
  expect(blockEditions([mark('lite'), ' flips'])).toEqual({ editions: 'lite' });
  expect(blockEditions([['strong', null, 'Mixing'], ' ', mark('pro studio'), ' mixes'])).toEqual({
    editions: 'pro studio',
  });
});

test('EDN-03: a mark elsewhere is about itself alone', () => {
  expect(blockEditions(['Tap, ', mark('lite')])).toBeNull();
  expect(blockEditions([['em', null, 'Mixing'], ' ', mark('lite')])).toBeNull();
  expect(blockEditions([])).toBeNull();
});
