import { expect, test } from 'vitest';
import { findPaleColors } from './findPaleColors';

test('CFG-09: a colour that text could not be read in is found, on the ground that it stands on', () => {
  expect(findPaleColors({})).toEqual([]);
  expect(findPaleColors({ violet: '#0b5a5a', ember: '#fcf8ef' })).toEqual([]);
  expect(findPaleColors({ violet: '#fc0' })).toEqual([{ text: 'violet', ground: 'paper', contrast: '1.4' }]);
  expect(findPaleColors({ night: '#7fd6d6' }).map(({ text }) => text)).toEqual([
    'night',
    'paper',
    'mist',
    'lilac',
    'coral',
    'mint',
    'gold',
  ]);
});
