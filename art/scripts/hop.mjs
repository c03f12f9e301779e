/* What the quick start ends in: its slime, pixel for pixel and with its times, on a meadow of its own. */
import { readFileSync } from 'node:fs';
import { Layer, piece, writeArt, writePalette } from './layer.mjs';

const colorsOf = (name) =>
  [
    ...readFileSync(new URL(`../${name}.gpl`, import.meta.url), 'utf8').matchAll(
      /^ *(\d+) +(\d+) +(\d+)\t(.+)$/gm,
    ),
  ].map(([, red, green, blue, label]) => [
    label,
    [red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join(''),
  ]);
const slime = colorsOf('examples/slime').map(([label, color]) => [`slime ${label}`, color]);
writePalette('parts/hop', 'The slime on its meadow', Object.fromEntries([...colorsOf('resprite'), ...slime]));

/** The characters of the slime's colours, behind the sixteen of the site. */
const shown = { 0: 'g', 1: 'h', 2: 'i', 3: 'j', 4: 'k' };
const [width, height, ground] = [42, 17, 12];
const meadow = new Layer(width, height);
for (let x = 0; x < width; x++) {
  const far = Math.round(8.2 + 2.4 * Math.sin(x / 6 + 2.2) + 0.8 * Math.sin(x / 2.3));
  meadow.rect(x, far, 1, ground - far, '4');
  meadow
    .rect(x, ground, 1, 1, 'f')
    .rect(x, ground + 1, 1, 2, 'e')
    .rect(x, ground + 3, 1, 2, 'd');
  if (x % 3 === 0) meadow.set(x, ground + 1, 'f');
  if (x % 2) meadow.set(x, ground + 3, 'e');
}
// Tufts, a flower and a mushroom.
for (const x of [2, 10, 30, 39]) meadow.set(x, ground - 1, 'f').set(x + 1, ground - 1, 'e');
meadow
  .set(6, ground + 2, 'b')
  .set(33, ground + 3, 'c')
  .set(25, ground + 3, '6')
  .set(12, ground + 3, 'b');
meadow.stamp(32, ground - 6, [
  '..0000..',
  '.09c990.',
  '0c999980',
  '09999880',
  '.000000.',
  '..0650..',
  '..0650..',
]);
const frames = [300, 100, 200, 100].map((time, index) => {
  const layer = meadow.copy();
  return { time, layer: layer.stamp(13, ground - 15, piece('examples/slime', index + 1), shown) };
});
writeArt(
  'parts/hop',
  [
    'palette: parts/hop',
    'alt-en: A green slime crouches, stretches and settles again on a meadow, beside a mushroom',
    'alt-zh: 绿色史莱姆在草地上蹲下、拉长，再恢复原状，旁边有一朵蘑菇',
  ],
  frames,
);
