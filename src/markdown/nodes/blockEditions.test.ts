import { expect, test } from 'vitest';
import type { TreeNode } from '../../model/tree';
import { blockEditions } from './blockEditions';

const mark = (name: string): TreeNode => ['Edition', { name }];

test('EDN-03: a block that begins with a mark is for that edition, after a bold lead-in too', () => {
  expect(blockEditions([mark('iPad'), ' flips'])).toEqual({ editions: 'ios' });
  expect(blockEditions([['strong', null, 'Mixing'], ' ', mark('Desktop & Android'), ' mixes'])).toEqual({
    editions: 'android desktop',
  });
});

test('EDN-03: a mark elsewhere is about itself alone', () => {
  expect(blockEditions(['Tap, ', mark('iOS')])).toBeNull();
  expect(blockEditions([['em', null, 'Mixing'], ' ', mark('iOS')])).toBeNull();
  expect(blockEditions([])).toBeNull();
});
