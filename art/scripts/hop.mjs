/* What the quick start ends in: its slime, pixel for pixel and with its times, on a meadow of its own. */
import { readFileSync } from 'node:fs';
import { cloud } from './day.mjs';
import { Layer, piece, writeArt, writePalette } from './layer.mjs';
import { fox, stand } from './night.mjs';

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
// Of the country by day all but the colours of what is not there, for the slime's: a palette has 36 characters.
const missing = ['tree-shade', 'sun', 'halo'];
const country = colorsOf('home/day').filter(([label]) => !missing.includes(label));
writePalette('parts/hop', 'The slime on its meadow', Object.fromEntries([...country, ...slime]));

/** The characters of the slime's colours, behind those of the country. */
const shown = { 0: 'v', 1: 'w', 2: 'x', 3: 'y', 4: 'z' };
const [width, height] = [60, 27];
const [ground, edge] = [20, (x) => 20 - Math.round(1.2 * Math.sin(x / 9 + 4))];
const meadow = new Layer(width, height, 'h');
// The sky in four steps, whose borders are long and short streaks: large pixels need no dither.
for (const [top, color, before] of [
  [5, 'i', 'h'],
  [10, 'j', 'i'],
  [14, 'k', 'j'],
]) {
  meadow.rect(0, top, width, ground - top, color);
  for (let x = (top * 7) % 23; x < width + 23; x += 23)
    meadow.rect(x - 23, top - 1, 8, 1, color).rect(x - 11, top, 6, 1, before);
}
cloud(meadow, 29, 7, [
  [0, 2],
  [5, 4],
  [11, 3],
  [16, 2],
]);
const far = (x) => 14 - 2.4 * Math.sin(x / 8 + 0.4) - 1.1 * Math.sin(x / 3.4);
const near = (x) => 17.6 - 1.3 * Math.sin(x / 11 + 3) - 0.5 * Math.sin(x / 3.1);
meadow.paint(0, 0, width, height, (x, y) => {
  const deep = y - edge(x);
  if (deep < 0) return y >= Math.round(near(x)) ? 'o' : y >= Math.round(far(x)) ? 'n' : undefined;
  if (deep === 0) return 'p';
  const isBlade = [
    [3, 4, 11, 18],
    [0, 8, 9, 15, 20],
    [5, 13, 14, 19],
  ][deep % 3]?.includes((x + 4 * deep) % 23);
  if (deep < 3) return isBlade ? 'r' : 'q';
  return deep < 5 ? (isBlade ? 'q' : 'r') : isBlade ? 'r' : 's';
});
for (const [x, y, color] of [
  [30, 24, 'b'],
  [52, 24, 'c'],
  [3, 25, '6'],
  [38, 25, '6'],
  [46, 25, 'b'],
  [15, 26, 'c'],
])
  meadow.rect(x, y, 2, 1, color);
// A mushroom, and the fox, who watches.
meadow.stamp(49, 15, ['..0000..', '.09c990.', '0c999980', '09999880', '.000000.', '..0650..', '..0650..']);
stand(meadow, fox, 5, 24);
const frames = [
  [1, 300],
  [2, 100],
  [3, 200],
  [2, 100],
].map(([frame, time]) => ({
  time,
  layer: meadow.copy().stamp(31, 7, piece('examples/slime', frame), shown),
}));
writeArt(
  'parts/hop',
  [
    'palette: parts/hop',
    'alt-en: A green slime crouches, stretches and settles again on a meadow, between the mascot and a mushroom',
    'alt-zh: 绿色史莱姆在草地上蹲下、拉长，再恢复原状，一边是小狐狸，一边是蘑菇',
  ],
  frames,
);
