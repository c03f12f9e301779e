/*
 * Pieces whose pattern is what they teach: a tile without seams and one with, the 47 of terrain, and blocks and a floor
 * in two to one.
 */
import { Layer, piece, readArt, writeArt, writePicture } from './layer.mjs';
import { wordRows } from './night.mjs';

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
  writePicture(
    'technique/tile-seamless',
    'Nine copies of a tile of grass and flowers whose edges cannot be found',
    '九块相同的草地图块，带着小花，看不出接缝',
    layer,
  );
}

{
  const tile = piece('examples/tile');
  const layer = new Layer(48, 48);
  for (let y = 0; y < 3; y++) for (let x = 0; x < 3; x++) layer.stamp(16 * x, 16 * y, tile);
  writePicture(
    'technique/tile-copies',
    'Nine copies of a tile of grass: the half of a stone stands at each right edge',
    '九块相同的草地图块，每块的右边缘都只有半块石头',
    layer,
  );
}

{
  const rows = piece('craft/terrain-16');
  /** The tile of these filled edges: top 1, right 2, bottom 4, left 8. */
  const tile = (edges) =>
    rows
      .slice(7 + 25 * Math.floor(edges / 4))
      .slice(0, 16)
      .map((row) => row.slice(19 * (edges % 4), 19 * (edges % 4) + 16));
  /** Corners clockwise from the top right one: seen where the edges on both sides are filled. */
  const corners = [
    { edges: 3, right: true, below: false },
    { edges: 6, right: true, below: true },
    { edges: 12, right: false, below: true },
    { edges: 9, right: false, below: false },
  ];
  const corner = [
    [0, 0, '1'],
    [1, 0, '4'],
    [0, 1, '4'],
    [2, 0, 'd'],
    [1, 1, 'd'],
    [0, 2, 'd'],
  ];
  const countEdges = (edges) => [1, 2, 4, 8].filter((edge) => edges & edge).length;
  const tiles = [...Array(16).keys()].flatMap((edges) => {
    const seen = corners.filter((one) => (edges & one.edges) === one.edges);
    return [...Array(2 ** seen.length).keys()].map((open) => {
      const layer = new Layer(16, 16).stamp(0, 0, tile(edges));
      for (const [at, { right, below }] of seen.entries())
        if (open & (2 ** at))
          for (const [x, y, color] of corner) layer.set(right ? 15 - x : x, below ? 15 - y : y, color);
      return { layer, count: countEdges(edges) };
    });
  });
  // In eight columns: up to two edges and an empty cell, then three, then four, each in two rows.
  const sheet = new Layer(146, 110, '0');
  const place = (at, layer) => sheet.stamp(18 * (at % 8) + 2, 18 * Math.floor(at / 8) + 2, layer);
  const cells = tiles.toSorted((one, other) => one.count - other.count);
  for (const [at, { layer }] of cells.entries()) place(at < 15 ? at : at + 1, layer);
  const empty = new Layer(16, 16);
  for (let at = 0; at < 16; at += 2)
    empty
      .set(at, 0, '3')
      .set(15, at, '3')
      .set(15 - at, 15, '3')
      .set(0, 15 - at, '3');
  place(15, empty);
  writePicture(
    'craft/terrain-47',
    'Forty-seven grass tiles in water, from an island without a neighbour to the inside, with every choice of round inner corners',
    '四十七块草地图块，从小岛到内部',
    sheet,
  );

  // What a game makes of them.
  const map = [
    '..............',
    '.####...###...',
    '.#####..#####.',
    '..###########.',
    '.#####..####..',
    '.#####.#####..',
    '..###...###...',
    '..............',
  ];
  const isLand = (x, y) => map[y]?.[x] === '#';
  const water = { 1: '2' };
  const world = new Layer(224, 128, '2');
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 14; x++) {
      if (!isLand(x, y)) continue;
      const sides = [isLand(x, y - 1), isLand(x + 1, y), isLand(x, y + 1), isLand(x - 1, y)];
      const edges = sides.reduce((sum, isFilled, at) => sum + (isFilled ? 2 ** at : 0), 0);
      world.stamp(16 * x, 16 * y, tile(edges), water);
      for (const { edges: both, right, below } of corners)
        if ((edges & both) === both && !isLand(x + (right ? 1 : -1), y + (below ? 1 : -1)))
          for (const [dx, dy, color] of corner)
            world.set(
              16 * x + (right ? 15 - dx : dx),
              16 * y + (below ? 15 - dy : dy),
              water[color] ?? color,
            );
    }
  for (const [x, y, width] of [
    [12, 8, 6],
    [98, 22, 7],
    [106, 30, 4],
    [200, 12, 6],
    [100, 106, 7],
    [204, 86, 7],
    [118, 112, 5],
    [20, 118, 6],
    [192, 116, 6],
  ])
    world.rect(x, y, width, 1, '3').rect(x + 2, y + 2, width - 3, 1, '3');
  const flower = ['.6.', '6b6', '.6.'];
  for (const [x, y] of [
    [24, 36],
    [52, 84],
    [70, 42],
    [150, 40],
    [178, 56],
    [162, 88],
  ])
    world.stamp(x, y, flower);
  const [, ...walk] = readArt('examples/hero');
  world.rect(91, 57, 11, 2, 'd').rect(92, 56, 9, 4, 'd').stamp(88, 35, walk[4]);
  world.stamp(141, 45, piece('examples/slime'), { 1: 'd', 2: 'e', 3: 'f', 4: 'd' });
  writePicture(
    'home/world',
    'An island of grass tiles in water, seen from above: the hero walks towards a slime',
    '俯视的小岛，用草地图块拼成，四面是水；主角朝史莱姆走去',
    world,
  );
}

{
  // The cells of a map below the grid of its pictures, then what stands there; a picture with its corners is marked.
  const isLand = (x, y) => x > 0 && y > 0 && y < 4 && (x < 3 || (x === 3 && y > 1));
  const drawn = piece('craft/terrain-map').map((row) => row.slice(84));
  const layer = new Layer(164, 80).stamp(84, 0, drawn);
  layer.paint(0, 0, 80, 80, (x, y) => {
    const isBorder = x % 16 === 0 || y % 16 === 0;
    if (isLand(Math.floor(x / 16), Math.floor(y / 16))) return isBorder ? 'd' : 'e';
    return isBorder ? '0' : '1';
  });
  for (const left of [0, 84]) {
    for (let at = 8; at < 80; at += 16)
      for (let along = 0; along < 80; along++)
        if (along % 4 < 2) layer.set(left + at, along, '5').set(left + along, at, '5');
    const [x, y] = [left + 40, 24];
    for (let along = 0; along < 17; along++)
      layer
        .set(x + along, y, 'b')
        .set(x + along, y + 16, 'b')
        .set(x, y + along, 'b')
        .set(x + 16, y + along, 'b');
  }
  for (const [x, y] of [
    [40, 24],
    [56, 24],
    [40, 40],
    [56, 40],
  ]) {
    layer.rect(x - 2, y - 2, 5, 5, '0').rect(x - 1, y - 1, 3, 3, isLand(x >> 4, y >> 4) ? 'b' : '3');
  }
  writePicture(
    'craft/shifted-grid',
    'The grid of pictures runs through the middle of the cells of the map: a picture has three of its corners on land',
    '画面网格穿过地图格的正中',
    layer,
  );
}

{
  // Four tiles of a dual grid with a mark where a shore crosses an edge, and put together.
  const drawn = piece('craft/dual-grid');
  const [one, two, opposite, three] = [1, 2, 3, 4].map((at) =>
    drawn.map((row) => row.slice(19 * at, 19 * at + 16)),
  );
  const upsideDown = (rows) => rows.toReversed();
  const transposed = (rows) => rows.map((_, y) => rows.map((row) => row[y]).join(''));
  const isLand = [
    [true, false, false],
    [false, true, false],
    [true, true, false],
  ];
  const tiles = [
    [opposite, upsideDown(one)],
    [upsideDown(three), transposed(two)],
  ];
  const layer = new Layer(82, 41, '0');
  for (const [row, line] of tiles.entries())
    for (const [column, tile] of line.entries()) {
      const [left, top] = [3 + 19 * column, 3 + 19 * row];
      layer.stamp(left, top, tile).stamp(46 + 16 * column, 4 + 16 * row, tile);
      for (const after of [0, 1]) {
        if (isLand[row + after][column] !== isLand[row + after][column + 1])
          layer.rect(left + 7, top - 3 + 19 * after, 2, 3, 'b');
        if (isLand[row][column + after] !== isLand[row + 1][column + after])
          layer.rect(left - 3 + 19 * after, top + 7, 3, 2, 'b');
      }
    }
  writePicture(
    'craft/shore-crossings',
    'Four tiles of grass and water; their shores leave each tile in the middle of its edges, and go on in the next',
    '四块草地，水线相接',
    layer,
  );
}

{
  // A bay of the dual grid: the tile on its left is to be drawn between the shores of those above and beside it.
  const shore = (away) => (away < 6 ? '1' : away < 7 ? '4' : away < 8 ? 'd' : 'e');
  const given = new Layer(24, 24).paint(0, 0, 24, 24, (x, y) =>
    x < 12 && y >= 12 ? undefined : shore(x < 12 ? 11.5 - x : y < 12 ? 0 : y - 11.5),
  );
  const whole = given
    .copy()
    .stamp(0, 12, [
      'eeeed4111111',
      'eeeed4111111',
      'eeeed4111111',
      'eeeeed411111',
      'eeeeeed41111',
      'eeeeeeed4111',
      'eeeeeeeed444',
      'eeeeeeeeeddd',
      ...Array(4).fill('eeeeeeeeeeee'),
    ]);
  for (const [name, layer, en, zh] of [
    [
      'grass-tile-2',
      given,
      'Three of four tiles of a bay; the fourth, below on the left, is empty',
      '海湾的四块图块，左下那块还空着',
    ],
    [
      'grass-tile-2-solution',
      whole,
      'The bay whole: foam and rim turn in a quarter of a circle',
      '完整的海湾：浪花和草边转过四分之一圆',
    ],
  ])
    writePicture(`lessons/${name}`, en, zh, layer);
}

{
  // The inside of an area, and tile 9 of four neighbours drawn over it.
  const given = new Layer(12, 12, 'e');
  for (const [left, top] of [
    [2, 2],
    [4, 6],
  ])
    given.stamp(left, top, ['f.f', '.f.']);
  const corner = given
    .copy()
    .stamp(0, 0, [
      ...Array(7).fill('.........d41'),
      '........d411',
      '.......d4111',
      'ddddddd41111',
      '444444411111',
      '111111111111',
    ]);
  for (const [name, layer, en, zh] of [
    ['grass-tile-3', given, 'The inside of an area: grass from edge to edge', '一片区域的内部：整块都是草'],
    [
      'grass-tile-3-solution',
      corner,
      'Tile 9: water on the right and below, the corner rounded',
      '9号图块：右边和下边是水，拐角是圆的',
    ],
  ])
    writePicture(`lessons/${name}`, en, zh, layer);
}

/** Whether a pixel lies in a diamond 32 wide and 16 high, its cell at 0, 0. */
const inDiamond = (x, y) => {
  const half = y < 8 ? 2 * y + 1 : 2 * (15 - y) + 1;
  return y >= 0 && y < 16 && x >= 16 - half && x < 16 + half;
};

{
  // Each pixel of a diamond six wide, and beside each row how many it has.
  const size = 6;
  const layer = new Layer(32 * size + 14, 16 * size + 3, '0');
  for (let y = 0; y < 16; y++) {
    const row = [...Array(32).keys()].filter((x) => inDiamond(x, y));
    for (const x of row)
      layer.rect(
        12 + x * size,
        2 + y * size,
        size - 1,
        size - 1,
        y < 8 ? (y % 2 ? 'e' : 'f') : y % 2 ? 'f' : 'e',
      );
    layer.stamp(row.length < 10 ? 6 : 2, 2 + y * size, wordRows(String(row.length)), { 0: '6' });
  }
  writePicture(
    'craft/diamond-rows',
    'A diamond of 16 rows: 2, 6, 10, 14, 18, 22, 26, 30 pixels wide, and back',
    '16行的菱形：2、6、10、14、18、22、26、30像素，再收回来',
    layer,
  );
}

/** Grass and stone on a diamond; `x` and `y` count from its cell. */
function ground(x, y, isStone) {
  // Along its two edges, so that joints and blades follow them.
  const [down, up] = [x + 2 * y, 2 * y - x + 32];
  if (isStone) {
    const row = Math.floor(up / 8);
    const isJoint = up % 8 < 2 || (down + (row % 2) * 8) % 16 < 2;
    return isJoint ? '5' : up % 8 < 4 && (down + (row % 2) * 8) % 16 < 5 ? '6' : '4';
  }
  if ((y === 4 || y === 11) && (x >> 1) % 7 === 1) return 'b';
  return blade(x, y, 'f', 'd') ?? 'e';
}

/** Grass on a diamond: tufts of three pixels, set off from row to row, with a shadow beside each. */
function blade(x, y, light, dark) {
  const [across, down] = [(x + 5 * (y >> 2)) % 10, y % 4];
  if ((down === 1 && (across === 2 || across === 4)) || (down === 2 && across === 3)) return light;
  return down === 2 && (across === 4 || across === 5) ? dark : undefined;
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
  writePicture(
    'craft/floor',
    'Nine diamonds of a floor, grass and stone by turns, that meet without a gap',
    '九块菱形地面，草地和石砖相间，拼在一起没有缝隙',
    layer,
  );
}

{
  const half = (y) => (y < 8 ? 2 * y + 1 : y === 8 ? 15 : 2 * (15 - y) + 2);
  const layer = new Layer(32, 32).paint(0, 0, 32, 32, (x, y) => {
    const [fromLeft, fromRight] = [x - 1, 30 - x];
    if (fromLeft < 0 || fromRight < 0) return undefined;
    if (y < 16 && Math.abs(x - 15.5) < half(y)) return blade(x, y, 'e', 'e') ?? 'f';
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
  writePicture(
    'technique/isometric-block',
    'A block with a light top of grass, a middle left side and a dark right side of brick',
    '一个方块：顶面是浅色草地，左面的砖居中，右面的砖最暗',
    layer,
  );
}

{
  /** A block whose diamond has its cell at `left`, `top`: light top, middle left side, dark right side. */
  const block = (layer, left, top, [light, middle, dark], isNarrow = false) =>
    layer.paint(left, top, 32, 32, (x, y, under) => {
      // Its first and last column only over another block, which would show through a slit.
      const across = under === '.' || isNarrow ? x - left : Math.min(30, Math.max(1, x - left));
      const down = y - top;
      if (inDiamond(across, down)) return light;
      const isWall = [...Array(16).keys()].some((up) => inDiamond(across, down - up - 1));
      return isWall ? (across < 16 ? middle : dark) : under;
    });
  const [grass, sand] = ['567', '432'];
  const [left, top] = [16, 16];
  const place = (layer, column, row, colors, level = 0) =>
    block(layer, left + 16 * (column - row), top + 8 * (column + row) - 16 * level, colors);
  const full = place(new Layer(64, 64), 0, 0, grass);

  const diamond = new Layer(64, 64).paint(left, top, 32, 16, (x, y) =>
    inDiamond(x - left, y - top) ? '5' : undefined,
  );
  const isEdge = (x, y) => full.get(x, y) !== '.' && full.get(x, y + 1) === '.';
  const edge = diamond.copy();
  for (let y = top; y < top + 32; y++)
    for (let x = left; x < left + 32; x++) if (isEdge(x, y)) edge.set(x, y, '7');
  const joined = edge
    .copy()
    .rect(left + 1, top + 9, 1, 15, '7')
    .rect(left + 30, top + 9, 1, 15, '7');
  joined.rect(left + 15, top + 16, 2, 15, '7');
  const halfFilled = joined.copy().paint(left, top, 16, 32, (x, y) => full.get(x, y));

  const right = place(full.copy(), 1, 0, sand);
  const both = place(right.copy(), 0, 1, sand);
  const four = place(both.copy(), 1, 1, grass);
  const tower = place(place(full.copy(), 0, 0, grass, 1), 1, 0, sand);
  place(place(tower, 0, 1, sand), 1, 1, grass);
  // The tile's middle; the shadow is twice as wide as high.
  const [x, y] = [left + 16, top + 24];
  const shaded = tower.copy();
  for (const [row, half] of [4, 6, 7, 6, 4].entries())
    shaded.rect(x - half + 2, y - 1 + row, 2 * half, 1, '6');
  const person = shaded
    .copy()
    .stamp(x - 6, y - 17, [
      '....0000....',
      '...012210...',
      '..01222210..',
      '..01111110..',
      '..01444410..',
      '..04044040..',
      '..04044040..',
      '...044440...',
      '...099990...',
      '..09aa9990..',
      '.040aa99040.',
      '.040a999040.',
      '..00999900..',
      '...0f00f0...',
      '...0f00f0...',
      '...0f00f0...',
      '...0f00f0...',
      '...00..00...',
    ]);
  writeArt(
    'stages/isometric',
    [
      'palette: recipes/sweetie-16',
      'alt-en: Four blocks of grass and sand in two to one with a tower behind them; a figure stands in front',
      'alt-zh: 横二升一的四个草地和沙地方块，后面叠成塔，前面站着一个人',
      'tag: a-diamond-without-gaps 1',
      'tag: from-tile-to-block 2-5',
      'tag: two-sums-place-every-tile 6-9',
      'tag: circles-people-and-other-exceptions 10-11',
    ],
    [diamond, edge, joined, halfFilled, full, right, both, four, tower, shaded, person].map((layer) => ({
      layer,
    })),
  );

  const step = (layer) => new Layer(32, 32).paint(0, 0, 32, 32, (x, y) => layer.get(left + x, top + y));
  const lined = full.copy().paint(0, 0, 64, 64, (x, y) => (joined.get(x, y) === '7' ? '2' : undefined));
  const steps = new Layer(168, 32);
  for (const [at, drawn] of [diamond, edge, joined, lined, full].entries())
    steps.stamp(34 * at, 0, step(drawn), at === 1 || at === 2 ? { 7: '2' } : {});
  writePicture(
    'craft/block-steps',
    'A block in five steps, from a diamond to three sides without lines',
    '方块的五步',
    steps,
    'palette: recipes/sweetie-16',
  );

  const slit = new Layer(136, 40);
  for (const [at, isNarrow] of [
    [0, true],
    [72, false],
  ]) {
    block(slit, at + 16, 0, grass);
    block(slit, at + 32, 8, sand, isNarrow);
    block(slit, at, 8, sand, isNarrow);
  }
  writePicture(
    'craft/block-slit',
    'Two blocks side by side, with a slit of another colour between them and without',
    '两个方块并排，中间有缝和没有缝',
    slit,
    'palette: recipes/sweetie-16',
  );

  const digits = {
    0: ['000', '0.0', '0.0', '0.0', '000'],
    1: ['.0.', '00.', '.0.', '.0.', '000'],
    2: ['000', '..0', '000', '0..', '000'],
  };
  const order = new Layer(168, 48);
  const blocks = [
    [0, 0],
    [16, 1],
    [-16, 1],
    [0, 2],
  ];
  for (const [back, count] of [
    [0, 1],
    [52, 3],
    [120, 4],
  ])
    for (const [across, sum] of blocks.slice(0, count)) {
      const [x, y] = [back + across, 8 * sum];
      block(order, x, y, sum === 1 ? sand : grass).stamp(x + 15, y + 5, digits[sum]);
    }
  writePicture(
    'craft/block-order',
    'First the block 0, then both blocks 1, then block 2 in front',
    '方块0，添两个1，再添2',
    order,
    'palette: recipes/sweetie-16',
  );
}
