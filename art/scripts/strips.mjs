/* Strips of the country by night: one for each part of the roadmap, and a calm one for legal pages. */
import { writeArt } from './layer.mjs';
import { cottage, country, cut, glow, piece, pine, post, stand } from './night.mjs';

const width = 170;

/** A meadow at `level` with pines, each `[column, height]`. */
function meadow(height, level, seed, pines) {
  const edge = (x) => level + 1.5 * Math.sin(x / 21 + seed);
  const layer = country(width, height, edge, seed);
  for (const [x, tall] of pines) pine(layer, x, Math.round(edge(x)) + 1, tall);
  return layer;
}

/** A vignette without the ground it stands on. */
const vignette = (name) => {
  const rows = piece(name);
  return cut(rows, 0, 0, rows[0].length, rows.length - 2);
};

for (const [index, [name, shown, left, pines, english, chinese]] of [
  [
    'drawing',
    'category/drawing',
    48,
    [
      [9, 24],
      [20, 17],
      [141, 20],
      [152, 28],
      [163, 21],
    ],
    'The mascot at its easel among pines; a flag beside it',
    '松林间，小狐狸在画架前画画，旁边插着一面旗',
  ],
  [
    'animation',
    'category/timeline',
    50,
    [
      [6, 28],
      [18, 20],
      [149, 18],
      [162, 26],
    ],
    'The mascot holds a strip of film among pines; a flag beside it',
    '松林间，小狐狸拿着一条胶片，旁边插着一面旗',
  ],
  [
    'files',
    'category/files',
    52,
    [
      [12, 20],
      [24, 28],
      [148, 24],
      [160, 17],
    ],
    'The mascot carries a folder over its head among pines; a flag beside it',
    '松林间，小狐狸把文件夹举过头顶，旁边插着一面旗',
  ],
  [
    'input',
    'category/settings',
    49,
    [
      [5, 18],
      [15, 26],
      [143, 27],
      [156, 19],
      [166, 24],
    ],
    'The mascot pushes a gear among pines; a flag before it',
    '松林间，小狐狸推着一个齿轮，前方插着一面旗',
  ],
].entries()) {
  const layer = meadow(44, 36, 3 * index + 2, pines);
  const stamp = vignette(shown);
  glow(layer, left + Math.round(stamp[0].length / 2), 24, 26);
  stand(layer, stamp, left, 39);
  const [color, shade] = [
    ['f', 'e'],
    ['b', 'a'],
    ['9', '8'],
    ['4', '3'],
  ][index];
  layer.rect(121, 14, 3, 24, '0').rect(122, 15, 1, 22, '5').rect(123, 14, 13, 9, '0');
  layer
    .rect(123, 15, 12, 7, color)
    .rect(123, 20, 12, 2, shade)
    .rect(133, 17, 3, 3, '0')
    .rect(134, 18, 2, 1, '2');
  writeArt(`parts/roadmap-${name}`, [`alt-en: ${english}`, `alt-zh: ${chinese}`], [{ layer }]);
}

{
  const layer = meadow(60, 50, 7, [
    [5, 30],
    [15, 22],
    [150, 26],
    [164, 34],
  ]);
  glow(layer, 132, 42, 16);
  stand(layer, cottage, 122, 52);
  stand(layer, post, 113, 52);
  const camp = vignette('category/campfire');
  glow(layer, 71, 44, 26);
  stand(layer, camp, 32, 55);
  layer.paint(84, 4, 15, 15, (x, y, color) => {
    if (Math.hypot(x - 91, y - 11) > 6.5) return color;
    return Math.hypot(x - 88, y - 9) > 6.5 ? '5' : '6';
  });
  writeArt(
    'parts/quiet',
    [
      'alt-en: The mascot sleeps by a fire near its house, with a slime and a mushroom, under the moon',
      'alt-zh: 月光下，小狐狸在家门前的篝火旁睡着，身边是史莱姆和蘑菇',
    ],
    [{ layer }],
  );
}
