/**
 * A night street of 320×180 in seven stages, from thumbnails to layers. Each layer is wider than the picture by a
 * margin, so that a camera can move. Stages leave things out of the same drawing: light, then detail.
 */
import { chance, Layer, threshold, writeArt, writePalette } from './layer.mjs';
import { enlarge, wordRows } from './night.mjs';

const palette = {
  'night 0': '0d0b1f',
  'night 1': '171635',
  'night 2': '22244f',
  'night 3': '2e3569',
  'night 4': '3f4c88',
  'night 5': '5a6aa8',
  'night 6': '8fa0d0',
  moon: 'eeeedd',
  'glow violet': '5a4580',
  'glow rose': '93577f',
  'plum dark': '291a38',
  plum: '43294d',
  'plum light': '6b4466',
  'blue dark': '1d2141',
  blue: '2d355f',
  'blue light': '4a5889',
  'teal dark': '162a3a',
  teal: '22455a',
  'teal light': '3c6c7e',
  'roof dark': '321a30',
  roof: '552a3f',
  'roof light': '804650',
  'lamp deep': '8a4a3a',
  lamp: 'd17a3c',
  'lamp gold': 'f5b64e',
  'lamp pale': 'ffe9a6',
  wood: '5b3a3f',
  'stone dark': '232846',
  stone: '343b63',
  'stone light': '505b89',
  fox: 'e0793a',
  'fox dark': '8f3d33',
  white: 'fdf6e0',
  'leaf dark': '15302f',
  leaf: '27574a',
  red: 'b03a48',
};
writePalette('craft/street', 'Night street', palette);

const margin = 24;
const width = 320 + 2 * margin;
const height = 180;
/** The rows of the pavement, of the curb and of the road. */
const pavement = 140;
const road = 149;

const blank = () => new Layer(width, height);
// Places are those of the picture; drawing adds the margin.
const box = (layer, x, y, w, h, color) => layer.rect(x + margin, y, w, h, color);
const dot = (layer, x, y, color) => layer.set(x + margin, y, color);
const put = (layer, x, y, rows, colors) => layer.stamp(x + margin, y, rows, colors);
const tint = (layer, x, y, w, h, colorAt) =>
  layer.paint(x + margin, y, w, h, (px, py, old) => colorAt(px - margin, py, old));

const isIn = (x, y, cx, cy, radius) => Math.hypot(x - cx, y - cy) <= radius;
const moon = { x: 104, y: 27, radius: 12.4 };
/** Whether the moon stands to the right of a thing of this width. */
const isLitRight = (x, w) => x + w / 2 < moon.x;

function sky() {
  const layer = blank();
  const bands = [
    [0, '1'],
    [18, '2'],
    [42, '3'],
    [64, '4'],
    [80, '8'],
    [97, '9'],
  ];
  tint(layer, -margin, 0, width, pavement, (x, y) => {
    const next = bands.findIndex(([row]) => row > y);
    const at = next < 0 ? bands.length - 1 : next - 1;
    const color = bands[at][1];
    if (next < 0) return color;
    const left = bands[next][0] - y;
    return left < 9 && 1 - left / 10 > threshold(x, y) ? bands[next][1] : color;
  });
  for (const [radius, color, share] of [
    [30, '3', 0.5],
    [22, '3', 1],
    [20, '4', 0.5],
    [16, '4', 1],
  ])
    tint(layer, moon.x - 32, 0, 64, 64, (x, y) =>
      isIn(x, y, moon.x, moon.y, radius) && share > threshold(x, y) ? color : undefined,
    );
  tint(layer, moon.x - 14, moon.y - 14, 28, 28, (x, y) => {
    if (!isIn(x, y, moon.x, moon.y, moon.radius)) return undefined;
    const seas = [
      [-4, -3, 3.2],
      [3, 2, 2.6],
      [-2, 5, 2.2],
      [5, -5, 1.6],
      [-7, 3, 1.4],
    ];
    if (!isIn(x, y, moon.x - 2.5, moon.y - 2.5, moon.radius)) return '6';
    return seas.some(([dx, dy, r]) => isIn(x, y, moon.x + dx, moon.y + dy, r)) ? '6' : '7';
  });
  for (const [x, y, color] of [
    [12, 9, '6'],
    [31, 22, '5'],
    [52, 6, '7'],
    [66, 31, '5'],
    [148, 12, '6'],
    [163, 26, '5'],
    [182, 7, '7'],
    [204, 17, '5'],
    [221, 5, '6'],
    [246, 22, '7'],
    [262, 9, '5'],
    [301, 14, '6'],
    [318, 33, '5'],
    [76, 14, '5'],
    [138, 38, '5'],
    [-10, 16, '6'],
    [336, 8, '5'],
    [232, 34, '5'],
  ])
    dot(layer, x, y, color);
  for (const [x, y, puffs] of [
    [
      58,
      47,
      [
        [0, 0, 7],
        [10, -3, 8],
        [22, -2, 9],
        [34, -1, 7],
        [44, 1, 6],
        [-9, 2, 5],
        [54, 2, 4],
      ],
    ],
    [
      190,
      30,
      [
        [0, 0, 5],
        [9, -2, 7],
        [20, -1, 6],
        [30, 1, 5],
        [-8, 2, 4],
        [39, 2, 3],
      ],
    ],
    [
      262,
      52,
      [
        [0, 0, 6],
        [11, -2, 8],
        [24, -1, 7],
        [-9, 2, 4],
        [35, 2, 5],
      ],
    ],
  ])
    cloud(layer, x, y, puffs);
  return layer;
}

/** Flat below, bright along the top where the moon reaches it. */
function cloud(layer, x, y, puffs) {
  const isCloud = (px, py) =>
    py <= y + 4 && puffs.some(([dx, dy, r]) => Math.hypot((px - x - dx) * 0.8, (py - y - dy) * 1.25) < r);
  tint(layer, x - 30, y - 14, 110, 22, (px, py) => {
    if (!isCloud(px, py)) return undefined;
    const toMoon = px < moon.x ? 1 : -1;
    if (!isCloud(px, py - 1)) return '6';
    if (!isCloud(px + toMoon, py - 2)) return '5';
    return isCloud(px, py + 2) ? '4' : '3';
  });
}

function far(stage) {
  const layer = blank();
  const roofs = [
    [-24, 96, 20],
    [-6, 90, 16],
    [12, 99, 22],
    [34, 92, 14],
    [48, 97, 20],
    [66, 94, 12],
    [78, 101, 20],
    [98, 96, 14],
    [112, 103, 16],
    [128, 98, 12],
    [140, 93, 18],
    [158, 98, 20],
    [178, 92, 16],
    [194, 98, 22],
    [216, 90, 18],
    [234, 97, 22],
    [256, 90, 16],
    [272, 97, 24],
    [296, 92, 18],
    [314, 98, 30],
  ];
  for (const [x, top, w] of roofs) {
    box(layer, x, top, w, pavement - top, '3');
    for (let row = 0; row < w / 2; row++) box(layer, x + row, top - 1 - row, w - 2 * row, 1, '3');
    if (stage.detail)
      for (let row = 0; row <= w / 2; row++)
        dot(layer, isLitRight(x, w) ? x + w - 1 - row : x + row, top - 1 - row, '5');
    if (stage.light && chance(x, 1) > 0.35)
      for (const [dx, dy] of [
        [3, 6],
        [9, 12],
        [6, 3],
      ])
        if (chance(x + dx, dy) > 0.4) box(layer, x + dx, top + dy, 2, 2, chance(x, dy) > 0.5 ? 'n' : 'm');
  }
  // The tower of a church, in the gap between the houses.
  box(layer, 116, 66, 12, 74, '3');
  box(layer, 114, 64, 16, 2, '3');
  for (let row = 0; row < 24; row++) {
    const half = Math.max(0, Math.round(6 - row / 4));
    box(layer, 122 - half, 63 - row, 2 * half, 1, '3');
  }
  box(layer, 121, 33, 2, 8, '3');
  box(layer, 119, 35, 6, 2, '3');
  if (stage.detail) {
    for (let row = 0; row < 24; row++) {
      const half = Math.max(1, Math.round(6 - row / 4));
      dot(layer, 122 - half, 63 - row, '5');
      // Its shaded side, darker than the sky behind it.
      box(layer, 122, 63 - row, half, 1, '2');
    }
    box(layer, 116, 66, 1, 50, '5');
    box(layer, 114, 64, 16, 1, '5');
    box(layer, 122, 33, 1, 8, '2');
    box(layer, 119, 36, 6, 1, '2');
    box(layer, 119, 35, 6, 1, '5');
    box(layer, 121, 33, 1, 8, '5');
    box(layer, 125, 66, 3, 50, '2');
  }
  if (stage.light) {
    put(layer, 119, 71, ['.oo.', 'oppo', 'oppo', '.oo.']);
    box(layer, 121, 84, 2, 5, 'm');
  }
  return layer;
}

/** A window with its frame; `lit` is none, dim or full. */
function pane(layer, stage, { x, y, w, h, lit, frame = '0' }) {
  if (stage.block) return;
  box(layer, x - 1, y - 1, w + 2, h + 2, frame);
  box(layer, x, y, w, h, '2');
  if (lit && stage.light) {
    box(layer, x, y, w, h, lit === 'full' ? 'o' : 'n');
    if (lit === 'full') box(layer, x, y + Math.floor(h / 2), w, Math.ceil(h / 2), 'p');
    box(layer, x, y, w, 1, lit === 'full' ? 'n' : 'm');
  } else if (stage.detail) {
    for (let row = 0; row < h - 2; row++)
      for (const dx of [0, 1])
        if (w - 3 - row + dx >= 0 && w - 3 - row + dx < w) dot(layer, x + w - 3 - row + dx, y + 1 + row, '4');
  }
  if (stage.detail || stage.light) {
    box(layer, x + Math.floor((w - 1) / 2), y, 1, h, frame);
    if (h > 9) box(layer, x, y + Math.floor(h / 3), w, 1, frame);
  }
  if (stage.detail) box(layer, x - 2, y + h + 1, w + 4, 1, 't');
}

function shutters(layer, stage, { x, y, w, h }, color, light) {
  if (stage.block) return;
  for (const left of [x - 6, x + w + 2]) {
    box(layer, left, y - 1, 4, h + 2, color);
    if (stage.detail) for (let row = y; row < y + h; row += 2) box(layer, left + 1, row, 2, 1, light);
  }
}

/** A wall with its edge towards the moon lit, and the other end shaded. */
function wall(layer, stage, x, y, w, [dark, middle, light], bottom = pavement) {
  box(layer, x, y, w, bottom - y, middle);
  if (!stage.detail) return;
  const shade = Math.ceil(w / 6);
  box(layer, isLitRight(x, w) ? x : x + w - shade, y, shade, bottom - y, dark);
  box(layer, isLitRight(x, w) ? x + w - 1 : x, y, 1, bottom - y, light);
  // A few bricks, in groups: where the plaster has gone.
  for (let row = y + 3; row < bottom - 4; row += 3)
    for (let column = 2 + (row % 2) * 3; column < w - 7; column += 6)
      if (chance(Math.floor((x + column) / 14), Math.floor(row / 9)) > 0.7 && chance(x + column, row) > 0.3)
        box(layer, x + column, row, 4, 1, chance(column, row) > 0.5 ? light : dark);
}

/** A roof whose ridge runs along the street: rows of tiles, lit on the side of the moon. */
function roof(layer, stage, x, top, w, rows, slope, colors) {
  const [dark, middle, light] = colors;
  for (let row = 0; row < rows; row++) {
    const inset = Math.round((rows - row) * slope);
    box(layer, x - 3 + inset, top + row, w + 6 - 2 * inset, 1, middle);
    if (!stage.detail) continue;
    for (let column = 0; column < w + 6 - 2 * inset; column++) {
      const place = x - 3 + inset + column;
      if (row % 4 === 3 && (place + (row % 8 === 3 ? 0 : 3)) % 6 !== 0) dot(layer, place, top + row, dark);
      else if (row % 4 === 0 && chance(Math.floor((place + (row % 8 ? 3 : 0)) / 6), row) > 0.78)
        dot(layer, place, top + row, light);
    }
    dot(layer, isLitRight(x, w) ? x + w + 2 - inset : x - 3 + inset, top + row, light);
  }
  if (!stage.detail) return;
  box(layer, x - 3 + Math.round(rows * slope), top, w + 6 - 2 * Math.round(rows * slope), 1, light);
  box(layer, x - 3, top + rows, w + 6, 1, '0');
}

/** A gable that faces the street. */
function gable(layer, stage, x, eave, w, rise, walls, roofs) {
  const half = w / 2;
  const reachOf = (row) => Math.round((half * Math.max(0, row)) / rise);
  // As far as the roof, so that no sky is seen below it.
  for (let row = 0; row <= rise; row++) {
    const reach = Math.min(reachOf(row + 3), half + 1);
    box(layer, x + half - reach, eave - rise + row, 2 * reach, 1, walls[1]);
  }
  const [left, right] = isLitRight(x, w) ? [0, 2] : [2, 0];
  for (let row = -3; row <= rise + 2; row++) {
    const reach = reachOf(row + 3);
    for (const [edge, side] of [
      [x + half - reach, left],
      [x + half + reach, right],
    ])
      box(layer, Math.round(edge) - 2, eave - rise + row, 4, 1, roofs[stage.detail ? side : 1]);
  }
}

function chimney(layer, stage, x, y, h) {
  box(layer, x, y, 7, h, 'k');
  box(layer, x - 1, y, 9, 2, 'l');
  if (stage.detail) {
    box(layer, isLitRight(x, 7) ? x : x + 5, y + 2, 2, h - 2, 'j');
    for (let row = y + 4; row < y + h; row += 3) box(layer, x + 1 + (row % 2), row, 3, 1, 'j');
  }
}

const plum = ['a', 'b', 'c'];
const blue = ['d', 'e', 'f'];
const teal = ['g', 'h', 'i'];
const tiles = ['j', 'k', 'l'];
const slate = ['1', '2', '4'];

function middle(stage) {
  const layer = blank();
  // Left of the lane, and right of it up to the bakery.
  wall(layer, stage, 58, 86, 54, blue);
  roof(layer, stage, 58, 68, 54, 18, 0.5, slate);
  for (const [x, lit] of [
    [66, false],
    [82, 'dim'],
    [98, false],
  ])
    pane(layer, stage, { x, y: 94, w: 7, h: 11, lit, frame: '1' });
  for (const [x, lit] of [
    [70, 'dim'],
    [92, false],
  ])
    pane(layer, stage, { x, y: 116, w: 9, h: 12, lit, frame: '1' });
  chimney(layer, stage, 92, 60, 12);
  wall(layer, stage, 131, 80, 44, blue);
  gable(layer, stage, 131, 80, 44, 22, blue, slate);
  for (const [x, y, lit] of [
    [137, 90, 'dim'],
    [137, 112, false],
  ])
    pane(layer, stage, { x, y, w: 7, h: 12, lit, frame: '1' });
  wall(layer, stage, 252, 74, 40, blue);
  roof(layer, stage, 252, 58, 40, 16, 0.4, slate);
  pane(layer, stage, { x: 264, y: 84, w: 6, h: 11, lit: 'dim', frame: '1' });
  // The lane climbs away in steps.
  for (let step = 0; step < 7; step++) {
    const y = pavement - 3 - step * 3;
    box(layer, 112 + Math.floor(step / 2), y, 19 - step, 3, 'r');
    if (stage.detail) box(layer, 112 + Math.floor(step / 2), y, 19 - step, 1, 't');
  }
  return layer;
}

const shop = { x: 161, y: 105, w: 52, h: 29 };
const door = { x: 224, y: 106, w: 16, h: 34 };

function street(stage) {
  const layer = blank();
  leftHouse(layer, stage);
  rightHouse(layer, stage);
  bakery(layer, stage);
  ground(layer, stage);
  if (stage.life) bulbs(layer, stage);
  lamp(layer, stage, 90);
  if (stage.life) {
    put(layer, 184, 124, fox);
    put(layer, 245, 128, barrel);
    put(layer, 56, 127, barrel);
  }
  return layer;
}

function leftHouse(layer, stage) {
  wall(layer, stage, -24, 50, 84, plum);
  gable(layer, stage, -24, 50, 84, 44, plum, tiles);
  if (stage.detail) {
    // Beams of a timbered front.
    for (const y of [50, 78, 106]) box(layer, -24, y, 84, 3, 'a');
    for (const x of [-2, 24, 50]) box(layer, x, 50, 3, 56, 'a');
    for (const [x, y, dir] of [
      [4, 53, 1],
      [45, 53, -1],
      [-24, 81, 1],
    ])
      for (let row = 0; row < 25; row++)
        box(layer, x + Math.round((dir * row * 18) / 25), y + row, 3, 1, 'a');
    for (const y of [50, 78, 106]) box(layer, -24, y, 84, 1, 'q');
  }
  pane(layer, stage, { x: 12, y: 26, w: 10, h: 13, lit: false });
  for (const [x, y, lit] of [
    [6, 59, false],
    [33, 59, 'dim'],
    [6, 86, false],
    [33, 86, false],
  ]) {
    pane(layer, stage, { x, y, w: 11, h: 14, lit });
    shutters(layer, stage, { x, y, w: 11, h: 14 }, 'g', 'h');
  }
  box(layer, 28, 113, 16, 27, '0');
  box(layer, 30, 115, 12, 25, 'q');
  if (stage.detail) {
    for (const x of [33, 37]) box(layer, x, 115, 1, 25, 'a');
    box(layer, 39, 128, 1, 2, 'o');
    box(layer, 26, 138, 20, 2, 't');
  }
  pane(layer, stage, { x: 4, y: 114, w: 16, h: 15, lit: false });
}

function rightHouse(layer, stage) {
  const steps = [
    [272, 46],
    [280, 38],
    [288, 30],
    [296, 22],
    [304, 14],
  ];
  for (const [x, y] of steps) {
    box(layer, x, y, 2 * (312 - x), 50, 'h');
    if (stage.detail) {
      box(layer, x - 1, y, 10, 2, 'i');
      box(layer, 2 * 312 - x - 8, y, 9, 2, 'g');
    }
  }
  wall(layer, stage, 272, 54, 80, teal);
  if (stage.detail) box(layer, 272, 46, 1, 94, 'i');
  for (const [x, y, lit] of [
    [306, 32, false],
    [282, 60, false],
    [306, 60, 'full'],
    [282, 88, false],
    [306, 88, false],
  ]) {
    pane(layer, stage, { x, y, w: 12, h: 16, lit });
  }
  pane(layer, stage, { x: 282, y: 114, w: 14, h: 16, lit: 'dim' });
  // Somebody has a cat.
  if (stage.life) {
    put(layer, 307, 69, ['.0.0....', '.000....', '.000.0..', '00000.0.', '0000000.']);
  }
  if (stage.detail) {
    for (const y of [82, 110]) box(layer, 273, y, 50, 1, 'g');
    // Ivy climbs at the corner.
    for (let y = 56; y < 140; y += 3)
      for (let x = 322; x < 344; x += 3)
        if (chance(x, y) < (y - 48) / 95 && x > 345 - (y - 40) / 4 + 4 * chance(y, 3))
          put(layer, x - 2, y, ['.y.', 'yyx', '.x.']);
  }
  box(layer, 306, 112, 17, 28, '0');
  box(layer, 308, 114, 14, 26, 'g');
}

function bakery(layer, stage) {
  const [x, eave, w] = [152, 60, 108];
  wall(layer, stage, x, eave, w, plum);
  roof(layer, stage, x, 34, w, 26, 0.32, tiles);
  chimney(layer, stage, 226, 22, 18);
  for (const left of [174, 208]) {
    // Dormers.
    box(layer, left, 42, 16, 18, 'b');
    for (let row = 0; row < 8; row++) box(layer, left + 7 - row - 1, 34 + row, 2 * row + 4, 1, 'k');
    if (stage.detail) for (let row = 0; row < 8; row++) dot(layer, left + 6 - row, 34 + row, 'l');
    pane(layer, stage, { x: left + 4, y: 45, w: 8, h: 10, lit: left > 200 ? 'full' : false });
  }
  for (const [at, left] of [160, 184, 208, 234].entries()) {
    const window = { x: left, y: 69, w: 11, h: 17 };
    pane(layer, stage, { ...window, lit: [false, 'full', 'dim', false][at] });
    shutters(layer, stage, window, 'h', 'i');
    if (stage.detail) {
      box(layer, left - 2, 88, 15, 3, 'q');
      if (stage.life)
        for (let dx = -2; dx < 13; dx += 3)
          put(layer, left + dx, 86, ['y.y', 'yxy'], dx % 2 ? { y: 'z' } : {});
    }
  }
  // The shop: the largest light of the picture.
  box(layer, x + 4, 100, w - 8, 40, stage.detail ? 'q' : 'a');
  if (stage.block) return;
  if (stage.detail) {
    box(layer, x + 4, 100, w - 8, 1, 'l');
    box(layer, x + 4, 139, w - 8, 1, 'a');
  }
  box(layer, shop.x - 2, shop.y - 2, shop.w + 4, shop.h + 4, '0');
  box(layer, shop.x, shop.y, shop.w, shop.h, stage.light ? 'o' : '2');
  box(layer, door.x - 2, door.y - 2, door.w + 4, door.h + 2, '0');
  box(layer, door.x, door.y, door.w, door.h, 'q');
  box(layer, door.x + 3, door.y + 3, door.w - 6, 15, stage.light ? 'o' : '2');
  if (stage.light) {
    tint(layer, shop.x, shop.y, shop.w, shop.h, (px, py) => {
      const glow = 1.15 - Math.hypot((px - 187) / 34, (py - 116) / 22);
      return glow > threshold(px, py) ? 'p' : 'o';
    });
    box(layer, shop.x, shop.y, shop.w, 2, 'n');
    box(layer, door.x + 3, door.y + 3, door.w - 6, 2, 'n');
    box(layer, door.x + 5, door.y + 9, door.w - 10, 8, 'p');
  }
  if (stage.detail) {
    for (const dx of [17, 35]) box(layer, shop.x + dx, shop.y, 1, shop.h, 'q');
    box(layer, shop.x, shop.y + 14, shop.w, 1, 'm');
    box(layer, shop.x, shop.y + shop.h - 3, shop.w, 3, 'm');
  }
  if (stage.life) {
    for (const [dx, rows] of [
      [2, loaf],
      [9, bun],
      [20, roll],
      [27, bun],
      [38, loaf],
      [46, bun],
    ])
      put(layer, shop.x + dx, shop.y + 14 - rows.length, rows);
    for (const [dx, rows] of [
      [2, bun],
      [8, bun],
      [21, cake],
      [38, roll],
      [45, bun],
    ])
      put(layer, shop.x + dx, shop.y + shop.h - 3 - rows.length, rows);
  }
  if (stage.detail) {
    box(layer, door.x + door.w - 3, door.y + 20, 1, 3, 'o');
    box(layer, door.x + 3, door.y + 21, door.w - 6, 10, 'a');
    box(layer, door.x - 3, 138, door.w + 6, 2, 't');
  }
  awning(layer, stage);
  if (stage.life) put(layer, 247, 93, sign);
}

function awning(layer, stage) {
  for (let row = 0; row < 9; row++)
    for (let column = -row; column < shop.w + 6 + row; column++) {
      const stripe = Math.floor((column + row * 0.5 + 60) / 6) % 2;
      const color = stripe ? 'z' : stage.light ? 'w' : '6';
      dot(
        layer,
        shop.x - 3 + column,
        95 + row,
        row < 8 || Math.floor((column + 60) / 3) % 2 ? (row < 2 && stripe === 0 ? '6' : color) : '.',
      );
    }
  if (stage.detail) box(layer, shop.x - 3, 94, shop.w + 6, 1, '0');
}

const loaf = ['.vuuv.', 'vuuuuv', 'vvvvvv'];
const bun = ['.uu.', 'vuuv'];
const roll = ['..uu..', '.vuuv.', 'vuuvuv'];
const cake = ['.....z......', '...wwwww....', '..wwwwwww...', '..vvvvvvv...', '..uuuuuuu...', '.666666666..'];
const sign = [
  '000000000..',
  '0......0...',
  '..ooooo....',
  '.o..n..o...',
  'o..nmn..o..',
  'o.nm.mn.o..',
  '.onm.mno...',
  '..no.on....',
  '.nn...nn...',
];
const barrel = [
  '.qqqqqqq.',
  'qlqqaqqaq',
  '000000000',
  'qlqqaqqaa',
  'qlqqaqqaa',
  'qlqqaqqaa',
  '000000000',
  'qlqqaqqaa',
  '.qqaqqaa.',
  '..00000..',
];
const fox = [
  '...0.....0..........',
  '..0v0...0v0.........',
  '..0uv000vu0.........',
  '..0uuuuuuu0.........',
  '.0uuuuuuuuu0........',
  '.0ouuuuuuuv0........',
  '.0ouuuuuuuv0........',
  '..0ouuuuuv0.........',
  '...0uuuuv0....00....',
  '..0ouuuuuv0..0ww0...',
  '.0ouuuuuuuv0.0wu0...',
  '.0ouuuuuuuv00uuv0...',
  '.0ouuuuuuuvv0uuv0...',
  '.0ouuuuuuuvv0uv0....',
  '.0uuuuuuuuvvuuv0....',
  '.0vuuvuvuuvvvv0.....',
  '..000000000000......',
];

function lamp(layer, stage, x) {
  const [dark, light] = ['0', stage.detail ? '4' : '0'];
  box(layer, x, 92, 2, 48, dark);
  box(layer, x - 2, 134, 6, 6, dark);
  box(layer, x - 1, 128, 4, 2, dark);
  box(layer, x - 4, 91, 10, 1, dark);
  box(layer, x - 3, 82, 8, 5, '0');
  put(layer, x - 4, 79, [
    '...0000...',
    '..000000..',
    '.00000000.',
    '.0......0.',
    '.0......0.',
    '.0......0.',
    '.0......0.',
    '.0......0.',
    '..0....0..',
    '..0....0..',
    '...0000...',
    '...0000...',
  ]);
  const glass = ['pppppp', 'pwwwwp', 'pwwwwp', 'pwwwwp', 'opppp.', '.oppo.', '.oooo.'];
  put(layer, x - 2, 82, glass, stage.light ? {} : { p: '3', w: '3', o: '3' });
  if (stage.detail) box(layer, x, 92, 1, 42, light);
}

/** A string of lights over the lane. */
function bulbs(layer, stage) {
  const sag = (x) => Math.round(70 + 12 * (1 - ((x - 106) / 46) ** 2) + (x - 106) * 0.02);
  if (stage.detail) for (let x = 60; x < 152; x++) dot(layer, x, sag(x), '0');
  if (!stage.light) return;
  for (let x = 66; x < 150; x += 12) {
    put(layer, x - 1, sag(x) + 1, ['000', 'opo', 'opo', '.n.']);
  }
}

function ground(layer, stage) {
  box(layer, -margin, pavement, width, road - pavement - 1, 's');
  box(layer, -margin, road - 1, width, 1, 'r');
  box(layer, -margin, road, width, height - road, 'r');
  if (stage.detail) {
    box(layer, -margin, pavement, width, 1, 't');
    for (let x = -margin; x < 344; x += 14)
      for (let row = 1; row < 7; row++) dot(layer, x + (row > 3 ? 7 : 0), pavement + row, 'r');
    box(layer, -margin, pavement + 4, width, 1, 'r');
    box(layer, -margin, road - 2, width, 1, 't');
    box(layer, -margin, road - 1, width, 1, '1');
    cobbles(layer);
  }
}

/** Rows of stones, each row lower and its stones wider than the one behind it, with a light upper edge. */
function cobbles(layer) {
  let y = road;
  for (const [row, tall] of [2, 2, 3, 3, 4, 5, 6, 6].entries()) {
    const wide = 7 + Math.round(row * 1.6);
    box(layer, -margin, y, width, tall, '1');
    for (let stone = -2; stone < width / wide + 2; stone++) {
      // Columns run towards a point far up the street.
      const left = Math.round(160 + (stone - width / wide / 2 + (row % 2) / 2) * wide);
      const isLit = chance(left, y) > 0.68;
      box(layer, left, y, wide - 1, tall - 1, isLit ? 's' : 'r');
      if (tall > 2) {
        box(layer, left + 1, y, wide - 3, 1, isLit ? 't' : 's');
        dot(layer, left, y + tall - 2, '1');
        dot(layer, left + wide - 2, y + tall - 2, '1');
        if (tall > 4) {
          dot(layer, left, y, '1');
          dot(layer, left + wide - 2, y, '1');
        }
      } else if (chance(left, y) > 0.4) box(layer, left + 1, y, wide - 4, 1, 's');
    }
    y += tall;
  }
}

/** The warm colour that a cold one becomes in light, by its place. */
const warm = { r: 'q', s: 'm', t: 'n', 1: 'a', b: 'c', c: 'l', a: 'b', q: 'm', e: 'c', f: 'c', d: 'b' };

/** Light from windows and lamps on what is around them, and its reflections on the wet road. */
function shine(layer) {
  const spill = (x, y, w, h, isLit) =>
    tint(layer, x, y, w, h, (px, py, old) => (isLit(px, py) > threshold(px, py) ? warm[old] : undefined));
  // In front of the shop: wider with each row.
  spill(130, pavement, 150, 9, (x, y) => 1.5 - Math.abs(x - 192) / (30 + (y - pavement) * 2.2));
  // The wall around the lamp, and the ground below it.
  spill(50, 66, 82, 74, (x, y) => 1.05 - Math.hypot(x - 91, y - 86) / 34);
  spill(58, pavement, 66, 9, (x, y) => 1.3 - Math.abs(x - 91) / (20 + (y - pavement)));
  for (const [from, to, first, colors] of [
    [162, 212, road, 'onm'],
    [226, 239, road, 'nnm'],
    [87, 95, road, 'ponm'],
    [307, 317, road + 3, 'nmm'],
    [176, 200, road + 2, 'ponm'],
    [284, 294, road + 1, 'mmm'],
  ])
    tint(layer, from - 6, first, to - from + 12, height - first, (x, y, old) => {
      const depth = (y - first) / (height - first);
      const wave = Math.round(Math.sin(y * 1.9) * 1.2 + Math.sin(y * 0.7 + from) * 1.6);
      const inset = depth * (to - from) * 0.2;
      if (old === '1' || x + wave < from + inset || x + wave > to - inset) return undefined;
      // The nearer, the more stones lie dry: light stays on the upper edges.
      const share = (old === 't' ? 1.25 : old === 's' ? 1 : 0.8) - depth * 1.05;
      if (share < chance(Math.floor((x + 3 * Math.floor(y / 3)) / 5), Math.floor(y / 2))) return undefined;
      return colors[Math.min(colors.length - 1, Math.floor(depth * colors.length * 1.3))];
    });
}

/** What hides the road a little: dark against everything behind it. */
function front(stage) {
  const layer = blank();
  const dark = '0';
  // A railing with flowers at the lower right.
  for (let x = 236; x < 348; x += 9) box(layer, x, 156, 2, 24, dark);
  box(layer, 232, 158, 116, 2, dark);
  box(layer, 232, 172, 116, 2, dark);
  for (let x = 236; x < 348; x += 9) put(layer, x - 1, 153, ['.00.', '0000', '.00.']);
  // A bush at the lower left.
  const bush = [
    [-20, 172, 13],
    [-4, 168, 11],
    [10, 173, 10],
    [24, 177, 9],
    [38, 181, 8],
  ];
  for (const [x, y, radius] of bush)
    tint(layer, x - 14, y - 14, 28, 28, (px, py) =>
      Math.hypot(px - x, (py - y) * 1.1) < radius - 1.5 * chance(px >> 1, py >> 1) ? dark : undefined,
    );
  if (stage.detail)
    for (const [x, y, radius] of bush)
      for (const [dx, dy] of [
        [-0.4, -0.6],
        [0.2, -0.75],
        [-0.1, -0.3],
        [0.5, -0.4],
        [-0.6, -0.2],
        [0.3, 0],
      ])
        put(layer, Math.round(x + dx * radius), Math.round(y + dy * radius), ['.y.', 'yxx']);
  return layer;
}

/** A halo of a light, over everything behind it. */
function halo(layer, x, y, radius, colors) {
  tint(layer, x - radius, y - radius, 2 * radius, 2 * radius, (px, py, old) => {
    const near = 1 - Math.hypot(px - x, py - y) / radius;
    return near > 0 && near * 0.8 > threshold(px, py) ? colors[old] : undefined;
  });
}

const speeds = { sky: 0, far: 0.25, middle: 0.5, street: 1, front: 1.5 };

/** From back to front, with as much as a stage has of `light`, `detail` and `life`. */
function layersOf(stage) {
  const houses = street(stage);
  const between = middle(stage);
  if (stage.light) {
    shine(houses);
    halo(between, 91, 86, 26, { d: 'e', e: 'c', f: 'c', 1: '8', 2: '8', 4: '9', r: 'q', t: 'n' });
  }
  return { sky: sky(), far: far(stage), middle: between, street: houses, front: front(stage) };
}

/** What a camera sees; `move` is how far it has gone, in pixels of the street. */
function view(layers, move = 0) {
  const picture = new Layer(320, height);
  for (const [name, layer] of Object.entries(layers))
    picture.stamp(-margin - Math.round(move * speeds[name]), 0, layer);
  return picture;
}

/** The value of each layer, from the back on. */
const tones = { sky: '4', far: '3', middle: '2', street: '1', front: '0' };

/** One value for each layer, and the light in the window and the moon. */
function tonesOf(layers) {
  const flat = Object.entries(layers).map(([name, layer]) => {
    const tone = new Layer(width, height).paint(0, 0, width, height, (x, y) =>
      layer.get(x, y) === '.' ? undefined : tones[name],
    );
    return [name, tone];
  });
  const toned = Object.fromEntries(flat);
  box(toned.street, -margin, road, width, height - road, '2');
  box(toned.street, shop.x, shop.y, shop.w, shop.h, 'p');
  box(toned.street, 88, 82, 6, 7, 'p');
  tint(toned.sky, moon.x - 14, moon.y - 14, 28, 28, (x, y) =>
    isIn(x, y, moon.x, moon.y, moon.radius) ? '6' : undefined,
  );
  return toned;
}

/** A colour with its code. */
function swatch(picture, left, top, w, color) {
  const code = enlarge(wordRows(Object.values(palette)[Number.parseInt(color, 36)].toUpperCase()), 2);
  const aside = Math.floor((w - code[0].length) / 2);
  picture.rect(left, top, w, 16, color).stamp(left + aside, top + 3, code, { 0: 'w' });
}

/** A picture; below it, rows of colours with their codes. */
function withSwatches(view, rows) {
  const picture = new Layer(320, height + 20 * rows.length, '5').stamp(0, 0, view);
  rows.forEach((row, down) => {
    const wide = (320 - 5 * (row.length - 1)) / row.length;
    row.forEach((color, at) => {
      const left = Math.round((wide + 5) * at);
      swatch(picture, left, height + 4 + 20 * down, Math.round((wide + 5) * at + wide) - left, color);
    });
  });
  return picture;
}

/** Three thumbnails of three values each, the middle one chosen. */
function thumbnails() {
  const sheet = new Layer(320, 62);
  const thumbs = [
    // All in the middle: calm, and a little dull.
    [
      [0, 0, 96, 54, '4'],
      [0, 12, 30, 34, '1'],
      [66, 12, 30, 34, '1'],
      [30, 20, 36, 26, '1'],
      [0, 46, 96, 8, '1'],
      [38, 30, 20, 12, 'p'],
      [44, 4, 8, 8, 'p'],
    ],
    // The window to the right, the moon and the lane to the left.
    [
      [0, 0, 96, 54, '4'],
      [0, 14, 19, 30, '1'],
      [19, 24, 16, 20, '3'],
      [39, 24, 8, 20, '3'],
      [46, 12, 34, 32, '1'],
      [80, 8, 16, 36, '1'],
      [0, 44, 96, 10, '1'],
      [48, 31, 17, 10, 'p'],
      [28, 4, 8, 8, 'p'],
      [27, 24, 2, 3, 'p'],
    ],
    // From the roofs: much sky, and nobody to meet.
    [
      [0, 0, 96, 54, '4'],
      [0, 38, 24, 16, '1'],
      [20, 32, 30, 22, '3'],
      [46, 36, 50, 18, '1'],
      [58, 30, 8, 8, '1'],
      [70, 42, 8, 6, 'p'],
      [14, 8, 12, 12, 'p'],
    ],
  ];
  for (const [number, boxes] of thumbs.entries()) {
    const left = 4 + number * 108;
    if (number === 1) sheet.rect(left - 4, 0, 104, 62, 'o').rect(left - 2, 2, 100, 58, '0');
    for (const [x, y, w, h, color] of boxes) sheet.rect(left + x, 4 + y, w, h, color);
  }
  return sheet;
}

/** The rows of each layer but the sky that have something, below each other, as wide as a phone has room. */
function apart(layers) {
  const rows = { far: [30, 84], middle: [46, 94], street: [70, 108], front: [150, 30] };
  const cuts = Object.entries(rows);
  const sheet = new Layer(
    320,
    cuts.reduce((sum, [, [, high]]) => sum + high + 2, 0),
    '5',
  );
  let top = 1;
  for (const [name, [first, high]] of cuts) {
    const cut = new Layer(318, high, '8').stamp(-margin - 1, -first, layers[name]);
    sheet.stamp(1, top, cut);
    top += high + 2;
  }
  return sheet;
}

function crop(layer, left, top, w, h) {
  return new Layer(w, h).stamp(-left, -top, layer);
}

const layers = layersOf({ light: true, detail: true, life: true });
const write = (name, en, zh, frames) =>
  writeArt(name, ['palette: craft/street', `alt-en: ${en}`, `alt-zh: ${zh}`], frames);
write(
  'craft/street',
  'A street at night: an old town under the moon, the lit window of a bakery, and a fox who looks into it',
  '月光下的老街，狐狸往亮着的面包店里看',
  [{ layer: view(layers) }],
);
write(
  'craft/street-thumbnails',
  'Three thumbnails in three values: a window in the middle, a window to the right with the moon to the left, roofs from above',
  '三张三级明暗的小稿',
  [{ layer: thumbnails() }],
);
write(
  'craft/street-values',
  'The street in five flat tones, from a dark railing to a middle sky; the window and the lamp alone are light',
  '五级平涂的街道，橱窗和路灯亮着',
  [{ layer: withSwatches(view(tonesOf(layersOf({}))), [Object.values(tones).reverse()]) }],
);
write(
  'craft/street-colors',
  'The houses as flat areas in plum, blue and teal, all windows dark',
  '平涂的梅紫、蓝、青色房子，窗都黑着',
  [{ layer: withSwatches(view(layersOf({})), [plum, blue, teal]) }],
);
write(
  'craft/street-light',
  'The same flat houses with lit windows and warm light on the pavement and the road',
  '同样的房子，窗亮了，暖光落在路上',
  [{ layer: view(layersOf({ light: true })) }],
);
/** One house by itself before the sky. */
function house(stage) {
  const layer = blank();
  bakery(layer, stage);
  ground(layer, stage);
  if (stage.light) shine(layer);
  return crop(new Layer(320, height, '3').stamp(-margin, 0, layer), 142, 18, 128, 138);
}
const houseSheet = new Layer(260, 280);
[{ block: true }, {}, { light: true }, { light: true, detail: true }].forEach((stage, at) => {
  houseSheet.stamp((at % 2) * 132, at < 2 ? 0 : 142, house(stage));
});
write(
  'craft/street-house',
  'One house in four drawings: a block, its dark openings, their light, then edges and bricks',
  '一座房子分四步：体块、黑着的门窗、点上灯、边和砖',
  [{ layer: houseSheet }],
);
write(
  'craft/street-life',
  'A string of lights over the lane, bread in the shop window, and a fox before it',
  '一串灯，橱窗里的面包，窗前的狐狸',
  [{ layer: crop(view(layers), 84, 56, 164, 96) }],
);
write(
  'craft/street-layers',
  'Four layers by themselves: a skyline, houses behind, houses in front with the street, a railing with a bush',
  '分开的四层：天际线、后排、前排和街道、栏杆',
  [{ layer: apart(layers) }],
);

/** The corner with lamp, lane and shop, square; the moon stands lower here, so that it is seen as well. */
function corner(layers) {
  const picture = new Layer(120, 120);
  for (const [name, layer] of Object.entries(layers))
    picture.stamp(...(name === 'sky' ? [-79, -14] : [-margin - 84, -42]), layer);
  return picture;
}

/** The same corner as a thumbnail: boxes in three values. */
function cornerThumbnail() {
  const picture = new Layer(120, 120, '4');
  for (const [x, y, w, h, color] of [
    [0, 26, 28, 72, '3'],
    [28, 10, 16, 88, '3'],
    [44, 42, 28, 56, '3'],
    [66, 0, 54, 98, '1'],
    [0, 98, 120, 9, '1'],
    [0, 107, 120, 13, '3'],
    [80, 64, 40, 26, 'p'],
    [40, 4, 18, 18, 'p'],
    [4, 40, 6, 8, 'p'],
  ])
    picture.rect(x, y, w, h, color);
  return picture;
}

writeArt(
  'stages/street',
  [
    'palette: craft/street',
    'alt-en: A lane at night, and a fox before the lit window of a shop',
    'alt-zh: 夜里的小巷，窗前坐着狐狸',
    'tag: 2-values-one-for-each-layer 1-2',
    'tag: 3-forms-and-colours 3',
    'tag: 4-light 4',
    'tag: 5-detail-where-light-meets-shadow 5',
    'tag: 6-life 6',
  ],
  [
    cornerThumbnail(),
    corner(tonesOf(layersOf({}))),
    corner(layersOf({})),
    corner(layersOf({ light: true })),
    corner(layersOf({ light: true, detail: true })),
    corner(layers),
  ].map((layer) => ({ layer })),
);

const moves = [-12, -10, -8, -6, -4, -2, 0, 2, 4, 6, 8, 10, 12];
write(
  'craft/street-parallax',
  'The camera goes along the street and back: the railing moves most',
  '镜头沿街来回，栏杆动得最多',
  [
    ...moves.map((move) => ({ layer: crop(view(layers, move), 110, 18, 120, 162), time: 120 })),
    ...moves.slice(1, -1).map((_, at) => ({ same: moves.length - 1 - at, time: 120 })),
  ],
);

/** A dark window in a wall; the task's solution is drawn by hand. */
function windowTask() {
  const layer = new Layer(24, 24, 'b');
  for (const [x, y, w] of [
    [1, 3, 4],
    [17, 5, 5],
    [0, 17, 3],
    [20, 14, 4],
    [3, 21, 5],
    [16, 22, 5],
  ])
    layer.rect(x, y, w, 1, 'a');
  layer.rect(5, 3, 14, 16, '0').rect(6, 4, 12, 14, '2');
  for (let row = 0; row < 9; row++) layer.rect(14 - row, 5 + row, 2, 1, '4');
  return layer.rect(11, 4, 2, 14, '0').rect(6, 8, 12, 1, '0').rect(4, 19, 16, 2, 't');
}
write('lessons/window', 'A dark window in a wall', '墙上一扇黑着的窗', [{ layer: windowTask() }]);

/** A street in four values, of boxes alone. */
function ownStreet() {
  const layer = new Layer(24, 24, '4');
  for (const [x, y, w, color] of [
    [5, 9, 4, '3'],
    [9, 6, 5, '3'],
    [0, 10, 5, '1'],
    [13, 3, 8, '1'],
    [21, 7, 3, '1'],
    [0, 19, 24, '1'],
  ])
    layer.rect(x, y, w, 24 - y, color);
  return layer.rect(15, 11, 5, 5, 'p');
}
write('lessons/window-2', 'An empty canvas', '空白的画布', [{ layer: new Layer(24, 24) }]);
write(
  'lessons/window-2-solution',
  'Boxes in four values: sky, houses behind and in front, a light window',
  '四级明暗的方块：天空、后排、前排、一扇亮窗',
  [{ layer: ownStreet() }],
);
