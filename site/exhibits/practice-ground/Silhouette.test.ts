import { palette } from 'generator/model/config/additions';
import { expect, test } from 'vitest';
import { inkNames } from './Silhouette';

test('the inks of shapes are the colours of the theme, in the order of their letters', () => {
  expect(inkNames).toEqual(Object.keys(palette));
});
