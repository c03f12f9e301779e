/**
 * One room by day and by night. Each pixel has a material and a level of light; the material with its level is the
 * colour, and each time of day has its own palette of them in the same order.
 */
import { Layer, threshold, writeArt, writePalette, writePicture } from './layer.mjs';

const width = 128;
const height = 96;
const materials = ['wall', 'floor', 'wood', 'cloth', 'white', 'green', 'teal', 'sky', 'fox'];
const colors = {
  day: {
    wall: '73708f a59ba6 d8c7ae f6eaca',
    floor: '63403f 95603f c98b52 f6cb84',
    wood: '35222f 5b3838 885744 bb8459',
    cloth: '561f3f 8b3247 c8545a f2957f',
    white: '8486a6 b7b6c4 e9e1d0 fffaea',
    green: '21433f 386945 6aa04f bbd468',
    teal: '1d3f57 336578 5c9a9b a9d6be',
    sky: '5aa0d3 8cc8ea c0e5f2 fffbe4',
    fox: '83362f bd5b32 ed9346 ffd18c',
  },
  night: {
    wall: '1c1d40 33406f 7d5c58 dcab6b',
    floor: '191730 333561 6d4039 c9823f',
    wood: '100e22 26284f 4c2b31 96593a',
    cloth: '201436 3d2c61 712d41 ca594b',
    white: '2c3059 6175a8 9c8175 ffe4a6',
    green: '10203a 26506a 405a3c 9ca748',
    teal: '111d3d 274a80 405761 92a271',
    sky: '10132f 1d2550 34407c eeeedd',
    fox: '34213f 5f4670 a8522f f2a350',
  },
};

const channelsOf = (hex) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const mix = (one, other, share) =>
  channelsOf(one)
    .map((value, at) => Math.round(value + (channelsOf(other)[at] - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('');
// The moon has no colour of its own steps: from the darkest one of the night to a little more than its lit edge.
colors.moon = Object.fromEntries(
  materials.map((name) => {
    const [dark, edge] = colors.night[name].split(' ');
    return [name, [dark, mix(dark, edge, 0.25), mix(dark, edge, 0.55), mix(edge, 'a9bfee', 0.3)].join(' ')];
  }),
);
colors.moon.sky = '10132f 161b3e 232e66 46589f';

const luminance = (hex) => {
  const [r, g, b] = channelsOf(hex).map((value) => (value / 255) ** 2.2);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const greyOf = (hex) =>
  Math.round(luminance(hex) ** (1 / 2.2) * 255)
    .toString(16)
    .padStart(2, '0')
    .repeat(3);
const tones = (time, colorOf = (hex) => hex) =>
  Object.fromEntries(
    materials.flatMap((name) =>
      colors[time][name].split(' ').map((hex, level) => [`${name} ${level}`, colorOf(hex)]),
    ),
  );
writePalette('craft/room-day', 'A room by day', tones('day'));
writePalette('craft/room-night', 'A room by night', tones('night'));
writePalette('craft/room-moon', 'A room by moonlight', tones('moon'));
writePalette('craft/room-greys', 'A room by night in greys', tones('night', greyOf));

/** What stands where: a material for each pixel, how much lighter or darker the form is there, and its plane. */
class Room {
  constructor() {
    this.cells = Array.from({ length: width * height }, () => ({ material: 'wall', form: 0, plane: 'wall' }));
  }

  set(x, y, material, form, plane) {
    if (x >= 0 && y >= 0 && x < width && y < height) this.cells[y * width + x] = { material, form, plane };
  }

  box(x, y, w, h, material, form = 0, plane = 'thing') {
    for (let row = y; row < y + h; row++)
      for (let column = x; column < x + w; column++) this.set(column, row, material, form, plane);
  }

  /** Rows of digits: 0 to 4 for a form from -2 to 2. */
  stamp(x, y, rows, material, plane = 'thing') {
    for (const [dy, row] of rows.entries())
      for (const [dx, digit] of [...row].entries())
        if (digit !== '.') this.set(x + dx, y + dy, material, digit - 2, plane);
  }
}

const window = { x: 40, y: 9, w: 26, h: 30 };
const lamp = { x: 15, y: 39 };
const isIn = (x, y, cx, cy, rx, ry) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;

function furnish(time) {
  const room = new Room();
  // Floor boards, narrower towards the wall, run to a point behind it.
  for (let y = 62; y < height; y++)
    for (let x = 0; x < width; x++) {
      const board = ((x - 64) / (y - 30)) * 5.5 + 50.5;
      const isSeam = Math.abs(board - Math.round(board)) < 2.6 / (y - 30);
      const end = (Math.floor(board + 0.5) * 17) % 31;
      const isEnd = y > 64 && (y - 62 - end) % 31 === 0;
      room.set(x, y, 'floor', isSeam || isEnd ? -1 : 0, 'floor');
    }
  room.box(0, 58, width, 4, 'wood', 0, 'wall');
  room.box(0, 58, width, 1, 'wood', 1, 'wall');

  // The window: what is outside has the light of the sky, whatever happens in the room.
  room.box(window.x - 3, window.y - 3, window.w + 6, window.h + 6, 'white', 0, 'wall');
  room.box(window.x - 1, window.y - 1, window.w + 2, window.h + 2, 'white', -1, 'wall');
  for (let y = window.y; y < window.y + window.h; y++)
    for (let x = window.x; x < window.x + window.w; x++) {
      const hill = 30 - Math.round(4 * Math.sin((x - 34) / 7)) + (x > 56 ? 1 : 0);
      const near = 35 - Math.round(3 * Math.cos((x - 40) / 6));
      const isDay = time !== 'night';
      if (y >= near) room.set(x, y, 'green', isDay ? 1 : 0, 'outside');
      else if (y >= hill) room.set(x, y, 'teal', isDay ? 1 : 0, 'outside');
      else room.set(x, y, 'sky', y < 17 ? 0 : y < 25 && !isDay ? 0 : 1, 'outside');
    }
  if (time === 'night') {
    for (let y = 11; y < 20; y++)
      for (let x = 54; x < 63; x++) if (isIn(x, y, 58, 15, 3.6, 3.6)) room.set(x, y, 'sky', 3, 'outside');
    for (const [x, y] of [
      [43, 12],
      [49, 18],
      [46, 24],
      [62, 23],
    ])
      room.set(x, y, 'sky', 3, 'outside');
  } else {
    room.stamp(42, 14, ['...44....', '.4444444.', '444444444'], 'sky', 'outside');
    room.stamp(54, 20, ['..444...', '44444444'], 'sky', 'outside');
  }
  room.box(window.x + 12, window.y, 2, window.h, 'white', 0, 'wall');
  room.box(window.x, window.y + 12, window.w, 2, 'white', 0, 'wall');
  room.box(window.x - 5, window.y + window.h + 3, window.w + 10, 3, 'white', 1);
  room.box(window.x - 5, window.y + window.h + 6, window.w + 10, 1, 'white', -1);
  // Curtains in folds, and their rail.
  for (const [left, dir] of [
    [29, 1],
    [68, -1],
  ])
    for (let y = 5; y < 50; y++)
      for (let x = 0; x < 9; x++) {
        const gather = Math.abs(y - 34) < 14 ? Math.round((14 - Math.abs(y - 34)) / 6) : 0;
        if (dir > 0 ? x >= 9 - gather : x < gather) continue;
        room.set(left + x, y, 'cloth', [0, 1, 0, -1, 0, 1, 0, -1, -1][x] - (y > 47 ? 1 : 0), 'thing');
      }
  room.box(26, 3, 54, 2, 'wood', 1);
  room.box(24, 2, 3, 4, 'wood', 1);
  room.box(79, 2, 3, 4, 'wood', 0);
  // A plant on the sill.
  room.stamp(44, 36, ['3222221', '.32221.', '.32221.', '.22211.'], 'fox');
  room.stamp(
    41,
    26,
    [
      '....3..3.....',
      '.33.23.23.33.',
      '..23.22.22...',
      '.3.22222.23..',
      '33.2212223322',
      '.22211222211.',
      '..122121121..',
      '...1121211...',
      '....12121....',
      '.....111.....',
    ],
    'green',
  );

  // A shelf with books, a picture.
  room.box(4, 22, 23, 2, 'wood', 1);
  room.box(4, 24, 23, 1, 'wood', -1);
  for (const [x, h, w, material] of [
    [5, 10, 3, 'teal'],
    [8, 8, 3, 'cloth'],
    [11, 11, 2, 'white'],
    [13, 9, 3, 'green'],
    [20, 5, 5, 'fox'],
  ]) {
    room.box(x, 22 - h, w, h, material, 0);
    room.box(x, 22 - h, 1, h, material, 1);
    room.box(x + w - 1, 22 - h, 1, h, material, -1);
  }
  room.box(95, 15, 22, 17, 'wood', 0);
  room.box(95, 15, 22, 1, 'wood', 1);
  room.box(97, 17, 18, 13, 'sky', 0);
  for (let x = 0; x < 18; x++) {
    const peak = Math.min(9, Math.max(2, 10 - Math.abs(x - 6), 8 - Math.abs(x - 13)));
    room.box(97 + x, 30 - peak, 1, peak, 'teal', x < 6 || (x > 9 && x < 13) ? 1 : 0);
    if (peak > 7) room.box(97 + x, 30 - peak, 1, 2, 'white', x < 7 ? 1 : 0);
  }

  // The desk, its stool, the lamp.
  room.box(3, 52, 3, 27, 'wood', 0);
  room.box(5, 52, 1, 27, 'wood', -1);
  room.box(30, 52, 3, 27, 'wood', 0);
  room.box(32, 52, 1, 27, 'wood', -1);
  room.box(1, 49, 34, 2, 'wood', 2);
  room.box(1, 51, 34, 3, 'wood', 0);
  room.box(20, 54, 10, 7, 'wood', 0);
  room.box(20, 60, 10, 1, 'wood', -1);
  room.box(24, 57, 3, 1, 'fox', 1);
  room.stamp(
    10,
    42,
    ['.....3.....', '.....3.....', '.....2.....', '.....2.....', '...32221...', '..3222211..'].slice(0, 6),
    'wood',
  );
  room.stamp(
    9,
    32,
    [
      '....3332....',
      '...333322...',
      '...333322...',
      '..33333222..',
      '..33333222..',
      '.3333332222.',
      '.3333332222.',
      '333333332222',
    ],
    'white',
    'lamp',
  );
  room.box(23, 45, 9, 4, 'cloth', 0);
  room.box(23, 45, 9, 1, 'cloth', 1);
  room.box(24, 42, 8, 3, 'teal', 0);
  room.box(24, 42, 8, 1, 'teal', 1);
  room.stamp(
    3,
    44,
    ['32221', '32221.', '32221', '.2221', '.2211'].map((row) => row.slice(0, 5)),
    'white',
  );
  room.stamp(
    12,
    66,
    [
      '33333333222',
      '22222222211',
      '.2.......1.',
      '.2.......1.',
      '.2.......1.',
      '.2.......1.',
      '.222222211.',
      '.2.......1.',
      '.2.......1.',
      '.2.......1.',
      '.2.......1.',
      '.2.......1.',
      '.2.......1.',
      '.2.......1.',
    ],
    'wood',
  );

  // The bed.
  room.box(121, 42, 6, 42, 'wood', 0);
  room.box(121, 42, 6, 2, 'wood', 1);
  room.box(126, 42, 1, 42, 'wood', -1);
  room.box(80, 54, 4, 32, 'wood', 0);
  room.box(80, 54, 4, 2, 'wood', 1);
  room.box(84, 76, 37, 5, 'wood', -1);
  room.box(84, 60, 37, 16, 'white', 0);
  room.stamp(
    104,
    52,
    [
      '..33333333333333.',
      '.3333333333333332',
      '33333332222222222',
      '33332222222222222',
      '32222222222222221',
      '.2222222222222211',
      '..11111111111111.',
    ],
    'white',
  );
  for (let y = 57; y < 78; y++)
    for (let x = 84; x < 107; x++) {
      if (y < 59 && x < 85) continue;
      const edge = 105 - Math.round(1.5 * Math.sin(y / 2.5));
      if (x > edge) continue;
      const isSide = y > 62;
      const fold = isSide
        ? [0, 0, -1, -1, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, -1][(x + Math.floor(y / 6)) % 15]
        : y < 59
          ? 2
          : 1;
      const isStripe = x > edge - 5 && x < edge - 1;
      room.set(
        x,
        y,
        isStripe ? 'white' : 'teal',
        y > 75 ? -1 : fold - (isSide ? 0 : 0),
        isSide ? 'side' : 'top',
      );
    }
  // A rug, and the fox asleep on it.
  for (let y = 70; y < 95; y++)
    for (let x = 26; x < 92; x++) {
      if (!isIn(x + 0.5, y + 0.5, 56, 84.5, 27, 8.5) || room.cells[y * width + x].plane !== 'floor') continue;
      const isRing = isIn(x + 0.5, y + 0.5, 56, 84.5, 24, 7) && !isIn(x + 0.5, y + 0.5, 56, 84.5, 20.5, 5.4);
      room.set(x, y, isRing ? 'white' : 'cloth', (x + y) % 2 && !isRing && y % 3 === 0 ? -1 : 0, 'floor');
    }
  room.stamp(
    45,
    72,
    [
      '..........333333......',
      '.3..3...3332222222....',
      '.33.3333222222222211..',
      '.33333322222222222221.',
      '3332333222222222222211',
      '3322222222212222222211',
      '.322222222112222222211',
      '..22222221122222222111',
      '...1111112222222211110',
      '.....1112222222111110.',
      '.......0000000000000..',
    ],
    'fox',
  );
  room.stamp(45, 77, ['.....44', '.444444', '..4444.'], 'white');
  for (const [x, y] of [
    [47, 76],
    [48, 77],
    [51, 76],
  ])
    room.set(x, y, 'wood', -2, 'thing');
  room.stamp(52, 79, ['.44444...', '4444433..', '.44433...'], 'white');
  return room;
}

/** Where the light of the window meets the floor and what stands on it: a slanted image of its four panes. */
function isInPatch(x, y, plane, hasPanes = true) {
  if (plane === 'side')
    return x > 83 && x < 98 && y > 63 && y < 75 && x - (y - 63) * 0.4 > 82 && x < 92 + (y - 63) * 0.5;
  if (y < 67 || y > 93) return false;
  const along = (y - 67) / 26;
  const left = 50 + along * 24;
  const across = (x - left) / (27 + along * 6);
  if (across < 0 || across > 1) return false;
  return hasPanes ? Math.abs(across - 0.5) > 0.045 && Math.abs(along - 0.45) > 0.045 : true;
}

/** Where things keep light away: under and behind them. Each is a box or an ellipse, with the steps it takes. */
function shadeAt(x, y, time) {
  const under = [
    [x > 2 && x < 34 && y > 53 && y < 62, 1],
    [x > 2 && x < 40 && y > 61 && y < 72, 1],
    [x > 82 && x < 122 && y > 80 && y < 89, 2],
    [isIn(x, y, 58, 83, 13, 2.5), 1],
    [isIn(x, y, 20, 80, 9, 2), 1],
    [time === 'day' && x > 3 && x < 30 && y > 24 && y < 28, 1],
    [time === 'night' && y < 23 && x > 4 - (22 - y) * 0.5 && x < 27 + (22 - y) * 0.6, 0.5],
    [x > 96 && x < 119 && y > 31 && y < 34, 1],
    [x > 35 && x < 73 && y > 45 && y < 48, 1],
    [time === 'night' && x > 34 && x < 62 && y > 51 + (x - 34) * 0.9 && y < 72, 1],
  ];
  return Math.max(0, ...under.flatMap(([isThere, steps]) => (isThere ? [steps] : [])));
}

const between = (value, x, y) => Math.floor(value) + (value - Math.floor(value) > threshold(x, y) ? 1 : 0);

/** The level of light at a place, from 0 to 3, before its form, after so many steps of lighting. */
const lights = {
  flat: () => 2,
  day: (x, y, { plane }, steps = 3) => {
    if (plane === 'outside') return 2;
    if (isInPatch(x, y, plane)) return plane === 'wall' ? 2 : 3;
    if (steps < 2) return 2;
    // Light that comes back from the floor; the corners get least of it.
    const corner = Math.max(0, (Math.abs(x - 68) - 38) / 26) + Math.max(0, (14 - y) / 16);
    const ambient = 2 - corner * 0.6;
    // Things are lit as a whole; on wall and floor the shade grows in a pattern.
    const here = plane === 'wall' || plane === 'floor' ? between(ambient, x, y) : Math.round(ambient + 0.2);
    return steps < 3 ? here : here - shadeAt(x, y, 'day');
  },
  night: (x, y, { plane }, steps = 4) => {
    if (plane === 'outside' || steps < 2) return 0;
    if (plane === 'lamp') return 3;
    const far = Math.hypot(x - lamp.x, (y - lamp.y) * (y > 61 ? 0.85 : 1));
    const glow = far < 16 ? 3 : far < 22 ? 3 - (far - 16) / 6 : far < 40 ? 2 : 2 - (far - 40) / 9;
    const isSurface = plane === 'wall' || plane === 'floor';
    const warm = !isSurface
      ? glow > 1.6
        ? Math.round(glow)
        : 0
      : glow >= 2
        ? between(glow, x, y)
        : glow > 1 && glow - 1 > threshold(x, y)
          ? 2
          : 0;
    if (steps < 3) return warm;
    // Nothing of it comes below the top of the desk.
    const isHidden = y > 54 && x < 34 && plane !== 'floor';
    if (warm > 0 && !isHidden) return Math.max(0, warm - 2 * shadeAt(x, y, 'night'));
    return steps > 3 && isInPatch(x, y, plane) ? 1 : 0;
  },
};

function light(time, steps) {
  const room = furnish(time === 'flat' ? 'day' : time);
  return new Layer(width, height).paint(0, 0, width, height, (x, y) => {
    const cell = room.cells[y * width + x];
    const base = lights[time](x, y, cell, steps);
    // In the dark a form shows by its lit edges alone.
    const isDark = time === 'night' && base < 2 && cell.plane !== 'outside';
    // What turns towards the window shows an edge even there.
    const form =
      isDark && base === 0 && x < 78 && cell.material !== 'fox' && cell.form < 2
        ? Math.min(0, cell.form)
        : cell.form;
    const level = Math.min(isDark ? 1 : 3, Math.max(0, base + form));
    return (materials.indexOf(cell.material) * 4 + level).toString(36);
  });
}

const write = (name, palette, en, zh, time) =>
  writePicture(name, en, zh, light(time), `palette: craft/${palette}`);
write(
  'craft/room-flat',
  'room-day',
  'A room with a desk, a bed and a sleeping fox, without light and shadow',
  '有书桌、床和一只睡着的狐狸的房间，没有光影',
  'flat',
);
write(
  'craft/room-day',
  'room-day',
  'The room by day: the sun falls through the window onto the rug and the fox',
  '白天的房间：阳光从窗口照到地毯和狐狸身上',
  'day',
);
write(
  'craft/room-night',
  'room-night',
  'The same room by night: a lamp lights the desk and the wall, the moon a patch of the floor',
  '夜里的同一个房间：台灯照亮书桌和墙，月光落在一块地板上',
  'night',
);
write(
  'craft/room-greys',
  'room-greys',
  'The room by night in greys: the lamp is light, everything else dark',
  '夜里房间的灰度：台灯亮，其余都暗',
  'night',
);

write(
  'craft/room-moon',
  'room-moon',
  'The drawing of the day in colours of the night: the patch of sun is one of moonlight',
  '白天那幅画换上夜里的颜色：阳光的光斑成了月光',
  'day',
);
/** Parts of the room in two rows of two, one for each step of lighting. */
function writeSteps(name, en, zh, time, left, wide, layers) {
  const sheet = new Layer(2 * (wide + 2) + 2, 166, '1');
  layers.forEach((layer, at) => {
    const [x, y] = [2 + (at % 2) * (wide + 2), at < 2 ? 2 : 84];
    sheet.stamp(x, y, new Layer(wide, 80).stamp(-left, -16, layer));
  });
  writePicture(name, en, zh, sheet, `palette: craft/room-${time}`);
}

/** The sun alone, with a line around its patch. */
const patch = light('day', 1);
const { cells } = furnish('day');
patch.paint(0, 0, width, height, (x, y) => {
  const isSunny = (column, row) => isInPatch(column, row, cells[row * width + column]?.plane, false);
  const beside = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ];
  return !isSunny(x, y) && beside.some(([column, row]) => isSunny(column, row)) ? 'j' : undefined;
});
writeSteps(
  'craft/room-day-steps',
  'The room without light; the sun in a patch with a line around it; then darker corners; then shadows below the things',
  '没有光的房间；阳光的光斑，外面一圈线；墙角压暗；再添上东西底下的阴影',
  'day',
  26,
  102,
  [light('flat'), patch, light('day', 2), light('day', 3)],
);

/** The lamp alone, with circles around it. */
const rings = light('night', 2);
for (const [radius, color] of [
  [16, '4'],
  [40, 'v'],
])
  for (let step = 0; step < radius * 6; step++) {
    const turn = (step / (radius * 6)) * 2 * Math.PI;
    rings.set(
      Math.round(lamp.x + radius * Math.cos(turn)),
      Math.round(lamp.y + radius * Math.sin(turn)),
      color,
    );
  }
/** What hides the lamp, with the line from within its shade over the corner of the desk to the floor. */
const hidden = light('night', 3);
const bright = ['3', 'j', 'v'];
for (let step = 0; step <= 42; step++) {
  const [x, y] = [lamp.x + step, Math.round(lamp.y - 5 + 0.9 * step)];
  hidden.set(x, y, bright.includes(hidden.get(x, y)) ? '8' : 'v');
}
writeSteps(
  'craft/room-night-steps',
  'All dark; the lamp with circles of 16 and of 40 pixels around it; without what the shelf and the desk hide, with a line from the lamp over the corner of the desk; with moonlight',
  '全部压暗；台灯外面两个圆，半径16和40像素；搁板和书桌挡住的不亮，一条线从灯过桌角到地板；加上月光',
  'night',
  0,
  76,
  [light('night', 1), rings, hidden, light('night', 4)],
);

/** As far as the desk, the window and the fox reach. */
const squareSide = 95;
/** The colours of that square. */
const square = (time, layer) => {
  const hexes = Object.values(tones(time === 'flat' ? 'day' : time));
  const side = Array.from({ length: squareSide }, (_, at) => at);
  return side.map((y) => side.map((x) => hexes[Number.parseInt(layer.get(x, y), 36)]));
};

/** One palette of 36 colours for day and night: of two that are alike, the rarer one becomes the other. */
function joinColors(pictures) {
  const counts = new Map();
  for (const hex of pictures.flat(2)) counts.set(hex, (counts.get(hex) ?? 0) + 1);
  const joined = new Map([...counts.keys()].map((hex) => [hex, hex]));
  const cost = ([rare, common]) =>
    counts.get(rare) *
    channelsOf(rare).reduce((sum, value, at) => sum + (value - channelsOf(common)[at]) ** 2, 0);
  while (counts.size > 36) {
    const pairs = [...counts.keys()].flatMap((one) =>
      [...counts.keys()].filter((other) => other !== one).map((other) => [one, other]),
    );
    const [rare, common] = pairs.reduce((best, pair) => (cost(pair) < cost(best) ? pair : best));
    counts.set(common, counts.get(common) + counts.get(rare));
    counts.delete(rare);
    for (const [hex, now] of joined) if (now === rare) joined.set(hex, common);
  }
  return { colors: [...counts.keys()], joined };
}

const lit = [
  ['flat'],
  ['day', 1],
  ['day', 2],
  ['day', 3],
  ['night', 1],
  ['night', 2],
  ['night', 3],
  ['night', 4],
].map(([time, steps]) => square(time, light(time, steps)));
const { colors: shared, joined } = joinColors(lit);
writePalette(
  'stages/room',
  'A room by day and by night',
  Object.fromEntries(shared.map((hex, at) => [`color ${at}`, hex])),
);
writeArt(
  'stages/room',
  [
    'palette: stages/room',
    'alt-en: A room with a window, a desk and a sleeping fox, lit by the sun and then by a lamp, step by step',
    'alt-zh: 有窗、书桌和睡着的狐狸的房间，先由太阳、再由台灯一步步照亮',
    'tag: by-day-a-patch-and-what-comes-back 1-4',
    'tag: by-night-rings-around-a-lamp 5-8',
  ],
  lit.map((picture) => ({
    layer: new Layer(squareSide, squareSide).paint(0, 0, squareSide, squareSide, (x, y) =>
      shared.indexOf(joined.get(picture[y][x])).toString(36),
    ),
  })),
);

/**
 * A pot on a table before a wall, the light on its left; and its shadow. On the wall it is the upper part of the
 * outline, upright; on the table each row is nearer to the pot, until it meets the foot.
 */
function pot(hasShadow) {
  const layer = new Layer(24, 24);
  const color = (material, level) => (materials.indexOf(material) * 4 + level).toString(36);
  layer
    .rect(0, 0, 24, 15, color('wall', 2))
    .rect(0, 15, 24, 9, color('floor', 2))
    .rect(0, 15, 24, 1, color('floor', 3));
  const rows = [
    '.33333222.',
    '3333332221',
    '.22222211.',
    '..332221..',
    '.33332221.',
    '3333222211',
    '3333222211',
    '3332222211',
    '3332222211',
    '3322222111',
    '.32222211.',
    '..222211..',
  ];
  const shade = (left, y, row, material) => {
    for (const [x, digit] of [...row].entries())
      if (digit !== '.') layer.set(left + x, y, color(material, 1));
  };
  if (hasShadow) {
    for (const [row, form] of rows.slice(0, 7).entries()) shade(13, 8 + row, form, 'wall');
    for (let y = 15; y < 20; y++) shade(1 + Math.round((20 - y) * 2.2), y, rows[y - 8], 'floor');
  }
  for (const [y, row] of rows.entries())
    for (const [x, digit] of [...row].entries())
      if (digit !== '.') layer.set(2 + x, 8 + y, color('fox', Number(digit)));
  layer.rect(4, 9, 5, 1, color('wood', 0));
  return layer;
}
for (const [name, hasShadow, en, zh] of [
  [
    'shadow',
    false,
    'A pot on a table, lit from the left, without a shadow',
    '桌上一只罐子，光从左来，没有影子',
  ],
  [
    'shadow-solution',
    true,
    'The pot with its shadow on the table and up the wall',
    '罐子的影子落在桌上，又折到墙上',
  ],
])
  writeArt(
    `lessons/${name}`,
    ['palette: craft/room-day', `alt-en: ${en}`, `alt-zh: ${zh}`],
    [{ layer: pot(hasShadow) }],
  );

/** A corner of the room in four colours, dark to light, of the day and of a moonlit night. */
writePalette('craft/room-swap', 'A room in four colours, by day and by moonlight', {
  'day dark': '4a2c3a',
  'day shade': 'a5673f',
  'day wall': 'e0b888',
  'day light': 'fff3cf',
  'night dark': '100e22',
  'night shade': '2b2f63',
  'night wall': '4a5c9e',
  'night light': 'bcd0f4',
});
const corner = new Layer(24, 24)
  .stamp(0, 0, [
    'wwwwwwwwwwwwwwwwwwwwwwww',
    'dddddddddddddddddddddddd',
    'wffdfwwwwwwwwwwwwwwfdffw',
    'wffdfwffffffffffffwfdffw',
    'wffdfwfllllffllllfwfdffw',
    'wffdfwfllllffllllfwfdffw',
    'wffdfwfllllffldldfwfdffw',
    'wffdfwfllllffldddfwfdffw',
    'wffdfwffffffffdddfwfdffw',
    'wffdfwfllllffldddfwfdffw',
    'wffdfwfllllfflddddwfdffw',
    'wffdfwfllllffdddddwfdffw',
    'wffdfwfllllffdddddwfdffw',
    'wffdflllllllllllddlfdffw',
    'wffdfddddddddddddddfdffw',
    'wfdffwwwwwwwwwwwwwwffdfw',
    'wwwwwwwwwwwwwwwwwwwwwwww',
    'dddddddddddddddddddddddd',
    'ffffffffffffffffffffffff',
    'ffffffllllffldddffffffff',
    'fffffffllllffldddfffffff',
    'ffffffffllllffldddffffff',
    'fffffffffllllffldldfffff',
    'ffffffffffffffffffffffff',
  ])
  .recolor({ d: '0', f: '1', w: '2', l: '3' });
writePicture(
  'lessons/shadow-2',
  'A cat at a window with curtains, in four colours of the day',
  '挂着窗帘的窗，窗台上坐着猫，用白天的四种颜色',
  corner,
  'palette: craft/room-swap',
);
writePicture(
  'lessons/shadow-2-solution',
  'The same picture in four colours of a moonlit night',
  '同一幅画，用月夜的四种颜色',
  corner.recolor({ 0: '4', 1: '5', 2: '6', 3: '7' }),
  'palette: craft/room-swap',
);

/** A desk by night, whose lamp lights wall, desk and box by their planes; before that, its two rings are marked. */
const ringSizes = [7, 13];
function desk(isLit) {
  const layer = new Layer(32, 32, '0');
  layer
    .rect(1, 21, 30, 1, isLit ? 'b' : '9')
    .rect(1, 22, 30, 3, '8')
    .rect(18, 23, 8, 1, '9');
  for (const left of [2, 27]) layer.rect(left, 25, 3, 7, '8');
  layer.rect(26, 3, 5, 6, '8').rect(27, 4, 3, 4, 'p').rect(28, 6, 2, 2, 'o');
  layer.rect(20, 15, 6, 6, 'c');
  if (isLit) layer.rect(20, 15, 6, 1, 'f').rect(20, 16, 2, 5, 'f').rect(22, 16, 2, 5, 'e');
  const shade = ['..jjjj..', '.jjjjjj.', '.jjjjjj.', 'jjjjjjjj', 'jjjjjjjj'];
  layer.stamp(8, 11, shade).rect(11, 16, 2, 3, 'a').rect(9, 19, 6, 2, 'a').rect(10, 18, 4, 1, 'a');
  return layer.paint(0, 0, 32, 21, (x, y, color) => {
    if (color !== '0' || x > 25) return undefined;
    const away = Math.hypot(x - 11.5, y - 13.3);
    const [near, far] = ringSizes.map((ring) => (away - ring) / 3 + 0.5);
    if (!isLit) return ringSizes.some((ring) => Math.abs(away - ring) < 0.5) ? '1' : undefined;
    if (near < threshold(x, y)) return '3';
    return far < threshold(x, y) ? '2' : undefined;
  });
}
for (const [name, isLit, en, zh] of [
  [
    'shadow-3',
    false,
    'A desk in the dark with a lamp and a box; two circles around the lamp',
    '黑暗中的书桌、台灯和盒子，灯外有两个圆',
  ],
  [
    'shadow-3-solution',
    true,
    'The same desk in the light of the lamp: two rings on the wall, the top of the desk, one side of the box',
    '同一张书桌，灯照亮墙上两圈、桌面和盒子的一侧',
  ],
])
  writePicture(`lessons/${name}`, en, zh, desk(isLit), 'palette: craft/room-night');
