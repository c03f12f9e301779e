import { expect, test } from 'vitest';
import { findLowContrast } from './findLowContrast';

test('CFG-09: a pair of text and background with too little contrast is found', () => {
  expect(findLowContrast({})).toEqual([]);
  expect(findLowContrast({ violet: '#0b5a5a', ember: '#fcf8ef' })).toEqual([]);
  expect(findLowContrast({ violet: '#fc0' })).toEqual([
    { text: 'violet', background: 'paper', contrast: '1.4' },
  ]);
  expect(findLowContrast({ night: '#7fd6d6' }).map(({ text }) => text)).toEqual([
    'night',
    'paper',
    'mist',
    'lilac',
    'coral',
    'mint',
    'gold',
  ]);
});
