/** Twelve materials: the same ball in four colours each, as one sheet and in groups with their wrong forms above. */
import { Layer, writeArt, writePalette, writePicture } from './layer.mjs';

writePalette('craft/materials', 'Twelve materials', {
  wall: '2f2850',
  table: '574a80',
  'cast shadow': '211a3c',
  ink: '2b2d4a',
  steel: '5b6687',
  'steel light': 'a6b4c8',
  light: 'fffdf4',
  bark: '3f2220',
  'wood shadow': '7a4a2c',
  wood: 'b57f48',
  'wood light': 'dfb574',
  'leather shadow': '6f3428',
  leather: 'a5583a',
  fox: 'e39650',
  'gold shadow': 'c98a2c',
  gold: 'ffd062',
  'gold light': 'fff3c0',
  'stone shadow': '66616e',
  stone: '918c92',
  'stone light': 'c4bfb8',
  deep: '23488f',
  water: '3b84cf',
  sky: '7cc4ee',
  frost: 'c9eef6',
  glass: '7aa6b8',
  wine: '5c1a35',
  'cloth shadow': '9b2d46',
  cloth: 'cf5560',
  'cloth light': 'f09a8f',
  'leaf dark': '14533f',
  'leaf shadow': '3c8a3f',
  leaf: '7fbf4a',
  'leaf light': 'd2e86e',
  slime: '22a06b',
  'slime light': '79dca5',
  rust: 'bf5e2c',
});

/** Shaded softly, as any ball is: what every material looks like where nobody has looked at it. */
const plain = `
.....222222.....
...2222222211...
..223332222211..
.22333322222111.
.23333322222111.
2233332222221111
2223322222221111
2222222222211110
2222222222211110
2222222222111110
1222222221111100
.12222221111100.
.11222111111000.
..111111110000..
...1111100000...
.....100000.....`;

/** From the darkest to the lightest of its colours; W and T are the wall and the table behind. */
const materials = {
  metal: [
    '3456',
    `
.....222222.....
...2223333222...
..223333333222..
.22333333333221.
.23333333333221.
2233333333332211
2222333333322211
1222222222222110
1112222222211100
0001111111100000
0000000000000000
.00000000001111.
.00000111112221.
..111122222221..
...1112222211...
.....111111.....`,
  ],
  gold: [
    '8efg',
    `
.....122221.....
...1222222221...
..122332222221..
.12233332222211.
.12333322222211.
1222332222222111
1222222222221110
1122222222111100
1112222211110000
0111111110000011
0011111000001112
.00000000111221.
.10000111222221.
..111122232211..
...1112222111...
.....011110.....`,
  ],
  stone: [
    '3hij',
    `
.....33333......
...3333333222...
..333333222222..
.33333322222221.
.33333222202211.
3333322222032111
3333222220321111
333222222032111.
3222222222032111
2222222222203111
1111222222220111
.11111112221011.
..1111111111011.
..111111111000..
...1111111000...
.....111110.....`,
  ],
  glass: [
    '4on6',
    `
.....122221.....
...122TTTT211...
..123TTTTTTT10..
.1233TTTTTTTT10.
.1333TTTTTTTT10.
1233TTTTTTTTTT10
123TTTTTTTTTTT10
12TTTTTTTTTTTT10
1WWWWWWWWWWWWW10
1WWWWWWWWWWWWW20
1WWWWWWWWWWWW220
.1WWWWWWWWWW220.
.10WWWWWWW22320.
..10WWWW223320..
...1002222200...
.....000000.....`,
  ],
  water: [
    'klm6',
    `
.....000000.....
...0011111000...
..001111110000..
.00133311100000.
.01333331000000.
0113331100000000
0113311000000010
0113110000000110
0111000000001110
0110000000011110
0110000000111210
.01000001111220.
.01100011122220.
..011111223320..
...0111223320...
.....011110.....`,
  ],
  ice: [
    'lmn6',
    `
.....333322.....
...3333322221...
..333332222211..
.33333222232111.
.23332222322111.
2222222232221110
2322222322211110
2232223222111100
2223232221131100
2222322211311000
1222232213111000
.12223221311000.
.12222323110000.
..122222311000..
...1222110000...
.....110000.....`,
  ],
  wood: [
    '789a',
    `
.....222222.....
...2333322222...
..233311112222..
.23111332211122.
.11333322222211.
2333311111122221
2211122222211121
1122222111222211
2222221000122221
2222222111222221
2221112222111221
.11222111122211.
.22222222222221.
..221111111122..
...1222222210...
.....111110.....`,
  ],
  leather: [
    '7bcd',
    `
.....222201.....
...2222220111...
..222222223011..
.22233222220111.
.22333332223011.
2223333332220111
2233333322223011
2223333222220111
2222332222223011
2222222222220111
1222222222230110
.12222222220110.
.11222212230110.
..111222201100..
...1111101100...
.....111010.....`,
  ],
  cloth: [
    'pqrs',
    `
.....221012.....
...2232101221...
..223321021221..
.23332210212211.
.33322100221221.
3333221022122110
3332210022212211
3332210223212211
3322210223221210
3322100233221210
2322102233221110
.22210223222110.
.22100222222110.
..221022221110..
...2101222100...
.....110110.....`,
  ],
  leaf: [
    'tuvw',
    `
....332..221....
..333322222221..
.33333221332221.
.33332210333221.
3333221003322211
2222211033222110
.211100333322100
3300133332221122
333201232221022.
333220022210022.
2332210111022211
.22221103302211.
.12210033320110.
..110023322011..
...1012222110...
.....011.10.....`,
  ],
  fur: [
    'bzdg',
    `
....2..22.2.....
..2.23322222.1..
.2233333222221..
.23333333222211.
2233333322222211
.33333323222221.
2332332232222121
.332322222221221
223232221221211.
.222222212211111
2222122112111110
.22212111211111.
.12122111110110.
..1121110110100.
..1.111010101...
.....1.01.0.....`,
  ],
  slime: [
    'txy6',
    `
.....111111.....
...1112222111...
..112221111111..
.11133311111110.
.11333311111110.
1123333111112110
1122331111121211
1112211111112111
1111111111111111
1111111111112221
1112111111122221
1112111112222221
1112211122233221
1111222222333221
0111112222222110
.01110111101110.`,
  ],
};

const cell = { width: 24, height: 23 };
const groups = {
  hard: ['metal', 'gold', 'stone'],
  clear: ['glass', 'water', 'ice'],
  worked: ['wood', 'leather', 'cloth'],
  soft: ['leaf', 'fur', 'slime'],
};

const words = {
  hard: [
    'Metal, gold and stone, above shaded softly, below drawn as such',
    '金属、金、石：上排是柔和的明暗，下排画出了材质',
  ],
  clear: [
    'Glass, water and ice, above shaded softly, below drawn as such',
    '玻璃、水、冰：上排是柔和的明暗，下排画出了材质',
  ],
  worked: [
    'Wood, leather and cloth, above shaded softly, below drawn as such',
    '木、皮革、布：上排是柔和的明暗，下排画出了材质',
  ],
  soft: [
    'Leaves, fur and slime, above shaded softly, below drawn as such',
    '树叶、毛、史莱姆：上排是柔和的明暗，下排画出了材质',
  ],
};

/** A ball on the table, with the shadow that it casts to the right; one that is clear gathers light in it. */
function drawBall(picture, left, top, rows, [a, b, c, d], isClear) {
  const ball = rows.trim().split('\n');
  picture.rect(left, top, cell.width, 14, '0').rect(left, top + 14, cell.width, cell.height - 14, '1');
  picture
    .rect(left + 12, top + 18, 10, 1, '2')
    .rect(left + 11, top + 19, 10, 1, '2')
    .rect(left + 12, top + 20, 5, 1, '2');
  if (isClear) picture.rect(left + 15, top + 19, 4, 1, c);
  picture.stamp(left + 4, top + 4, ball, { 0: a, 1: b, 2: c, 3: d, W: '0', T: '1' });
}

function sheetOf(lists) {
  const picture = new Layer(lists[0].length * cell.width, lists.length * cell.height);
  for (const [y, list] of lists.entries())
    for (const [x, [name, rows, isClear]] of list.entries())
      drawBall(picture, x * cell.width, y * cell.height, rows, materials[name][0], isClear);
  return [{ layer: picture }];
}

const ballOf = (name) => [name, materials[name][1], groups.clear.includes(name)];
const all = Object.values(groups).flat().map(ballOf);
writeArt(
  'craft/materials',
  [
    'palette: craft/materials',
    'alt-en: Twelve balls on a table: metal, gold, stone, glass; water, ice, wood, leather; cloth, leaf, fur, slime',
    'alt-zh: 桌上的十二个球：金属、金、石、玻璃，水、冰、木、皮革，布、树叶、毛、史莱姆',
  ],
  sheetOf([all.slice(0, 4), all.slice(4, 8), all.slice(8)]),
);
for (const [group, names] of Object.entries(groups))
  writeArt(
    `craft/materials-${group}`,
    ['palette: craft/materials', `alt-en: ${words[group][0]}`, `alt-zh: ${words[group][1]}`],
    sheetOf([names.map((name) => [name, plain]), names.map(ballOf)]),
  );

/** Rows of a ball in other colours; `colorAt` is given the colour that is there and its place. */
const paintBall = (rows, colorAt) =>
  rows
    .trim()
    .split('\n')
    .map((row, y) => [...row].map((color, x) => (color === '.' ? color : colorAt(color, x, y))).join(''))
    .join('\n');
const ballAt = (rows, x, y) => rows.trim().split('\n')[y]?.[x] ?? '.';
const isRim = (rows, x, y) =>
  [-1, 0, 1].some((down) => [-1, 0, 1].some((right) => ballAt(rows, x + right, y + down) === '.'));
const isInKnot = (x, y) => x > 5 && x < 11 && y > 6 && y < 10;
/** Fur before it has a hair: light, middle and shade with smooth borders, in a round outline. */
const coat = `
.....222222.....
...2233322222...
..223333322222..
.22333333222221.
.23333333222221.
2233333322222211
2233333222222211
2233322222222111
2222222222222111
2222222222221111
2222222222111110
1222222211111110
.12222111111110.
..111111111100..
...1111111000...
.....110000.....`;
const [metal, wood, glass, fur] = ['metal', 'wood', 'glass', 'fur'].map((name) => materials[name][1]);
const behindGlass = (_, x, y) => (isRim(glass, x, y) ? '1' : y < 8 ? 'T' : 'W');

/** How a material comes out of one flat colour or of its rim, step by step, in a row each. */
for (const [name, en, zh, ...steps] of [
  [
    'metal',
    'A ball in four steps: flat, with a white sky, with a dark band, and with light from below',
    '四步画成金属球：平涂、白色的天、暗带、地面的反光',
    paintBall(metal, () => '2'),
    paintBall(metal, (color) => (color === '3' ? color : '2')),
    paintBall(metal, (color, _, y) => (color === '1' && y > 9 ? '2' : color)),
    metal,
  ],
  [
    'glass',
    'A ball in four steps: a rim, what is behind it upside down, a bright window, and its answer at the lower right',
    '四步画成玻璃球：边框、背后上下颠倒的景物、亮窗、右下的呼应',
    paintBall(glass, (_, x, y) => (isRim(glass, x, y) ? '1' : '.')),
    paintBall(glass, behindGlass),
    paintBall(glass, (color, x, y) =>
      x + y < 15 && '23'.includes(color) ? color : behindGlass(color, x, y),
    ),
    glass,
  ],
  [
    'wood',
    'A ball in four steps: flat, with long lines that bend, with a knot between them, and with light and shade',
    '四步画成木球：平涂、弯曲的长线、线间的节疤、亮部和暗部',
    paintBall(wood, () => '2'),
    paintBall(wood, (color, x, y) => (color === '1' && x < 15 && y < 14 && !isInKnot(x, y) ? color : '2')),
    paintBall(wood, (color, x, y) => ((color === '1' && x < 15 && y < 14) || isInKnot(x, y) ? color : '2')),
    wood,
  ],
  [
    'fur',
    'A ball in four steps: flat, with light and shade, with hair between the tones, and with a frayed rim',
    '四步画成毛球：平涂、明暗、明暗之间的毛尖、散开的边缘',
    paintBall(coat, () => '2'),
    coat,
    paintBall(coat, (tone, x, y) => (ballAt(fur, x, y) === '.' ? tone : ballAt(fur, x, y))),
    fur,
  ],
])
  writeArt(
    `craft/${name}-steps`,
    ['palette: craft/materials', `alt-en: ${en}`, `alt-zh: ${zh}`],
    sheetOf([steps.map((rows) => [name, rows, groups.clear.includes(name)])]),
  );

/** A row of balls for each group, flat or soft; so many of them are drawn in their material. */
function shelves(drawn, soft = plain) {
  const picture = new Layer(80, 80);
  for (const [number, [name]] of all.entries()) {
    const row = Math.floor(number / 3);
    const isDrawn = number < drawn;
    const place = new Layer(28, cell.height).rect(0, 0, 28, 14, '0').rect(0, 14, 28, 9, '1');
    drawBall(
      place,
      2,
      0,
      isDrawn ? materials[name][1] : soft,
      materials[name][0],
      isDrawn && groups.clear.includes(name),
    );
    picture.stamp([0, 26, 52][number % 3], row * 20 - 2, place);
  }
  return picture;
}

writeArt(
  'stages/materials',
  [
    'palette: craft/materials',
    'alt-en: Twelve balls on four shelves: first flat, then shaded softly, then drawn in one material after another',
    'alt-zh: 四层架子上的十二个球：先平涂，再柔和地上明暗，然后一个个画出材质',
    'tag: metal-gold-stone 1-5',
    'tag: glass-water-ice 6-8',
    'tag: wood-leather-cloth 9-11',
    'tag: leaves-fur-slime 12-14',
  ],
  [shelves(0, plain.replaceAll(/\d/g, '1')), ...Array.from({ length: 13 }, (_, drawn) => shelves(drawn))].map(
    (layer) => ({ layer }),
  ),
);

for (const [name, material, rows, en, zh] of [
  ['metal', 'metal', plain, 'A ball, shaded softly', '一个柔和上了明暗的球'],
  ['metal-solution', 'metal', materials.metal[1], 'The ball in metal', '金属球'],
  [
    'metal-2',
    'fur',
    coat,
    'A ball in the colours of fur, with light and shade',
    '一个毛色的球，有亮部和暗部',
  ],
  ['metal-2-solution', 'fur', fur, 'The ball in fur', '毛球'],
]) {
  const [a, b, c, d] = materials[material][0];
  const layer = new Layer(16, 16).stamp(0, 0, rows.trim().split('\n'), { 0: a, 1: b, 2: c, 3: d });
  writePicture(`lessons/${name}`, en, zh, layer, 'palette: craft/materials');
}
