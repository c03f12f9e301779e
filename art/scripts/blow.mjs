/** Slash, hit, dust and sparks, each alone on a dark ground and all together in one blow. */
import { Layer, stripOf, writeArt, writePicture } from './layer.mjs';
import { figure, stage, stand, swings } from './stage.mjs';

const times = {
  slash: [40, 50, 70, 90],
  hit: [30, 60, 80, 80, 100],
  dust: [50, 70, 90, 110, 140],
  sparks: [40, 60, 80, 80, 100, 120],
};

/** A crescent from the angle `tail` to `head` in degrees, 0 to the right and 90 below: pointed, thickest before its head. */
function slash(layer, cx, cy, radius, tail, head, thick, colors = '643') {
  return layer.paint(0, 0, layer.width, layer.height, (x, y) => {
    const dx = x - cx;
    const dy = (y - cy) / 0.85;
    const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
    const angle = degrees > 90 ? degrees - 360 : degrees;
    const along = (angle - tail) / (head - tail);
    if (along < 0 || along > 1) return undefined;
    const here = 0.75 + 1.25 * thick * along ** 0.9 * (1 - along ** 4);
    const depth = radius - Math.hypot(dx, dy);
    if (depth < 0.25 || depth > here) return undefined;
    return depth < here * 0.5 ? colors[0] : depth < here * 0.8 ? colors[1] : colors[2];
  });
}

const slashes = [
  (layer, x, y) => slash(layer, x, y, 18, -200, -105, 7),
  (layer, x, y) => slash(layer, x, y, 19, -195, 48, 10),
  (layer, x, y) => slash(layer, x, y, 20, -110, 56, 6, '443'),
  (layer, x, y) =>
    slash(
      slash(slash(layer, x, y, 20.5, -60, -20, 2.4, '333'), x, y, 20.5, -8, 26, 2.4, '333'),
      x,
      y,
      20.5,
      38,
      56,
      2,
      '333',
    ),
];

/** A star with four long points and four short ones. */
function star(layer, cx, cy, long, short, colors = '6b9') {
  return layer.paint(0, 0, layer.width, layer.height, (x, y) => {
    const [dx, dy] = [Math.abs(x - cx), Math.abs(y - cy)];
    const [sum, difference] = [(dx + dy) / Math.SQRT2, Math.abs(dx - dy) / Math.SQRT2];
    const far = Math.min(
      (Math.sqrt(dx) + Math.sqrt(dy)) / Math.sqrt(long),
      (Math.sqrt(sum) + Math.sqrt(difference)) / Math.sqrt(short),
    );
    return far > 1 ? undefined : far < 0.78 ? colors[0] : far < 0.93 ? colors[1] : colors[2];
  });
}

/** White that has at most one white pixel beside it becomes gold. */
function joinWhite(layer) {
  const before = layer.copy();
  const sides = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ];
  return layer.paint(0, 0, layer.width, layer.height, (x, y, color) =>
    color === '6' && sides.filter(([right, down]) => before.get(x + right, y + down) === '6').length < 2
      ? 'b'
      : undefined,
  );
}

/** Eight strokes away from a place, between two distances; those that slant are shorter. */
function rays(layer, cx, cy, from, to, color) {
  return layer.paint(0, 0, layer.width, layer.height, (x, y) => {
    const [dx, dy] = [Math.abs(x - cx), Math.abs(y - cy)];
    const isSlanted = Math.abs(dx - dy) < 0.5;
    const far = Math.hypot(dx, dy);
    if (!isSlanted && Math.min(dx, dy) > 0.5) return undefined;
    return far >= from && far <= (isSlanted ? to * 0.9 : to) ? color : undefined;
  });
}

const hits = [
  (layer, x, y) => star(layer, x, y, 11, 7),
  (layer, x, y) => layer.stamp(0, 0, joinWhite(star(new Layer(layer.width, layer.height), x, y, 18, 12.5))),
  (layer, x, y) => star(rays(layer, x, y, 6, 13.6, 'b'), x, y, 10, 7, 'baa'),
  (layer, x, y) => rays(layer, x, y, 9, 14.6, 'a'),
  (layer, x, y) => rays(layer, x, y, 13, 15.6, '9'),
];

/** A lit ball without a pixel that stands out; the smallest are squares of two pixels, and of one. */
function ball(layer, left, top, radius, colors) {
  const between = radius > 0.5 && radius < 1 ? 0.5 : 0;
  const [cx, cy] = [Math.round(left) + between, Math.round(top) + between];
  return layer.paint(
    Math.floor(cx - radius),
    Math.floor(cy - radius),
    Math.ceil(2 * radius) + 2,
    Math.ceil(2 * radius) + 2,
    (x, y) => {
      if (Math.hypot(x - cx, y - cy) > radius + 0.3) return undefined;
      const light = Math.hypot(x - cx + radius * 0.45, y - cy + radius * 0.5);
      return light < radius * 0.62 ? colors[0] : light < radius * 1.15 ? colors[1] : colors[2];
    },
  );
}

/** How far the balls of a cloud are out, how high and how large, in each drawing. */
const clouds = [
  [
    [3, 1.2, 2.5],
    [6, 0, 1.6],
  ],
  [
    [5, 2, 3.4],
    [10, 1.2, 2.5],
    [13, 0, 1.3],
  ],
  [
    [7, 3, 3.2],
    [12, 3, 3.0],
    [17, 1, 2.0],
  ],
  [
    [9, 5, 2.3],
    [14, 5, 2.3],
    [19, 2, 1.5],
  ],
  [
    [10, 7, 0.8],
    [16, 7, 0.8],
    [20, 4, 0.4],
  ],
];

/** Dust on both sides of a place, or on one, with its foot in row `floor`. */
function dust(layer, x, floor, drawing, colors = '653', sides = [-1, 1]) {
  for (const side of sides)
    for (const [out, up, radius] of clouds[drawing])
      ball(
        layer,
        x + side * out,
        floor - up - radius,
        radius,
        drawing === 4 ? [colors[1], colors[1], colors[2]] : colors,
      );
  return layer;
}

/** Speeds of the sparks in pixels per drawing; what falls gains one and a half pixels in each. */
const speeds = [
  [3.4, -5.2],
  [5.2, -3.4],
  [1.2, -5.8],
  [-1.6, -4.8],
  [4.6, -1.2],
  [-3.2, -3.2],
  [2.6, -2.8],
];

function sparks(layer, x, y, drawing, floor) {
  const place = ([right, down], time) => [
    Math.round(x + right * time),
    Math.min(floor, Math.round(y + down * time + 0.75 * time * time)),
  ];
  for (const [number, speed] of speeds.entries()) {
    const time = drawing + 1;
    if (number % 3 === 2 && drawing > 3) continue;
    const [now, before] = [place(speed, time), place(speed, time - [0.8, 0.7, 0.6, 0.5, 0.4, 0.3][drawing])];
    layer.line(...before, ...now, ['b', 'b', 'a', '9', '9', '8'][drawing]);
    layer.set(...now, ['6', '6', 'b', 'b', 'a', '9'][drawing]);
  }
  return layer;
}

const slime = {
  calm: [
    '.....000000.....',
    '...00eeeeee00...',
    '..0effeeeeeed0..',
    '.0effeeeeeeeed0.',
    '.0efee0eee0eed0.',
    '0eeeee0eee0eeed0',
    '0eeeeeeeeeeeeed0',
    '0deeeeeeeeeeedd0',
    '.0ddeeeeeeeddd0.',
    '..000000000000..',
  ],
  flat: [
    '....00000000....',
    '.000eeeeeeee000.',
    '0efffeeeeeeeeed0',
    '0effee00e00eeed0',
    '0deeeeeeeeeeedd0',
    '00ddddddddddd000',
    '..000000000000..',
  ],
  tall: [
    '.....00000......',
    '....0eeeee0.....',
    '...0effeeed0....',
    '...0efeeeeed0...',
    '..0effe0e0ed0...',
    '..0eeee0e0edd0..',
    '..0eeeeeeeedd0..',
    '..0eeeeeeeedd0..',
    '..0deeeeeeddd0..',
    '...0ddddddd00...',
    '....0000000.....',
  ],
};
/** Who strikes or is struck, as a shape behind the light. */
const shapeOf = (layer) =>
  layer.paint(0, 0, layer.width, layer.height, (_x, _y, color) => (color === '.' ? undefined : '2'));

/** Drawings on a dark ground with their times, and the ground alone for a moment at the end. */
function loop(width, height, drawings, timesOf, floor, behind = [0, 0, []]) {
  const ground = () => {
    const layer = new Layer(width, height, '1').stamp(...behind);
    return floor === undefined
      ? layer
      : layer.rect(0, floor, width, height - floor, '2').rect(0, floor, width, 1, '3');
  };
  return [
    ...drawings.map((draw, at) => ({ layer: draw(ground()), time: timesOf[at] })),
    { layer: ground(), time: 250 },
  ];
}

writeArt(
  'craft/slash',
  [
    'alt-en: A pale crescent sweeps from the upper left to the lower right, grows thin from its tail and breaks up',
    'alt-zh: 一弯浅色的月牙从左上扫到右下，从尾部变细，最后碎开',
  ],
  loop(
    48,
    40,
    slashes.map((draw) => (layer) => draw(layer, 23, 21)),
    times.slash,
    undefined,
    [1, 9, shapeOf(figure(swings[2]))],
  ),
);
writeArt(
  'craft/hit',
  [
    'alt-en: A star of light, small, large, hollow, then strokes that fly apart',
    'alt-zh: 一颗光星，先小后大，接着变空，最后散成飞线',
    'tag: burst 2-2',
  ],
  loop(
    32,
    32,
    hits.map((draw) => (layer) => draw(layer, 15.5, 15.5)),
    times.hit,
    undefined,
    [8, 14, shapeOf(new Layer(16, 10).stamp(0, 0, slime.calm))],
  ),
);
writeArt(
  'craft/dust',
  ['alt-en: Dust rolls away to both sides, rises and shrinks', 'alt-zh: 灰尘向两边滚开，升起来，越来越小'],
  loop(
    52,
    24,
    clouds.map((_, at) => (layer) => dust(layer, 25.5, 19, at)),
    times.dust,
    19,
  ),
);
writeArt(
  'craft/sparks',
  [
    'alt-en: Sparks fly up in arcs, fall and cool from white to red',
    'alt-zh: 火星划着弧线飞起、落下，从白慢慢冷成红',
  ],
  loop(
    52,
    32,
    times.sparks.map((_, at) => (layer) => sparks(layer, 16, 22, at, 27)),
    times.sparks,
    28,
  ),
);

for (const [name, width, height, drawings, en, zh] of [
  [
    'slash',
    46,
    40,
    slashes.map((draw) => (layer) => draw(layer, 22, 21)),
    'Four drawings of a slash: its beginning, the whole crescent, its front, three thin pieces',
    '刀光的四张画',
  ],
  [
    'hit',
    32,
    32,
    hits.map((draw) => (layer) => draw(layer, 15.5, 15.5)),
    'Five drawings of a hit: a star, a large star, a hollow one with strokes, strokes, their ends',
    '命中的五张画',
  ],
  [
    'dust',
    26,
    20,
    clouds.map((_, at) => (layer) => dust(layer, 1, 20, at, '653', [1])),
    'Five drawings of dust on one side: the balls roll away, rise and shrink',
    '灰尘的五张画',
  ],
])
  writePicture(
    `craft/${name}-steps`,
    en,
    zh,
    stripOf(drawings.map((draw) => draw(new Layer(width, height)))),
  );

/** The edge of a circle that is a little flatter than high. */
const circle = (layer, cx, cy, radius, color) =>
  layer.paint(0, 0, layer.width, layer.height, (x, y) => {
    const isIn = (x, y) => Math.hypot(x - cx, (y - cy) / 0.85) < radius;
    const isEdge = isIn(x, y) && !(isIn(x - 1, y) && isIn(x + 1, y) && isIn(x, y - 1) && isIn(x, y + 1));
    return isEdge ? color : undefined;
  });
const circles = (layer, colors = '22') =>
  circle(circle(layer, 19.4, 23.2, 15, colors[1]), 22, 21, 19, colors[0]);
writePicture(
  'craft/crescent-steps',
  'A circle; a smaller one in it, moved down to the left; and the crescent between the two',
  '一个圆；里面一个往左下移的小圆；两圆之间的月牙',
  stripOf(
    [
      (layer) => circle(layer, 22, 21, 19, '6'),
      (layer) => circles(layer, '64'),
      (layer) => slashes[1](circles(layer), 22, 21),
    ].map((draw) => draw(new Layer(44, 40))),
    false,
  ),
);

/** Three drawings of the sparks, with a dot where the highest of them was before. */
const sparksFrom = (first) =>
  stripOf(
    [first, first + 1, first + 2].map((drawing) => {
      const layer = new Layer(46, 20);
      [0, 4, 7, 9, 9, 7].slice(0, drawing + 1).forEach((up, at) => {
        layer.set(Math.round(12 + 3.4 * at), 13 - up, '4');
      });
      return sparks(layer, 12, 13, drawing, 18).rect(0, 19, 46, 1, '3');
    }),
    false,
  );
writePicture(
  'craft/sparks-steps',
  'Six drawings of sparks in two rows: dots show where one of them was, in an arc',
  '火星的六张画，分两排：点标出其中一颗走过的弧线',
  new Layer(146, 46).stamp(0, 0, sparksFrom(0)).stamp(0, 22, sparksFrom(3)),
);

const white = { e: '6', f: '6', d: '6', 0: '6' };

/** The colours of the stage by night, which white and gold shine in. */
const night = { 4: '1', 5: '1', 6: '2', f: 'd' };

function blow(drawing) {
  const layer = stage(85, 40, 36).recolor(night);
  const { pose, body, at = 0, trail, draw } = drawing;
  const rows = slime[body.name];
  trail?.(layer, 29, 19);
  layer.stamp(46 + at, 36 - rows.length, rows, body.colors);
  draw?.(layer);
  return stand(layer, figure(swings[pose]), 8, 36);
}

const [calm, flat, tall] = ['calm', 'flat', 'tall'].map((name) => ({ name }));
const blows = [
  { time: 260, pose: 0, body: calm },
  { time: 40, pose: 1, body: calm, trail: slashes[1] },
  {
    time: 40,
    pose: 2,
    body: { name: 'calm', colors: white },
    trail: slashes[2],
    draw: (layer) => hits[0](layer, 48.5, 25.5),
  },
  {
    time: 90,
    pose: 2,
    body: flat,
    at: 3,
    trail: slashes[3],
    draw: (layer) => dust(hits[1](sparks(layer, 49, 26, 0, 35), 48.5, 25.5), 25, 36, 0, '643', [-1]),
  },
  {
    time: 80,
    pose: 2,
    body: flat,
    at: 6,
    draw: (layer) => dust(sparks(hits[3](layer, 48.5, 25.5), 49, 26, 1, 35), 25, 36, 1, '643', [-1]),
  },
  {
    time: 80,
    pose: 3,
    body: calm,
    at: 8,
    draw: (layer) => dust(sparks(layer, 49, 26, 2, 35), 25, 36, 2, '643', [-1]),
  },
  {
    time: 80,
    pose: 3,
    body: tall,
    at: 9,
    draw: (layer) => dust(sparks(layer, 49, 26, 3, 35), 25, 36, 3, '643', [-1]),
  },
  {
    time: 100,
    pose: 4,
    body: calm,
    at: 9,
    draw: (layer) => dust(sparks(layer, 49, 26, 4, 35), 25, 36, 4, '643', [-1]),
  },
  { time: 120, pose: 4, body: calm, at: 9, draw: (layer) => sparks(layer, 49, 26, 5, 35) },
  { time: 600, pose: 4, body: calm, at: 9 },
];
writeArt(
  'craft/blow',
  [
    'alt-en: A hero strikes a slime: it turns white for a moment, a star flashes, sparks fly, dust rolls from his foot',
    'alt-zh: 主角砍中史莱姆：星光、灰尘、火星',
  ],
  blows.map((drawing) => ({ layer: blow(drawing), time: drawing.time })),
);

/** The moment of the blow with so many colours of each effect, the outermost first. */
function moment({ crescent = 0, flash = 0, cloud = 0, spark = false }) {
  const floor = 54;
  const layer = stage(64, 64, floor).recolor(night);
  const first = (colors, count) => [...colors].map((_, at) => colors[Math.max(at, colors.length - count)]);
  if (crescent) slash(layer, 19, 36, 19, -195, 40, 11, first('643', crescent));
  layer.stamp(43, floor - 7, slime.flat);
  stand(layer, figure(swings[2]), -1, floor);
  if (flash) layer.stamp(0, 0, joinWhite(star(new Layer(64, 64), 45.5, 42.5, 18, 12.5, first('6b9', flash))));
  if (cloud) dust(layer, 13, floor, 1, first('643', cloud), [-1]);
  if (spark) sparks(layer, 43, 40, 2, floor - 1);
  return layer;
}

const steps = [
  {},
  ...[1, 2, 3].map((crescent) => ({ crescent })),
  ...[1, 2, 3].map((flash) => ({ flash })),
  ...[1, 2, 3].map((cloud) => ({ cloud })),
  { spark: true },
];
writeArt(
  'stages/blow',
  [
    'alt-en: A hero strikes a slime, with slash, star, dust and sparks',
    'alt-zh: 主角砍中史莱姆：刀光、星光、灰尘、火星',
    'tag: the-slash-one-shape-not-many-swords 1-4',
    'tag: the-hit-small-large-gone 5-7',
    'tag: dust-away-up-smaller 8-10',
    'tag: sparks-a-throw-and-a-colour 11',
  ],
  steps.map((_, at) => ({ layer: moment(Object.assign({}, ...steps.slice(0, at + 1))) })),
);

for (const [name, draw, en, zh] of [
  ['hit', hits[0], 'A small star of light', '一颗小小的光星'],
  ['hit-solution', hits[1], 'The large star, its points at the edges', '大的光星，尖顶到画布边'],
])
  writeArt(
    `lessons/${name}`,
    [`alt-en: ${en}`, `alt-zh: ${zh}`],
    [{ layer: draw(new Layer(24, 24), 11.5, 11.5) }],
  );

/** The five drawings, the second the solution, and the empty ground for as long. */
const struck = new Layer(240, 24, '1');
hits.forEach((draw, at) => {
  struck.stamp(24 * at, 0, draw(new Layer(24, 24), 11.5, 11.5));
});
writeArt(
  'lessons/hit-motion',
  ['alt-en: A hit in five drawings', 'alt-zh: 命中的五张画'],
  [{ layer: struck, time: 80 }],
);

/** The swing that the star is timed in, in cells: the hero's five poses, then the slime calm, white and flat. */
const swing = new Layer(8 * 68, 40);
swings.forEach((rows, at) => {
  const cell = new Layer(68, 40);
  if (at === 1) slashes[1](cell, 29, 19);
  swing.stamp(68 * at, 0, cell.stamp(7, 8, rows));
});
for (const [at, body] of [calm, { name: 'calm', colors: white }, flat].entries())
  swing.stamp(68 * (5 + at) + 46, 36 - slime[body.name].length, slime[body.name], body.colors);
writePicture(
  'lessons/hit-swing',
  'A swing in five poses, and a slime: calm, white, flat',
  '挥砍的五个姿势，和史莱姆：平常、变白、压扁',
  swing,
);

/** The blow from the first drawing of its star to the first without it. */
writePicture(
  'craft/hold-steps',
  'The hero in one pose for three drawings, then in the next; the slime white, flat, flat, round again',
  '三张画里主角姿势不变，第四张才换；史莱姆变白、压扁、压扁、复原',
  stripOf(
    blows.slice(2, 6).map((drawing) => {
      const rows = blow(drawing).rows.slice(9, 39);
      return new Layer(62, 30).stamp(
        0,
        0,
        rows.map((row) => row.slice(8, 70)),
      );
    }),
    false,
  ),
);

/** The small star in the order in which it is drawn. */
const small = hits[0](new Layer(24, 24), 11.5, 11.5);
writePicture(
  'craft/star-steps',
  'A star in six steps: a cross of long points, widened towards the middle, short points between them; all red; a smaller star of gold in it; one of white in that',
  '光星的六步：长角的十字，往中间变宽，之间加短角；全红；里面一颗金星；再里面一颗白星',
  stripOf(
    [
      (_, __, near) => (near < 1 ? '6' : undefined),
      (_, far, near) => (near < 1 || far + near < 6 || near < far - 1 ? '6' : undefined),
      () => '6',
      () => '9',
      (color) => (color === '6' ? 'b' : color),
      (color) => color,
    ].map((colorOf) =>
      new Layer(16, 16).paint(0, 0, 16, 16, (x, y) => {
        const [dx, dy] = [Math.abs(x - 7.5), Math.abs(y - 7.5)];
        const color = small.get(x + 4, y + 4);
        return color === '.' ? color : colorOf(color, Math.max(dx, dy), Math.min(dx, dy));
      }),
    ),
    false,
  ),
);
