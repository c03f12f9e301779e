/**
 * The stamps of the passport, a frame for each, tagged with its name: those of exercises have four sides and a
 * perforated edge, those of lessons are round seals. Long, since most drawings are written as rows.
 */
import { Layer, threshold, writeArt } from './layer.mjs';

const size = 24;
const slime = ['..dddd..', '.dffeed.', 'dfe0e0ed', 'dee0e0ed', 'dddddddd'];
const smallSlime = ['.dddd.', 'dffeed', 'de0e0d', 'dddddd'];
const kite = ['...9...', '..9b9..', '.99b99.', '9999bbb', '.bb999.', '..b99..', '...9...'];
const starlit = [
  [2, 2],
  [7, 4],
  [13, 8],
  [4, 9],
];

/** Both halves of a drawing whose left one is given. */
const mirrored = (half) => half.map((row) => row + [...row].reverse().join(''));

/** A ball lit from the top left: colours from light to dark. */
const ball = (layer, cx, cy, radius, colors) =>
  layer.paint(0, 0, layer.width, layer.height, (x, y) => {
    const [dx, dy] = [x - cx, y - cy];
    if (Math.hypot(dx, dy) > radius) return undefined;
    const depth = Math.hypot(dx + radius * 0.5, dy + radius * 0.5) / (radius * 1.55);
    return colors[Math.min(colors.length - 1, Math.floor(depth * colors.length))];
  });

const rhomb = (layer, left, top, color, edge) => {
  const halves = [2, 4, 6, 8, 6, 4, 2];
  halves.forEach((half, y) => {
    layer.rect(left + 8 - half, top + y, half * 2, 1, color);
    layer.rect(left + 8 - half, top + y, 2, 1, edge).rect(left + 6 + half, top + y, 2, 1, edge);
  });
  return layer;
};

const night = (layer) => {
  for (const [x, y] of starlit) layer.set(x, y, '4');
  return layer;
};

/** Scenes of 18 × 18 pixels, by the names of exercises. */
const exercises = {
  'straighten-line': () =>
    night(new Layer(18, 18, '1'))
      .rect(0, 16, 18, 1, 'e')
      .rect(0, 17, 18, 1, 'd')
      .line(7, 12, 13, 6, '6')
      .stamp(10, 1, kite)
      .stamp(14, 8, ['4.', '.4', '4.'])
      .stamp(0, 11, slime),
  'soften-curve': () =>
    night(new Layer(18, 18, '1'))
      .stamp(13, 1, ['.66', '666', '665', '.5.'])
      .stamp(0, 9, [
        '6666443...........',
        '5555566643........',
        '5555555556643.....',
        '55555555555563....',
        '555555555555564...',
        '5555555555555563..',
        '5555555555555556..',
        '55555555555555563.',
        '55555555555555556.',
      ])
      .stamp(1, 4, slime),
  'mirror-shield': () =>
    new Layer(18, 18, '5')
      .stamp(
        2,
        1,
        mirrored([
          '0000000',
          '0222222',
          '0222226',
          '0222226',
          '0222226',
          '0226666',
          '0226666',
          '0222226',
          '0222226',
          '.022226',
          '.022222',
          '..02222',
          '...0222',
          '....022',
          '.....00',
        ]).map((row) => row.slice(0, 7) + row.slice(7).replaceAll('2', '3').replaceAll('6', '4')),
      )
      .stamp(8, 0, ['99'])
      .stamp(8, 17, ['99']),
  'build-ramp': () =>
    ball(new Layer(18, 18, '0'), 6.5, 8.5, 6.4, 'ba982')
      .rect(15, 2, 2, 3, 'b')
      .rect(15, 5, 2, 3, 'a')
      .rect(15, 8, 2, 3, '9')
      .rect(15, 11, 2, 3, '8')
      .rect(15, 14, 2, 2, '2'),
  'swap-palette': () =>
    new Layer(18, 18, '4')
      .rect(0, 0, 9, 18, '1')
      .stamp(2, 2, ['.66', '66.', '66.', '.66'])
      .stamp(12, 1, ['.bb.', 'bbbb', 'bbbb', '.bb.'])
      .set(6, 3, '4')
      .rect(0, 14, 9, 4, 'd')
      .rect(9, 14, 9, 4, 'f')
      .rect(0, 13, 3, 1, 'd')
      .rect(15, 13, 3, 1, 'f')
      .stamp(4, 6, [
        '....28....',
        '...2288...',
        '..222888..',
        '.22228888.',
        '.03330666.',
        '.03b306b6.',
        '.03b306b6.',
        '.03330666.',
        '.00000000.',
      ]),
  'dither-sky': () =>
    new Layer(18, 18)
      .paint(0, 0, 18, 18, (x, y) =>
        y / 8 - 0.4 > threshold(x, y) ? (y / 8 - 1 > threshold(x, y) ? 'c' : '3') : '1',
      )
      .stamp(12, 2, ['.66.', '6666', '6666', '.66.'])
      .stamp(0, 10, [
        '..0...............',
        '.000......00......',
        '.000.....0000...0.',
        '00000...000000.000',
        '.000....0b00b0.000',
        '00000..0000000000.',
        '000000000000000000',
        '000000000000000000',
      ]),
  'order-layers': () => {
    const layer = new Layer(18, 18, '3');
    rhomb(layer, 1, 10, '9', '8');
    rhomb(layer, 1, 6, 'b', 'a');
    return rhomb(layer, 1, 2, 'f', 'e').stamp(7, 4, ['0..0', '0..0']);
  },
  'link-cell': () =>
    new Layer(18, 18, '0')
      .rect(1, 2, 7, 9, '5')
      .rect(10, 2, 7, 9, '5')
      .stamp(1, 6, smallSlime)
      .stamp(10, 6, smallSlime)
      .stamp(1, 10, ['ddddddd'])
      .stamp(10, 10, ['ddddddd'])
      .stamp(3, 13, ['.bb......bb.', 'bbbbbbbbbbbb', '.bb......bb.']),
  'find-inbetween': () =>
    night(new Layer(18, 18, '1'))
      .rect(0, 16, 18, 1, 'e')
      .rect(0, 17, 18, 1, 'd')
      .stamp(1, 12, ['.cccc.', 'c....c', 'c....c', 'cccccc'])
      .stamp(11, 1, ['.3333.', '3....3', '3....3', '333333'])
      .set(5, 10, 'b')
      .set(11, 6, 'b')
      .set(13, 5, 'b')
      .stamp(5, 6, smallSlime),
  'time-walk': () =>
    new Layer(18, 18, '4')
      .rect(0, 12, 18, 6, 'd')
      .stamp(6, 1, [
        '..222..',
        '.2222..',
        '.22cc..',
        '..ccc..',
        '..99...',
        '.99999.',
        '9.99..c',
        'c.aa...',
        '..333..',
        '.33.33.',
        '22...33',
        '2.....2',
      ])
      .rect(1, 14, 16, 3, '0')
      .stamp(1, 14, ['0bbb030399990303', '0bbb030399990303']),
  'turn-sword': () =>
    new Layer(18, 18, '2')
      .stamp(1, 1, [
        '............0000',
        '...........06660',
        '..........066640',
        '.........0666400',
        '........0666400.',
        '.......0666400..',
        '......0666400...',
        '.00..0666400....',
        '.0b006664000....',
        '..0bb06400......',
        '..00bb000.......',
        '..0a0bb0........',
        '.0990.0b0.......',
        '0a900..00.......',
        '0b00............',
        '000.............',
      ])
      .stamp(2, 2, ['..33', '.3..', '3...', '3...'])
      .stamp(11, 11, ['...3', '...3', '..3.', '33..']),
  'type-pixels': () =>
    new Layer(18, 18, '7')
      .rect(1, 1, 16, 16, 'b')
      .stamp(3, 4, [
        '.0000...',
        '00..00..',
        '00..00..',
        '000000..',
        '000000..',
        '00..00..',
        '00..00..',
        '00..00..',
      ])
      .stamp(11, 4, Array(8).fill('9999'))
      .rect(3, 14, 12, 1, 'a'),
  'count-memory': () =>
    new Layer(18, 18, '2')
      .rect(1, 1, 16, 16, 'a')
      .rect(2, 2, 14, 4, '0')
      .rect(2, 7, 14, 4, '0')
      .rect(2, 12, 14, 4, '0')
      .stamp(2, 2, ['99.bb.ee.33.cc', '99.bb.ee.33.cc', '99.bb.ee.33.cc', '99.bb.ee.33.cc'])
      .stamp(2, 7, ['cc.ee.bb.99.33', 'cc.ee.bb.99.33', 'cc.ee.bb.99.33', 'cc.ee.bb.99.33'])
      .stamp(2, 12, ['ff.cc.33', 'ff.cc.33.bb', 'ff.cc.33..bb', 'ff.cc.33..bb']),
  'finish-slime': () =>
    new Layer(18, 18, '4')
      .rect(0, 13, 18, 2, 'a')
      .rect(0, 15, 18, 3, '7')
      .stamp(3, 7, [
        '...000000...',
        '.00ffeeee00.',
        '0ffeeeeeeee0',
        '0fe00ee00ed0',
        '0eeeeeeeedd0',
        '.0000000000.',
      ]),
  'practice-ground': () =>
    new Layer(18, 18, 'e')
      .rect(2, 2, 12, 14, 'd')
      .rect(1, 1, 12, 14, '6')
      .stamp(2, 3, [
        '..8888..',
        '.899998.',
        '89669998',
        '89669668',
        '89999668',
        '.888888.',
        '..c66c..',
        '..c66c..',
        '...cc...',
      ])
      .stamp(3, 13, ['55555'])
      .stamp(9, 6, [
        '......00',
        '.....0c0',
        '....0a0.',
        '...0aa0.',
        '..0aa0..',
        '.0aa0...',
        '0aa0....',
        '0700....',
        '00......',
      ]),
};

/** The colours of a seal's ground and of its edge, and the drawing in its middle, by the names of lessons' tasks. */
const lessons = {
  apple: [
    'f',
    'd',
    [
      '......77....',
      '.....77.ee..',
      '.....7.eed..',
      '..9999799...',
      '.9ca9999998.',
      '9caa99999988',
      '9ca999999988',
      '9a9999999988',
      '999999999988',
      '.9999999988.',
      '.9999999888.',
      '..99988988..',
      '...88..88...',
    ],
  ],
  baker: [
    'b',
    '8',
    [
      '...66666666...',
      '..6666666665..',
      '..6666666655..',
      '...66666655...',
      '...66666655...',
      '...55555555...',
      '...77777777...',
      '..7cccccccc7..',
      '..cc0cccc0cc..',
      '..cccccccccc..',
      '...cc0000cc...',
      '...cccccccc...',
      '..6668888666..',
      '.666668866666.',
      '66666966966666',
    ],
  ],
  block: ['4', '2'],
  cottage: [
    '4',
    '2',
    [
      '.......88...',
      '....8..88...',
      '...8888.8...',
      '..88888888..',
      '.8888888888.',
      '888888888888',
      '.6666666666.',
      '.6006666006.',
      '.6bb6006bb6.',
      '.6666006666.',
      '.6666006666.',
      'eeeee00eeeee',
      'dddddddddddd',
    ],
  ],
  crouch: [
    '9',
    '8',
    [
      '....00000000....',
      '..00fffffeee00..',
      '.0f66ffeeeeeee0.',
      '0f66ffeeeeeeeed0',
      '0fffeeeeeeeeedd0',
      '0fe00eeee00eedd0',
      '0eeeeeeeeeeeddd0',
      '.0eeeeeeeedddd0.',
      '..000000000000..',
    ],
  ],
  crown: ['4', '2'],
  head: [
    'b',
    '9',
    [
      '..1111111....',
      '.11111111111.',
      '11.........1.',
      '.............',
      '...0000000...',
      '.00000000000.',
      '006620036600.',
      '.0662333660..',
      '..66233366...',
      '...8888888...',
    ],
  ],
  face: [
    '4',
    '9',
    [
      '.7777777777.',
      '777777777777',
      '77aaaaaaaa77',
      '7abbbbbbbba7',
      '7bb00bb00bb7',
      'b00bbbbbb00b',
      'bbb0bbbb0bbb',
      'bbbbbbbbbbbb',
      '.bbb0000bbb.',
      '.bb0bbbb0bb.',
      '..abbbbbba..',
      '...aaaaaa...',
    ],
  ],
  flame: [
    '1',
    '8',
    [
      '.....9......',
      '.....99.....',
      '....899..9..',
      '..8.8999....',
      '..8999a99...',
      '..99aaa998..',
      '.899abaa99..',
      '.89aabba998.',
      '.89abbbaa98.',
      '.89abb6ba98.',
      '..9abb6ba98.',
      '..89abbba9..',
      '...889a998..',
    ],
  ],
  glint: [
    '2',
    '3',
    [
      '...........044',
      '..........0454',
      '....b....04540',
      '....b...04540.',
      '....b..04540..',
      '..bb6bb4540...',
      'bbb666bb40....',
      '..bb6bb40.....',
      '...0b640......',
      '..04b40.......',
      '.045b0........',
      '04540.........',
      '4540..........',
      '540...........',
    ],
  ],
  'grass-tile': ['e', 'b'],
  hat: [
    'a',
    '9',
    [
      '.........000....',
      '.......004430...',
      '......043320....',
      '.....044320.....',
      '....0443320.....',
      '....04433320....',
      '...0443333220...',
      '...0bbbaaaaa0...',
      '00000bbbaaa00000',
      '0443333333322220',
      '0000000000000000',
      '.0f66ffeeeeee0..',
      '.0f6ffeeeeeee0..',
      '0ffffeeeeeeeed0.',
      '0ffe0eeee0eedd0.',
      '0eee0eeee0eddd0.',
    ],
  ],
  'hero-back': [
    'f',
    'e',
    [
      '...000000...',
      '..02222220..',
      '.0223222220.',
      '.0233222220.',
      '.0232222220.',
      '.0222222220.',
      '.0222222210.',
      '.0222222110.',
      '..02221110..',
      '..00111100..',
      '.0999009990.',
      '098999999980',
      '0c8999aa98c0',
      '0c0aaaaaa0c0',
    ],
  ],
  hit: ['1', '9'],
  lamp: [
    'd',
    'f',
    [
      '....0000....',
      '...000000...',
      '..00ffff00..',
      '...0f66f0...',
      '...0f66f0...',
      '...0f66f0...',
      '...0ffff0...',
      '....0000....',
      '.....00.....',
      '.....00.....',
      '.....00.....',
      '.....00.....',
      '....0000....',
    ],
  ],
  metal: ['9', '8'],
  passing: [
    'b',
    '9',
    [
      '..2222...',
      '.22222...',
      '.22ccc...',
      '..cccc...',
      '..999....',
      '.9999....',
      '.99999...',
      '.9c99....',
      '..aaa....',
      '..3333...',
      '..33.33..',
      '..33.33..',
      '..33222..',
      '..222....',
    ],
  ],
  screenshot: [
    '3',
    '2',
    [
      '....99999999....',
      '....99999999....',
      '..996666999988..',
      '..996666999988..',
      '9999666699996688',
      '9999666699996688',
      '9999999999668888',
      '9999999999668888',
      '....bbbbaaaa....',
      '....bbbbaaaa....',
      '....bb00bb00....',
      '....bb00bb00....',
      '....bbbbbbaa....',
      '....bbbbbbaa....',
    ],
  ],
  shadow: [
    'b',
    '7',
    [
      '............',
      '...8888.....',
      '...9989.....',
      '....99......',
      '...9998.....',
      '..9a9998....',
      '.9aa99988...',
      '.9a9999888..',
      '.99999988aaa',
      '.99999888aaa',
      '..999888aaaa',
      '...8888aaaa.',
    ],
  ],
  sign: [
    'e',
    'd',
    [
      '888888888888',
      '896999999698',
      '897777777798',
      '897aaaaaa798',
      '897abbbba798',
      '897abbbba798',
      '897abbbba798',
      '897aaaaaa798',
      '897777777798',
      '899999999998',
      '888888888888',
    ],
  ],
  window: [
    '1',
    'a',
    [
      '.00000000000.',
      '.0bbbb0bbbb0.',
      '.0b66b0b66b0.',
      '.0b66b0bbbb0.',
      '.0bbbb0bbbb0.',
      '.00000000000.',
      '.0bbbb0bbbb0.',
      '.0abab0baba0.',
      '.0baba0abab0.',
      '.0aaaa0aaaa0.',
      '.00000000000.',
      '9999999999999',
    ],
  ],
};

const tuft = ['.......', '..f....', '.f.f...', '..d..f.', '.....d.', 'f......', 'd......'];

/** Of those that are not written as rows. */
const drawn = {
  'grass-tile': (layer) => {
    for (const [x, y] of [
      [4, 4],
      [12, 4],
      [4, 12],
      [12, 12],
    ])
      layer.stamp(x, y, tuft);
    for (let at = 3; at < 21; at += 2) layer.set(11, at, 'd').set(at, 11, 'd');
  },
  block: (layer) =>
    layer.paint(0, 0, size, size, (x, y) => {
      const [dx, dy] = [x - 11.5, y - 5];
      const across = Math.abs(dx);
      if (across > 7 || dy < across / 2 - 0.5 || dy > 13 - across / 2 + 0.5) return undefined;
      if (dy < 6.5 - across / 2) return 'f';
      return dx < 0 ? 'e' : 'd';
    }),
  hit: (layer) =>
    layer.paint(0, 0, size, size, (x, y) => {
      const [dx, dy] = [Math.abs(x - 11.5), Math.abs(y - 11.5)];
      const reach = Math.min(dx, dy) * 2.2 + Math.max(dx, dy);
      const diagonal = Math.abs(dx - dy) * 2.2 + Math.max(dx, dy) * 1.5;
      const near = Math.min(reach, diagonal);
      return near < 5.5 ? '6' : near < 7.6 ? 'b' : near < 9.2 ? 'a' : undefined;
    }),
  metal: (layer) =>
    layer.paint(0, 0, size, size, (x, y) => {
      const [dx, dy] = [x - 11.5, y - 11.5];
      const far = Math.hypot(dx, dy);
      if (far > 7.4) return undefined;
      if (far > 6.4) return '0';
      const band = dy + (dx * dx) / 40;
      if (dy < -2 && Math.hypot(dx + 2.5, dy + 4) < 2.2) return '6';
      return band < -3 ? '4' : band < 0 ? '6' : band < 2 ? '0' : band < 4 ? '1' : band < 6 ? '3' : '5';
    }),
  crown: (layer) =>
    layer
      .stamp(7, 3, [
        '...eeee...',
        '..effeee..',
        '.effeeeed.',
        '.effeeedd.',
        '.eeeeeedd.',
        '..eeeddd..',
        '...ed7d...',
        '....77....',
        '....77....',
      ])
      .rect(2, 12, 20, 1, 'd')
      .rect(2, 13, 20, 10, '3')
      .stamp(8, 13, ['...11...', '...11...', '..1111..', '.111111.', '.111.11.', '..1111..'])
      .rect(5, 15, 4, 1, '4')
      .rect(15, 17, 4, 1, '4')
      .rect(6, 19, 5, 1, '4'),
};

const edge = (at) => [1, 2].includes(at % 4);

/** A stamp of paper with a perforated edge, and a scene in it. */
const stampOf = (scene) =>
  new Layer(size, size)
    .paint(0, 0, size, size, (x, y) => {
      const isOuter = (at) => at === 0 || at === size - 1;
      if (isOuter(x) && isOuter(y)) return undefined;
      if (isOuter(y)) return edge(x) ? '6' : undefined;
      return isOuter(x) && !edge(y) ? undefined : '6';
    })
    .stamp(3, 3, scene);

/** A round seal; what lies beyond its inner edge is left out. */
const sealOf = ([ground, rim, motif], draw) => {
  const distance = (x, y) => Math.hypot(x - 11.5, y - 11.5);
  const face = new Layer(size, size, ground);
  if (draw) draw(face);
  else
    face.stamp(
      Math.floor((size - Math.max(...motif.map(({ length }) => length))) / 2),
      Math.floor((size - motif.length) / 2),
      motif,
    );
  return new Layer(size, size).paint(0, 0, size, size, (x, y) => {
    const turn = Math.atan2(y - 11.5, x - 11.5);
    const far = distance(x, y);
    if (far > 11.4 + 0.55 * Math.cos(turn * 16)) return undefined;
    if (far > 9.9) return rim;
    return far > 8.9 ? '6' : face.get(x, y);
  });
};

const stamps = {
  ...Object.fromEntries(Object.entries(exercises).map(([name, draw]) => [name, stampOf(draw())])),
  ...Object.fromEntries(Object.entries(lessons).map(([name, own]) => [name, sealOf(own, drawn[name])])),
};

writeArt(
  'practice/passport',
  [
    'palette: resprite',
    'alt-en: Stamps with perforated edges and round seals: a kite, a shield, a sword, an apple, a flame and many more',
    'alt-zh: 带齿孔的邮票和圆形印章：风筝、盾牌、剑、苹果、火焰，等等',
    ...Object.keys(stamps).map((name, at) => `tag: ${name} ${at + 1}-${at + 1}`),
  ],
  Object.values(stamps).map((layer) => ({ layer })),
);
