/* Pieces whose pattern is what they teach: a tile without seams, and blocks and a floor in two to one. */
import { Layer, writeArt } from './layer.mjs';

{
  const tile = [
    'eeeeeeeeeeee',
    'eefeeeeeedee',
    'efdeeeefeeee',
    'eedeeefdeeee',
    'eeeeeeedeebe',
    'feeeeeeeebab',
    'deeefeeeeebe',
    'eeefdeefeede',
    'eeeedefdeeee',
    'e6eeeeedeeef',
    '6b6eefeeeefd',
    'e6eedeeeeeed',
  ];
  const layer = new Layer(40, 40);
  for (let y = 0; y < 3; y++) for (let x = 0; x < 3; x++) layer.stamp(2 + 12 * x, 2 + 12 * y, tile);
  writeArt(
    'technique/tile-seamless',
    [
      'alt-en: Nine copies of a tile of grass and flowers whose edges cannot be found',
      'alt-zh: 九块相同的草地图块，带着小花，看不出接缝',
    ],
    [{ layer }],
  );
}

/** Whether a pixel lies in a diamond 32 wide and 16 high, its cell at 0, 0. */
const inDiamond = (x, y) => {
  const half = y < 8 ? 2 * y + 1 : 2 * (15 - y) + 1;
  return y >= 0 && y < 16 && x >= 16 - half && x < 16 + half;
};

/** Grass and stone on a diamond; `x` and `y` count from its cell. */
function ground(x, y, isStone) {
  // Along its two edges, so that joints and blades follow them.
  const [down, up] = [x + 2 * y, 2 * y - x + 32];
  if (isStone) {
    const row = Math.floor(up / 8);
    const isJoint = up % 8 < 2 || (down + (row % 2) * 8) % 16 < 2;
    return isJoint ? '5' : up % 8 < 4 && (down + (row % 2) * 8) % 16 < 5 ? '6' : '4';
  }
  const seed = (x * 7 + y * 13 + ((x * y) % 5)) % 23;
  return seed === 0 ? 'b' : seed < 4 ? 'f' : seed < 6 ? 'd' : 'e';
}

{
  const layer = new Layer(96, 48);
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      const [left, top] = [32 + 16 * (column - row), 8 * (column + row)];
      layer.paint(left, top, 32, 16, (x, y) =>
        inDiamond(x - left, y - top) ? ground(x - left, y - top, (row + column) % 2 === 0) : undefined,
      );
    }
  writeArt(
    'craft/floor',
    [
      'alt-en: Nine diamonds of a floor, grass and stone by turns, that meet without a gap',
      'alt-zh: 九块菱形地面，草地和石砖相间，拼在一起没有缝隙',
    ],
    [{ layer }],
  );
}

{
  const half = (y) => (y < 8 ? 2 * y + 1 : y === 8 ? 15 : 2 * (15 - y) + 2);
  const layer = new Layer(32, 32).paint(0, 0, 32, 32, (x, y) => {
    const [fromLeft, fromRight] = [x - 1, 30 - x];
    if (fromLeft < 0 || fromRight < 0) return undefined;
    if (y < 16 && Math.abs(x - 15.5) < half(y)) {
      const seed = (x * 11 + y * 17 + ((x * y) % 7)) % 19;
      return seed === 0 ? '6' : seed < 3 ? 'e' : 'f';
    }
    const isLeft = x < 16;
    // How far below the upper edge of the side, which falls by one in two.
    const deep = y - 9 - Math.floor((isLeft ? fromLeft : fromRight) / 2);
    if (deep < 0 || deep > 15) return undefined;
    const along = isLeft ? fromLeft : fromRight;
    if (deep < 2 || (deep < 4 && along % 5 < 2)) return isLeft ? 'e' : 'd';
    const row = Math.floor((deep - 2) / 5);
    const isJoint = (deep - 2) % 5 === 4 || (along + row * 4) % 8 === 7;
    if (isJoint) return isLeft ? '8' : '0';
    return isLeft ? '9' : '8';
  });
  writeArt(
    'technique/isometric-block',
    [
      'alt-en: A block with a light top of grass, a middle left side and a dark right side of brick',
      'alt-zh: 一个方块：顶面是浅色草地，左面的砖居中，右面的砖最暗',
    ],
    [{ layer }],
  );
}
