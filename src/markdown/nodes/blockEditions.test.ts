import { expect, test } from 'vitest';
import type { TreeNode } from '../../model/tree';
import { blockEditions } from './blockEditions';

const mark = (editions: string): TreeNode => ['Edition', { name: 'A mark', editions }];

test('EDN-03: a block that begins with a mark is for that edition, after a bold lead-in too', () => {
  expect(blockEditions([mark('ios'), ' flips'])).toEqual({ editions: 'ios' });
  expect(blockEditions([['strong', null, 'Mixing'], ' ', mark('android desktop'), ' mixes'])).toEqual({
    editions: 'android desktop',
  });
});

test('EDN-03: a mark elsewhere is about itself alone', () => {
  expect(blockEditions(['Tap, ', mark('ios')])).toBeNull();
  expect(blockEditions([['em', null, 'Mixing'], ' ', mark('ios')])).toBeNull();
  expect(blockEditions([])).toBeNull();
});
