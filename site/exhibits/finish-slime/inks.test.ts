import { expect, test } from 'vitest';
import { namedPalettes, ownPalette } from '../../features/palettes/app/palettes';
import { colors } from './frames';
import { roleOf } from './inks';

test('15. The four colours of the canvas are four in each palette that visitors may choose', () => {
  for (const [name, palette] of Object.entries({ ...namedPalettes, ownPalette })) {
    const inks = colors.slice(0, 4).map((color) => palette[roleOf[color.name]].join());
    expect(new Set(inks).size, name).toBe(4);
  }
});
