import { shareSize } from 'generator/compose/hooks';
import { expect, test } from 'vitest';
import { drawShareWay } from './drawShareWay';
import { colorsOf } from './seasons';

const signs = ['d7', 'd12', 'd17', 'd18', 'd20', 'd21', 'd22', 'd23', 'd24', 'd25', 'd26'].map((words) => ({
  words,
}));
const own = colorsOf('winter', 'day');

/** The columns of a picture with a pixel of a colour above a row. */
function columnsOf(color: string, station: number, isNamed = true): readonly number[] {
  const { bitmap, palette } = drawShareWay(signs, { station, isNamed }, undefined);
  const values = palette.colors.flatMap(({ name }, index) => (name.startsWith(color) ? [index + 1] : []));
  return [...bitmap.pixels.subarray(0, 66 * shareSize.width)].flatMap((value, at) =>
    values.includes(value) ? [at % shareSize.width] : [],
  );
}

test('the version of a note stands whole in the sky of its picture, beside the sun, which no edge cuts', () => {
  for (const [index] of signs.entries()) {
    const [letters, sun] = [columnsOf(own.gold, index + 1), columnsOf(own.disc, index + 1)];
    expect(Math.min(...letters), `station ${index + 1}`).toBeGreaterThanOrEqual(14);
    expect(Math.max(...letters), `station ${index + 1}`).toBeLessThan(shareSize.width - 14);
    if (sun.length === 0) continue;
    expect(Math.max(...sun), `station ${index + 1}`).toBeLessThan(shareSize.width - 1);
    const isApart = Math.max(...letters) < Math.min(...sun) || Math.max(...sun) < Math.min(...letters);
    expect(isApart, `station ${index + 1}`).toBe(true);
  }
});

test('where a way is not that of one note, nothing is written in its sky', () => {
  expect(columnsOf(own.gold, 3, false)).toEqual([]);
});
