/** A head of 64×64 in five passes: silhouette, values in planes, hue, features, clean-up. */
import { Layer, writeArt, writePalette, writePicture } from './layer.mjs';
import { enlarge } from './night.mjs';

/** A closed curve through points `x,y`, as a test for pixels; two points of which one has a `!` are joined by a line. */
function shape(text) {
  const points = text
    .split(' ')
    .map((point) => [...point.replace('!', '').split(',').map(Number), point.endsWith('!')]);
  const curve = [];
  points.forEach((p1, at) => {
    const p0 = points.at(at - 1);
    const p2 = points[(at + 1) % points.length];
    const p3 = points[(at + 2) % points.length];
    for (let step = 0; step < 8; step++) {
      const t = step / 8;
      const blend = (axis) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      curve.push(
        p1[2] || p2[2] ? [p1[0] + (p2[0] - p1[0]) * t, p1[1] + (p2[1] - p1[1]) * t] : [blend(0), blend(1)],
      );
    }
  });
  return (x, y) => {
    const [px, py] = [x + 0.5, y + 0.5];
    let inside = false;
    for (let i = 0, j = curve.length - 1; i < curve.length; j = i++) {
      const [xi, yi] = curve[i];
      const [xj, yj] = curve[j];
      if (yi > py !== yj > py && px < ((xj - xi) * (py - yi)) / (yj - yi) + xi) inside = !inside;
    }
    return inside;
  };
}

const forms = {
  backHair: shape('17,12 24,5 35,2.5 46,5.5 53,14 55,26 53,38 54,47 50,52 43,51 40,44 36,36 30,20'),
  neck: shape('28,38! 42,36! 42,48 45,53 44,62! 24,62! 26,54 28.5,48'),
  coat: shape('3,66! 6,60 14,56 25.5,52.6 28,58 34,60 42,53 52,54.5 60,59 63,66!'),
  face: shape(
    '18,14 26,11 37,13 44,21 44,31 41,38 35,44 29,48 24.6,48.6 21.2,46.8 20.6,45 21.3,42.4 19.8,39.6 18.5,36.5 16.2,31.6 18.6,27.6 16.2,24.6 16.2,20',
  ),
  side: shape('39,10 47,20 46,36 36,46 28,50 27.5,47.5 33,43.5 36,39 36.5,34 38.5,30 38,25 39,18'),
  half: shape('35,12 42,16 46,30 40,42 28,50 25.5,48 30,44.5 33,39.5 32.5,35.5 35.5,31.5 35.5,26 36.5,19'),
  chinShade: shape('24,46.5 29,45.5 34,42 33,47 26,50 23,49'),
  neckShade: shape('25,45 33,44 42,36 44,46 46,54 40,57 34,53 29,51'),
  fringe: shape(
    '15,25 13.8,17 17.5,9 26,4 37,4 46,8 51,16 51,28 48,38 45,44 43,42 43,37 42.3,32 41.5,26 38.5,19 34.5,14.5 31,17.5 25,19.5 20,19.5 17.2,21',
  ),
};

/** Skin from dark to light, hair, coat, ground; their characters in the palette. */
const palette = {
  ground: '2b2a4c',
  'ground light': '4a4a74',
  line: '231832',
  'skin deep': '5f2b4a',
  'skin dark': '9c4556',
  'skin middle': 'd0735f',
  'skin light': 'eda678',
  'skin bright': 'ffdba6',
  'hair dark': '2a2150',
  'hair middle': '45418c',
  'hair light': '7286c8',
  'coat dark': '1f4450',
  'coat middle': '2f7470',
  'coat light': '6fb28b',
  white: 'f6ead9',
  lips: 'b8485a',
};
const [
  GROUND,
  GLOW,
  LINE,
  DEEP,
  DARK,
  MID,
  LIGHT,
  BRIGHT,
  HAIR0,
  HAIR1,
  HAIR2,
  COAT0,
  COAT1,
  COAT2,
  WHITE,
  LIPS,
] = '0123456789abcdef';

const fill = (layer, test, color) => layer.paint(0, 0, 64, 64, (x, y) => (test(x, y) ? color : undefined));
const both = (one, other) => (x, y) => one(x, y) && other(x, y);

function compose() {
  const layer = new Layer(64, 64, GROUND);
  // Light behind the dark side, dark behind the light side.
  fill(layer, (x, y) => x + 0.35 * y > 47 - 3 * Math.sin(y / 9), GLOW);
  fill(layer, forms.backHair, HAIR0);
  fill(layer, forms.neck, MID);
  fill(layer, both(forms.neck, forms.neckShade), DEEP);
  fill(layer, both(forms.neck, shape('29,50 36,54 45,55 45,60 30,60 26,54')), DARK);
  fill(layer, both(forms.neck, shape('26,51 29,50 31,56 30,62 24,62 23,56')), LIGHT);
  fill(layer, forms.face, LIGHT);
  fill(layer, both(forms.face, forms.half), MID);
  fill(layer, both(forms.face, forms.side), DARK);
  // Under the brow, beside the nose, under nose, lip and chin.
  fill(layer, both(forms.face, shape('17,24.5 22,25.5 24,28 22.5,30 18,29')), MID);
  fill(layer, both(forms.face, shape('26,26 31,24.5 36,26 36,30 32,31 27,30')), MID);
  fill(layer, both(forms.face, shape('24.5,26 27,26.5 26.5,31 27,35 25.5,37.5 23.5,37.5 25,33')), MID);
  fill(layer, both(forms.face, shape('21,36.5 24,36.2 26.5,36 26,38.2 22,38.4')), DARK);
  fill(layer, both(forms.face, shape('22,43 27,43 26.5,44.8 22.5,44.8')), MID);
  fill(layer, both(forms.face, forms.chinShade), DARK);
  // Lights: forehead, cheek, nose, chin.
  fill(layer, both(forms.face, shape('19,19 27,20 31,20 28,23.5 20,23')), BRIGHT);
  fill(layer, both(forms.face, shape('27.5,31.5 31.5,31 30,35 28.5,35.5')), BRIGHT);
  fill(layer, both(forms.face, shape('22,27 24,26.5 24,31 23,35.5 20.5,35.5 22.5,31')), BRIGHT);
  fill(layer, both(forms.face, shape('22,45 25,44.8 25,46.5 23,46.8')), BRIGHT);
  // Coat
  fill(layer, forms.coat, COAT1);
  fill(layer, both(forms.coat, shape('39,58 44,51 64,58 64,66 33,66 36,62')), COAT0);
  fill(layer, both(forms.coat, shape('6,60 14,55.5 24,53.2 25.5,55 15,58.5 8,63')), COAT2);
  // Hair in front
  fill(layer, forms.fringe, HAIR1);
  fill(layer, both(forms.fringe, shape('41,3 53,12 53,50 44,50 45,36 44.5,26 41,17 43,11')), HAIR0);
  fill(layer, both(forms.fringe, shape('16,14 22,7.5 32,5.5 37,6.5 35,9 27,10 20.5,14.5 17,20')), HAIR2);
  fill(layer, both(forms.backHair, shape('49,6 58,16 58,58 51,55 51.5,44 52,36 53,27 51.5,17')), HAIR1);
  return layer;
}

function features(layer) {
  const colors = {
    L: LINE,
    W: WHITE,
    I: COAT0,
    i: COAT1,
    D: DARK,
    d: DEEP,
    M: MID,
    l: LIGHT,
    B: BRIGHT,
    r: LIPS,
    h: HAIR0,
  };
  const stamp = (left, top, rows) => layer.stamp(left, top, rows, colors);
  // Brows, far and near.
  stamp(17, 22, ['.hhhhh', 'h...hh']);
  stamp(26, 21, ['...hhhhhh..', 'hhhhhh..hh.', 'hhhh......h']);
  // Eyes: lid, white, iris with its light, lower lid.
  stamp(17, 26, ['.LLLLL', 'LLLLWL', '..IiWB', '..iiM.', '..MDM.']);
  stamp(27, 25, ['...LLLL..', '.LLLLLLLL', 'LWLWIWWLL', '.WIIiWWD.', '..IiiWDM.', '...DDDM..']);
  // Nostrils.
  stamp(22, 37, ['.....D', 'D.dd..']);
  // Mouth.
  stamp(21, 39, ['.........d', '.rr.rrr.d.', '.ddddddd..', '..rlrrr...', '...rrr....']);
  return layer;
}

/** Strands that follow the hair, a collar, and soft steps where an edge is too hard. */
function cleanUp(layer) {
  const lock = (points, color) => fill(layer, both(forms.fringe, shape(points)), color);
  const inBack = (points, color) => fill(layer, both(forms.backHair, shape(points)), color);
  // The underside of the fringe, a gap between two locks, and light on those behind.
  const low = (x, y) => forms.fringe(x, y) && !forms.fringe(x, y + 2) && x > 21 && x < 40 && y < 21;
  fill(layer, low, HAIR0);
  lock('41,6 37,11 32,15.5 27,18.5 33,17 37,13.5 39.5,10', HAIR0);
  lock('42.4,15 45.4,21 45.8,28 44.6,33 44,26 43.2,20', HAIR2);
  inBack('47,11 50,19 50.4,30 47.6,40 48.8,30 48.2,19', HAIR1);
  // Its shadow on the forehead, a pixel deep.
  const below = { [BRIGHT]: LIGHT, [LIGHT]: MID };
  const shade = layer.copy();
  layer.paint(17, 15, 25, 8, (x, y) => (forms.fringe(x, y - 1) ? below[shade.get(x, y)] : undefined));
  // Collar, and its shadow on the coat.
  const collar = shape('24.5,54! 28,59 34,61.5 41,57.5 44.5,52! 46.5,54! 42,60.5 34.5,64.5 27,61.5 23,56!');
  const coat = (x, y) => forms.coat(x, y) && !collar(x, y);
  fill(
    layer,
    both(coat, (x, y) => collar(x, y - 1)),
    COAT0,
  );
  fill(layer, both(forms.coat, collar), COAT1);
  fill(layer, (x, y) => forms.coat(x, y) && collar(x, y) && x < 33 && !forms.coat(x, y - 2), COAT2);
  fill(layer, (x, y) => collar(x, y) && x < 33 && !collar(x, y - 2) && forms.coat(x, y), COAT2);
  const drawn = removeOrphans(layer);
  // A step between two values where light meets shade above the jaw, and light that comes back from behind on its edge.
  return drawn.copy().paint(26, 38, 16, 10, (x, y, color) => {
    const isHard = color === DARK && drawn.get(x, y - 1) === LIGHT;
    const isBack = color === DARK && drawn.get(x, y + 1) === DEEP && x > 34;
    return isHard || isBack ? MID : undefined;
  });
}

/** Pixels that touch none of their colour take that of most neighbours; the features are left as drawn. */
function removeOrphans(layer) {
  const before = layer.copy();
  return layer.paint(0, 0, 64, 64, (x, y, color) => {
    if (x > 16 && x < 37 && y > 20 && y < 44) return undefined;
    const around = [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
    ]
      .map(([dx, dy]) => before.get(x + dx, y + dy))
      .filter((neighbor) => neighbor !== '.');
    if (around.slice(0, 4).includes(color)) return undefined;
    return around
      .slice(0, 4)
      .reduce((most, one) =>
        around.filter((other) => other === one).length > around.filter((other) => other === most).length
          ? one
          : most,
      );
  });
}

/** Greys that colours become in the second pass, from dark to light. */
const greys = {
  'value 1': '1f1f1f',
  'value 2': '3d3d3d',
  'value 3': '5e5e5e',
  'value 4': '8a8a8a',
  'value 5': 'b4b4b4',
  'value 6': 'dedede',
};
/** Each colour as the grey that is nearest to its brightness. */
function toGreys(layer) {
  const brightness = (hex) => {
    const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  };
  const colors = Object.values(palette).map((hex, index) => {
    const nearest = Object.values(greys)
      .map((grey, at) => ({ at, far: Math.abs(brightness(grey) - brightness(hex)) }))
      .reduce((one, other) => (other.far < one.far ? other : one));
    return [index.toString(36), (16 + nearest.at).toString(36)];
  });
  return layer.recolor(Object.fromEntries(colors));
}

/** The near eye and what is around it. */
const cutEye = (layer) => new Layer(24, 24).paint(0, 0, 24, 24, (x, y) => layer.get(x + 19, y + 15));

const planes = compose();
const drawn = features(planes.copy());
const done = cleanUp(drawn.copy());
/** All but the near eye and its brow, which the lesson asks for. */
const socket = planes
  .copy()
  .paint(0, 0, 64, 64, (x, y, color) => (x < 25 || y > 34 ? drawn.get(x, y) : color));
const silhouette = planes
  .copy()
  .paint(0, 0, 64, 64, (_x, _y, color) => (color === GROUND || color === GLOW ? 'k' : 'g'));

writePalette('craft/portrait', 'Portrait', palette);
writePalette('stages/portrait', 'Portrait in passes', { ...palette, ...greys });
writeArt(
  'stages/portrait',
  [
    'palette: stages/portrait',
    'alt-en: A portrait, painted in five passes',
    'alt-zh: 一幅肖像，分五遍画成',
    'tag: silhouette 1',
    'tag: values-in-planes 2',
    'tag: hue 3',
    'tag: features 4',
    'tag: clean-up 5',
  ],
  [silhouette, toGreys(planes), planes, drawn, done].map((layer) => ({ layer })),
);
writeArt(
  'craft/portrait',
  [
    'palette: craft/portrait',
    'alt-en: A young woman with blue hair and a green coat looks to the left, lit from the left',
    'alt-zh: 蓝发绿衣的年轻女子望向左边，光从左边来',
    'also: /art/examples/portrait.png 1x',
  ],
  [{ layer: done }],
);
writePicture(
  'lessons/head-3',
  'The socket of the near eye, without the eye',
  '近处的眼窝，还没有眼睛',
  cutEye(socket),
  'palette: craft/portrait',
);
writePicture(
  'lessons/head-3-solution',
  'The same socket with its eye and brow',
  '同一个眼窝，画上了眼睛和眉毛',
  cutEye(drawn),
  'palette: craft/portrait',
);

/** Cheek, mouth and chin, whose skin is in greys first. */
const cutCheek = (layer) => new Layer(24, 24).paint(0, 0, 24, 24, (x, y) => layer.get(x + 19, y + 28));
const skins = [DEEP, DARK, MID, LIGHT, BRIGHT];
const inSkin = cutCheek(removeOrphans(planes.copy()));
const skinGreys = Object.fromEntries(skins.map((color, at) => [color, (17 + at).toString(36)]));
writePicture(
  'lessons/head-2',
  'Cheek, nose and chin in five greys; the hair has its colours',
  '脸颊、鼻子和下巴用五种灰，头发已上色',
  inSkin.recolor(skinGreys),
  'palette: stages/portrait',
);
writePicture(
  'lessons/head-2-solution',
  'The same planes in five colours of skin',
  '同样的面，五种肤色',
  inSkin,
  'palette: stages/portrait',
);

/** Pictures of the head side by side. */
const beside = (...heads) => {
  const row = new Layer(68 * heads.length - 4, 64);
  heads.forEach((head, at) => {
    row.stamp(68 * at, 0, head);
  });
  return row;
};

const digits = {
  1: ['.f.', 'ff.', '.f.', '.f.', 'fff'],
  2: ['fff', '..f', 'fff', 'f..', 'fff'],
  3: ['fff', '..f', '.ff', '..f', 'fff'],
  4: ['f.f', 'f.f', 'fff', '..f', '..f'],
  5: ['fff', 'f..', 'fff', '..f', 'fff'],
  6: ['fff', 'f..', 'fff', 'f.f', 'fff'],
  7: ['fff', '..f', '..f', '.f.', '.f.'],
  8: ['fff', 'f.f', 'fff', 'f.f', 'fff'],
  9: ['fff', 'f.f', 'fff', '..f', 'fff'],
};

/** A row, counted from 0, with its number, whose uppermost row is `top`. */
function measureRow(layer, row, top) {
  layer.rect(0, row, 10, 1, 'f');
  for (const [at, digit] of [...String(row)].entries()) layer.stamp(1 + 4 * at, top, digits[digit]);
}
/** The silhouette with the rows of the hair, of the eyes and of the chin. */
const measured = silhouette.copy();
measureRow(measured, 3, 5);
measureRow(measured, 27, 29);
measureRow(measured, 48, 42);
/** The silhouette with the lines that the planes follow: hair, brows, nose, mouth, the edge of the side, the jaw. */
const isFace = (x, y) => forms.face(x, y) && !forms.fringe(x, y);
const isSide = both(isFace, forms.side);
const drawLines = (layer, color) =>
  layer
    .paint(0, 0, 64, 64, (x, y) => {
      const isHairline = isFace(x, y) && (forms.fringe(x, y - 1) || forms.fringe(x + 1, y)) && y < 30;
      const isJaw = isFace(x, y) && !forms.face(x, y + 1) && x > 23;
      const isEdge = isSide(x, y) && !isSide(x - 1, y);
      return isHairline || isJaw || isEdge ? color : undefined;
    })
    .rect(18, 22, 5, 1, color)
    .rect(26, 22, 10, 1, color)
    .rect(19, 38, 8, 1, color)
    .rect(21, 41, 8, 1, color);
const lined = drawLines(silhouette.copy(), 'k');
measureRow(lined, 38, 32);
measureRow(lined, 41, 43);
const inGreys = toGreys(removeOrphans(planes.copy()));
/** The skin in these colours instead of its own, as greys, before the ground; hair and coat are still one shape. */
function skinIn(colors) {
  const skin = toGreys(removeOrphans(planes.copy()).recolor(colors));
  return silhouette
    .recolor({ k: 'h' })
    .paint(0, 0, 64, 64, (x, y) => (skins.includes(planes.get(x, y)) ? skin.get(x, y) : undefined));
}
const inPlanes = [{ [BRIGHT]: LIGHT, [MID]: LIGHT, [DEEP]: DARK }, { [BRIGHT]: LIGHT, [DEEP]: DARK }, {}];
/** Six pictures, in the order in which they are drawn. */
const sixPlanes = new Layer(200, 132)
  .stamp(0, 0, beside(measured, lined, skinIn(inPlanes[0])))
  .stamp(0, 68, beside(skinIn(inPlanes[1]), skinIn(inPlanes[2]), inGreys));
for (const [at, left] of [0, 68, 136, 0, 68, 136].entries())
  sixPlanes.stamp(left + 58, at < 3 ? 3 : 71, digits[at + 1], { f: at < 2 ? 'f' : 'e' });
writePicture(
  'craft/portrait-planes',
  'The head as a dark shape; with the lines of the face; with a light and a dark plane; with a grey between them; with the deepest and the lightest; with hair and coat',
  '头的剪影；加上线；分出亮面和暗面；添上中间灰；添上最深和最亮；再画头发和衣服',
  sixPlanes,
  'palette: stages/portrait',
);
writePicture(
  'craft/portrait-start',
  'The head as a dark shape, and cut into planes of six greys',
  '头的剪影，和六种灰的面',
  beside(silhouette, inGreys),
  'palette: stages/portrait',
  'also: /art/examples/portrait-planes.png 1x',
);
/** Below the heads the five greys of the skin, each over the colour that takes its place. */
const hues = new Layer(132, 84).stamp(0, 0, beside(inGreys, planes));
for (const [at, color] of skins.entries())
  hues.rect(27 * at, 68, 24, 6, (17 + at).toString(36)).rect(27 * at, 74, 24, 10, color);
writePicture(
  'craft/portrait-hue',
  'The head in six greys, and in colours of the same brightness; below, the five greys of the skin over their colours',
  '六种灰的头，和同样亮度的颜色；下面是五种灰和五级肤色',
  hues,
  'palette: stages/portrait',
);

/** The face alone, flat with its lines, and in planes. */
const cutFace = (layer) => new Layer(32, 32).paint(0, 0, 32, 32, (x, y) => layer.get(x + 14, y + 18));
const allLight = Object.fromEntries(skins.map((color) => [color, LIGHT]));
const faceOnly = (x, y, color) => (skins.includes(planes.get(x, y)) ? color : undefined);
const guided = skinIn(allLight);
const lines = drawLines(new Layer(64, 64), 'f');
guided.paint(0, 0, 64, 64, (x, y) => (forms.fringe(x, y - 1) ? undefined : faceOnly(x, y, lines.get(x, y))));
writePicture(
  'lessons/head',
  'A face in one grey, with lines for brows, nose, mouth, the edge of its side and the jaw',
  '一种灰的脸，画着眉、鼻底、嘴、侧面和下颌的线',
  cutFace(guided),
  'palette: stages/portrait',
);
writePicture(
  'lessons/head-solution',
  'The same face in planes of five greys',
  '同一张脸，五种灰的面',
  // A pixel that stands alone in the socket.
  cutFace(skinIn({}).set(27, 30, 'j')),
  'palette: stages/portrait',
);

// Eyes and mouth, each with its width in pixels above.
const details = new Layer(42, 21)
  .paint(0, 8, 24, 13, (x, y) => done.get(x + 15, y + 12))
  .paint(26, 8, 16, 13, (x, y) => done.get(x - 8, y + 25));
const widths = [
  [2, 6],
  [12, 9],
  [30, 7],
];
for (const [left, width] of widths) details.rect(left, 6, width, 1, 'f');
/** Below them the near eye in four drawings: lid, white, iris, brow. */
const lidRows = ['...LLLL..', '.LLLLLLLL', 'L......LL'];
const whiteRows = ['.........', '.........', '.WWWWWW..', '.WWWWWWD.', '..WWWWDM.', '...DDDM..'];
const irisRows = ['.........', '.........', '..LWI....', '..IIi....', '..Iii....'];
const browRows = ['...hhhhhh..', 'hhhhhh..hh.', 'hhhh......h'];
const eyeColors = { L: LINE, W: WHITE, D: DARK, M: MID, I: COAT0, i: COAT1, h: HAIR0 };
const growing = planes.copy();
const inSteps = new Layer(62, 36).stamp(10, 0, details);
for (const [at, [left, top, rows]] of [
  [27, 25, lidRows],
  [27, 25, whiteRows],
  [27, 25, irisRows],
  [26, 21, browRows],
].entries()) {
  growing.stamp(left, top, rows, eyeColors);
  inSteps.paint(16 * at, 23, 14, 13, (x, y) => growing.get(x - 16 * at + 24, y - 4));
}
/** Twice as large, with numbers of half that size. */
const twice = new Layer(124, 72).stamp(
  0,
  0,
  enlarge(
    inSteps.rows.map((row) => row.join('')),
    2,
  ),
);
for (const [left, width] of widths) twice.stamp(20 + 2 * left + width - 1, 5, digits[width]);
writePicture(
  'craft/portrait-features',
  'Both eyes and the mouth, enlarged: 6, 9 and 7 pixels wide; below, the near eye after lid, white, iris and brow',
  '放大的双眼和嘴；下面是近眼的四步：眼皮、眼白、虹膜、眉毛',
  twice,
  'palette: craft/portrait',
);

/** The head alone. */
const cutHead = (layer) => new Layer(47, 49).paint(0, 0, 47, 49, (x, y) => layer.get(x + 8, y + 2));
/** The changed places with their numbers: gap, light lock, underside, its shadow, a softer edge, light on the jaw. */
const numbered = done.copy();
for (const [number, left, top] of [
  [1, 42, 8],
  [2, 45, 33],
  [3, 24, 11],
  [4, 10, 18],
  [5, 31, 46],
  [6, 39, 41],
])
  numbered.stamp(left, top, digits[number], { f: WHITE });
numbered.line(14, 20, 18, 20, WHITE);
const cleaned = new Layer(98, 49).stamp(0, 0, cutHead(drawn)).stamp(51, 0, cutHead(numbered));
writePicture(
  'craft/portrait-clean',
  'The head with its features, and cleaned up, with six numbers beside what has changed',
  '画好五官的头；整理以后的头，六处改动旁标着数字',
  cleaned,
  'palette: craft/portrait',
);
