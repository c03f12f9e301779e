/* What the sections of the roadmap begin with: the fox's country in the light of an hour, and by night for the dark mode. */
import { bird, cloud, flowers, land, sun } from './day.mjs';
import { Layer, writeArt } from './layer.mjs';
import { flip, mushroom, pine, pose, slime, stand, tileRow, wood, wordRows } from './night.mjs';
import { sheet, small } from './small.mjs';

/** The middle 170 columns are seen wherever there is least room. */
const [width, height] = [216, 48];
const byDay = { 0: 'v', d: 'u', e: 't' };

/**
 * @param hour of the light mode: the palette of `home/`
 * @param light what is in the sky at that hour
 * @param draw what stands on the meadow
 */
function scene(name, [en, zh], { hour, seed, edge, pines, light }, draw) {
  const lit = land(width, height, edge, seed);
  light(lit);
  const trees = new Layer(width, height);
  for (const [x, tall] of pines) pine(trees, x, Math.round(edge(x)) + 1, tall);
  lit.stamp(0, 0, trees.recolor(byDay));
  flowers(lit, 43, seed);
  const night = wood(width, height, edge, seed, pines);
  for (const layer of [lit, night]) draw(layer, layer === night);
  writeArt(
    `parts/${name}`,
    [`palette: home/${hour}`, `alt-en: ${en}`, `alt-zh: ${zh}`],
    [lit, night].map((layer) => ({ layer })),
  );
}

const sides = [
  [4, 24],
  [14, 18],
  [24, 26],
  [192, 27],
  [202, 19],
  [211, 25],
];

/** A pot of paint, full to the brim. */
function pot(layer, left, foot, [light, color, shade]) {
  layer
    .rect(left + 1, foot - 10, 10, 11, '0')
    .rect(left, foot - 9, 12, 2, '0')
    .rect(left + 1, foot - 9, 10, 1, light)
    .rect(left + 2, foot - 10, 8, 1, color)
    .rect(left + 2, foot - 7, 8, 7, '5')
    .rect(left + 2, foot - 7, 2, 7, '6')
    .rect(left + 9, foot - 7, 1, 7, '3')
    .rect(left + 2, foot - 7, 8, 1, color)
    .rect(left + 4, foot - 6, 2, 3, color)
    .rect(left + 8, foot - 6, 1, 2, shade);
}

const edgeOfDrawing = (x) => 41 + 1.5 * Math.sin(x / 23);
scene(
  'road-drawing',
  [
    'The mascot has painted a rainbow over the hills; its colours stand in pots in the order of the ramp',
    '小狐狸在山丘上空画了一道彩虹，用到的颜色装在罐子里，按色阶排好',
  ],
  {
    hour: 'day',
    seed: 6,
    edge: edgeOfDrawing,
    pines: [...sides, [34, 17]],
    light: (layer) => {
      cloud(layer, 52, 10, [
        [0, 3],
        [6, 5],
        [14, 3],
      ]);
      cloud(layer, 158, 12, [
        [0, 4],
        [7, 6],
        [16, 4],
      ]);
    },
  },
  (layer) => {
    const colors = ['8', '9', 'a', 'b', 'f'];
    const bow = new Layer(width, height);
    bow.paint(40, 0, 130, 46, (x, y) => {
      const far = Math.hypot((x - 116) * 0.72, y - 44);
      const band = Math.floor((40 - far) / 2.6);
      return far < 40 && band < 5 && y < edgeOfDrawing(x) ? colors[band] : undefined;
    });
    layer.stamp(0, 0, bow);
    for (let x = 60; x < 175; x++) layer.rect(x, Math.round(edgeOfDrawing(x)), 1, 1, x % 4 < 2 ? 'f' : 'e');
    stand(layer, pose('paint'), 40, 45);
    for (const [index, tones] of ['988', 'c98', 'ba9', '6ba', '6fe'].entries())
      pot(layer, 85 + index * 14, 45, tones);
    stand(layer, slime, 172, 44);
  },
);

scene(
  'road-games',
  [
    'Tiles of grass lie in a row; the mascot cheers as the last one comes down into its gap before a slime',
    '草地图块排成一排，最后一块正落进空缺，小狐狸欢呼，对面是史莱姆',
  ],
  {
    hour: 'dusk',
    seed: 12,
    edge: () => 36,
    pines: sides,
    light: (layer) => {
      sun(layer, 46, 15, 7);
      cloud(layer, 140, 12, [
        [0, 4],
        [7, 6],
        [16, 5],
        [22, 3],
      ]);
      layer.stamp(118, 9, bird).stamp(127, 4, bird);
    },
  },
  (layer) => {
    tileRow(layer, 31, 102, [102, 10]);
    layer.rect(107, 0, 2, 9, '7').rect(102, 6, 12, 1, '7');
    stand(layer, pose('wave'), 66, 30);
    stand(layer, slime, 126, 30);
    stand(layer, mushroom, 160, 30);
  },
);

/** A file on a post, its upper corner folded, with its kind on a band. */
function file(layer, left, kind, band, draw) {
  const top = 6;
  layer.rect(left + 11, top + 32, 4, 8, '0').rect(left + 12, top + 32, 2, 8, '7');
  const page = sheet(new Layer(26, 33), 0, 0, 26, 33, { shade: '5' });
  page.rect(1, 22, 24, 9, band).rect(1, 21, 24, 1, '0');
  const name = wordRows(kind);
  page.stamp(13 - (name[0].length >> 1), 24, name, { 0: band === 'b' ? '0' : '6' });
  draw(page);
  for (let row = 0; row < 6; row++) for (let x = 20 + row; x < 26; x++) page.rows[row][x] = '.';
  for (let row = 0; row < 6; row++) page.set(20 + row, row, '0').rect(20, row, row, 1, '4');
  page.rect(19, 0, 1, 7, '0').rect(19, 6, 7, 1, '0');
  layer.stamp(left, top, page);
}

scene(
  'road-files',
  [
    'Four files stand on the meadow: a sheet of frames, a palette, a picture and an animation; the mascot reads beside them',
    '草地上立着四个文件：一排帧、一组颜色、一张图、一段动画；小狐狸在一旁看书',
  ],
  {
    hour: 'dawn',
    seed: 18,
    edge: (x) => 41 + 1.2 * Math.sin(x / 19),
    pines: sides,
    light: (layer) => {
      cloud(layer, 60, 9, [
        [0, 3],
        [6, 5],
        [14, 3],
      ]);
      sun(layer, 181, 12, 7);
    },
  },
  (layer) => {
    const frames = [small, ['......', small[0], '0fffe0', '0e0e00', '.0000.']];
    file(layer, 31, 'ASE', '9', (page) => {
      for (const [index, rows] of frames.entries())
        sheet(page, 3 + index * 10, 8, 10, 11, { fill: '4', shade: '3' }).stamp(5 + index * 10, 11, rows);
    });
    file(layer, 62, 'GPL', 'd', (page) => {
      for (const [index, color] of [...'89bdef234'].entries())
        page.rect(4 + (index % 3) * 6, 6 + Math.floor(index / 3) * 5, 5, 4, color);
    });
    file(layer, 93, 'PNG', '2', (page) => page.stamp(4, 4, mushroom));
    file(layer, 124, 'GIF', 'b', (page) =>
      page
        .stamp(
          3,
          10,
          slime.map((row) => row.replaceAll(/[^.]/g, '4')),
        )
        .stamp(8, 8, slime),
    );
    stand(layer, pose('read'), 155, 45);
  },
);

scene(
  'road-view',
  [
    'A slime on a large canvas, each of its pixels a square in a grid; in a small window beside it, as small as it is',
    '大画布上的史莱姆，每个像素都是网格里的一格；旁边的小窗里，它只有真正的大小',
  ],
  {
    hour: 'day',
    seed: 14,
    edge: (x) => 42 + Math.sin(x / 17),
    pines: sides,
    light: (layer) => {
      sun(layer, 38, 12, 6);
      cloud(layer, 150, 12, [
        [0, 4],
        [7, 7],
        [17, 5],
      ]);
    },
  },
  (layer) => {
    for (const x of [60, 92]) layer.rect(x, 36, 5, 9, '0').rect(x + 1, 36, 3, 9, '7');
    sheet(layer, 52, 1, 53, 39, { fill: '5', shade: '3' });
    const grid = 6;
    for (let row = 0; row < 6; row++)
      for (let column = 0; column < 8; column++) {
        const color = small[row - 1]?.[column - 1] ?? '.';
        layer.rect(55 + column * grid, 3 + row * grid, grid - 1, grid - 1, color === '.' ? '6' : color);
      }
    layer.rect(131, 34, 4, 11, '0').rect(132, 34, 2, 11, '7');
    sheet(layer, 118, 9, 32, 26, { fill: '6', shade: '5' });
    layer.rect(119, 10, 30, 4, '3').rect(144, 11, 2, 2, '6').rect(119, 14, 30, 1, '0').stamp(131, 21, small);
    stand(layer, flip(pose('point')), 156, 45);
  },
);
