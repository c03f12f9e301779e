/* Pictures that lead to videos, as wide as the scenes of texts, each with a play button; and the hill of the roadmap. */
import { cloud, flowers, land, sun } from './day.mjs';
import { Layer, piece, writeArt, writePicture } from './layer.mjs';
import { cottage, flip, fox, hero, lines, mushroom, pine, pose, slime, stand, wood } from './night.mjs';

const width = 170;
const height = 96;

/** A play button in the middle of a picture. */
function video(layer) {
  const [left, top, wide, tall] = [65, 34, 40, 28];
  /** A plate with round corners, so many pixels inside the outline. */
  const plate = (inset, color) => {
    for (const [cut, from] of [
      [3, 0],
      [1, 1],
      [0, 3],
    ])
      layer.rect(
        left + inset + cut,
        top + inset + from,
        wide - 2 * (inset + cut),
        tall - 2 * (inset + from),
        color,
      );
  };
  plate(0, '0');
  plate(1, '9');
  layer
    .rect(left + 4, top + 1, wide - 8, 1, 'c')
    .rect(left + 4, top + tall - 2, wide - 8, 1, '8')
    .rect(left + 2, top + tall - 3, wide - 4, 1, '8');
  for (let row = 0; row < 15; row++)
    layer.rect(left + 14, top + 6 + row, 2 * Math.min(row, 14 - row) + 1, 1, '6');
  return layer;
}

const tile = 16;

/** A meadow of the six drawings of a dual grid, turned: each looks at the four corners around it. */
{
  const drawings = piece('craft/dual-grid').map((row) => row.replaceAll('1', '2'));
  const drawing = (at) => drawings.map((row) => row.slice(19 * at, 19 * at + tile));
  const turn = (rows) => rows.map((_, y) => rows.map((_, x) => rows[tile - 1 - x][y]).join(''));
  // Corners from the top left, clockwise.
  const tiles = new Map();
  for (const [corners, at] of [
    ['0000', 0],
    ['1000', 1],
    ['1100', 2],
    ['1010', 3],
    ['1110', 4],
    ['1111', 5],
  ]) {
    let [turned, rows] = [corners, drawing(at)];
    for (let quarter = 0; quarter < 4; quarter++) {
      if (!tiles.has(turned)) tiles.set(turned, rows);
      turned = turned.at(-1) + turned.slice(0, 3);
      rows = turn(rows);
    }
  }
  const map = [
    '011111100011',
    '111111110011',
    '111111111111',
    '001111111110',
    '001111110111',
    '111110011111',
    '111100011111',
  ];
  const layer = new Layer(width, height);
  for (let y = 0; y < 6; y++)
    for (let x = 0; x < 11; x++) {
      const corners = map[y][x] + map[y][x + 1] + map[y + 1][x + 1] + map[y + 1][x];
      layer.stamp(x * tile, y * tile, tiles.get(corners));
    }
  // Shallow along the shore, with glints where it is deep.
  const ground = layer.copy();
  const isDeep = (x, y) =>
    [-3, 0, 3].every((right) =>
      [-3, 0, 3].every((down) => ['2', undefined].includes(ground.get(x + right, y + down))),
    );
  layer.paint(0, 0, width, height, (x, y, color) => {
    if (color !== '2') return undefined;
    if (!isDeep(x, y)) return '3';
    return y % 7 === 3 && (x + 5 * y) % 23 < 5 ? '4' : y % 7 === 4 && (x + 5 * y) % 23 < 3 ? '3' : undefined;
  });
  layer.stamp(30, 34, fox).stamp(128, 30, slime).stamp(138, 64, mushroom);
  writePicture(
    'videos/dual-grid',
    'A meadow with rounded edges, seen from above, with the mascot, a slime and a mushroom; a play button',
    '俯视的草地，边缘圆润，上面有小狐狸、史莱姆和蘑菇；中间是播放按钮',
    video(layer),
  );
}

/** Blocks that a floor is built of, from lines on the left to a finished corner on the right. */
{
  const layer = new Layer(width, height, '1');
  layer.paint(0, 0, width, height, (x, y) =>
    (x + 2 * y) % 32 === 0 || (x - 2 * y + 320) % 32 === 0 ? '2' : undefined,
  );
  const block = piece('recipes/isometric-block');
  const colors = { 5: 'f', 6: 'e', 7: 'd' };
  const isLine = (color, x, y) =>
    block[y][x - 1] === '.' ||
    block[y - 1][x] === '.' ||
    block[y][x + 1] !== color ||
    block[y + 1][x] !== color;
  const sketch = block.map((row, y) =>
    [...row].map((color, x) => (color === '.' ? '.' : isLine(color, x, y) ? '5' : '1')).join(''),
  );
  const lit = block.map((row, y) =>
    [...row]
      .map((color, x) => (color === '5' && isLine(color, x, y) ? 'e' : (colors[color] ?? '.')))
      .join(''),
  );
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++) {
      const [x, y] = [69 + (column - row) * 16, 10 + (column + row) * 8 - (column === 3 ? 6 : 0)];
      layer.stamp(x, y - 2, row > 1 ? sketch : lit);
    }
  stand(layer, slime, 126, 37);
  writePicture(
    'videos/isometric',
    'A floor of blocks seen at an angle, some of them still lines, with a slime on its corner; a play button',
    '斜着俯视的方块地面，有几块还只是线稿，角上站着史莱姆；中间是播放按钮',
    video(layer),
  );
}

/** A room of bricks, with moss on its floor. */
{
  const bricks = piece('examples/bricks');
  const layer = new Layer(width, height);
  const map = ['bbbbbbbbbbb', 'b.........b', 'b.........b', 'b......bbbb', 'b.........b', 'bbbbbbbbbbb'];
  for (let y = 0; y < 6; y++)
    for (let x = 0; x < 11; x++) {
      const isSolid = map[y][x] === 'b';
      const [left, top] = [x * tile - 3, y * tile];
      layer.stamp(left, top, bricks, isSolid ? { 0: '0', 1: '8', 2: '9' } : { 0: '0', 1: '1', 2: '1' });
      if (isSolid && map[y - 1]?.[x] === '.')
        layer.rect(left, top, tile, 1, 'f').rect(left, top + 1, tile, 2, 'e');
    }
  const coin = lines('..00.. .0ba0. 0b6ba0 0bbba0 0bbba0 0bbaa0 .0aa0. ..00..');
  layer.stamp(38, 50, coin).stamp(54, 36, coin).stamp(118, 26, coin).stamp(132, 26, coin);
  stand(layer, hero, 20, 79);
  stand(layer, flip(slime), 124, 47);
  writePicture(
    'videos/bricks',
    'A room of bricks with a mossy floor, a hero, a slime and two coins; a play button',
    '砖砌的房间，地上长着苔藓，里面有小勇士、史莱姆和两枚金币；中间是播放按钮',
    video(layer),
  );
}

/** A way over a hill, with a flag at each bend: by day, and by night for the dark mode. */
{
  const [wide, tall, first] = [216, 48, -23];
  const edge = (x) => 40 - 17 * Math.exp(-(((x - 122) / 34) ** 2)) - 3 * Math.sin(x / 19);
  const pines = [
    [-16, 26],
    [-6, 19],
    [5, 24],
    [15, 17],
    [159, 20],
    [167, 28],
    [178, 18],
    [187, 25],
  ];
  const empty = () => new Layer(wide, tall, '.', first);
  const walked = stand(empty(), cottage, 24, 43);
  for (let x = 46; x < 124; x++)
    walked.rect(x, Math.round(edge(x)) + 2 + Math.round((124 - x) / 40), 2, 1, x % 3 ? 'a' : 'b');
  for (const [x, light, color, shade] of [
    [78, '6', 'f', 'e'],
    [100, '6', 'b', 'a'],
    [124, 'c', '9', '8'],
  ]) {
    const foot = Math.round(edge(x)) + 1;
    walked.rect(x, foot - 19, 2, 20, '0');
    for (let row = 0; row < 9; row++) {
      const long = 16 - Math.max(0, 3 - Math.abs(row - 4));
      walked.rect(x + 2, foot - 19 + row, long, 1, '0');
      if (row % 8)
        walked.rect(x + 2, foot - 19 + row, long - 1, 1, row === 1 ? light : row < 6 ? color : shade);
    }
  }
  stand(walked, pose('point'), 47, 45);
  // By night what is black has an edge of light against the sky, at its left and above.
  const night = wood(wide, tall, edge, 4, pines, 1, first);
  for (let y = 0; y < tall; y++)
    for (let x = 46; x < wide + first; x++)
      if (y < edge(x) && [walked.get(x + 1, y), walked.get(x, y + 1)].includes('0')) night.set(x, y, '3');

  const day = land(wide, tall, (x) => edge(x + first), 2);
  sun(day, 44, 11, 6);
  cloud(day, 70, 14, [
    [0, 3],
    [6, 4],
    [13, 3],
  ]);
  cloud(day, 102, 9, [
    [0, 2],
    [6, 4],
    [13, 3],
  ]);
  const trees = empty();
  for (const [x, high] of pines) pine(trees, x, Math.round(edge(x)) + 1, high);
  day.stamp(0, 0, trees.recolor({ 0: 'v', d: 'u', e: 't' }));
  flowers(day, 43, 5);
  writeArt(
    'parts/roadmap',
    [
      'palette: home/day',
      'alt-en: The mascot points from its cottage along a way up a hill with three flags',
      'alt-zh: 小狐狸在小屋旁指着一条通向山丘的小路，沿途插着三面旗',
    ],
    [day, night].map((layer) => ({
      layer: layer.stamp(layer.from, 0, walked),
    })),
  );
}
