/** What the pages on the canvas and on symmetry begin with: canvases as wide as the text, on their checker. */
import { Layer, writePicture } from './layer.mjs';
import { flip, lines, pen, wordRows } from './night.mjs';
import { toadstool } from './small.mjs';

/** A canvas with its edge: squares of four pixels, a grid of eight if it is wished for. */
function canvas(layer, left, top, width, height, hasGrid = true) {
  layer.rect(left - 1, top - 1, width + 2, height + 2, '0');
  return layer.paint(left, top, width, height, (x, y) => {
    const [column, row] = [x - left, y - top];
    if (hasGrid && (column % 8 === 7 || row % 8 === 7)) return '4';
    return (column >> 2) % 2 === (row >> 2) % 2 ? '6' : '5';
  });
}

/** A mushroom, of which the smallest canvas has room for the cap and its spots. */
const small = lines(`
  ....000000....
  ..00aa999900..
  .0a6699966990.
  .0a6699966980.
  0aa99966999980
  09999966996680
  06999999996680
  06999999998880
  .000000000000.
  ....0bbba0....
  ....0bbba0....
  ....0bbba0....
  .....0000.....`);

/** And with room for gills, cheeks, hands and a leaf on its cap. */
function large() {
  const layer = new Layer(44, 46);
  const isCap = (x, y) => y <= 26 && Math.hypot((x - 21.5) / 21.5, (y - 23) / (y < 23 ? 19 : 5)) < 1;
  const isStem = (x, y) =>
    y >= 25 && y < 43 && Math.abs(x - 21.5) < 10 + Math.sin((y - 27) / 5) * 1.6 - (y > 41 ? 2 : 0);
  const edged = (inside, colorAt) =>
    layer.paint(0, 0, 44, 46, (x, y) => {
      if (!inside(x, y)) return undefined;
      const isEdge = !inside(x - 1, y) || !inside(x + 1, y) || !inside(x, y - 1) || !inside(x, y + 1);
      return isEdge ? '0' : colorAt(x, y);
    });
  edged(isStem, (x, y) => (y < 30 ? (y < 28 ? '9' : 'a') : x > 27 ? 'a' : x < 15 && y < 40 ? '6' : 'b'));
  edged(isCap, (x, y) => {
    const light = Math.hypot((x - 13) / 21, (y - 10) / 16);
    if (y > 23) return x % 4 === 1 ? '8' : 'a';
    return light < 0.42 ? 'a' : light < 1.12 ? '9' : '8';
  });
  layer.paint(1, 23, 42, 1, (_x, _y, color) => (color === '0' ? undefined : '8'));
  const spot = (cx, cy, rx, ry) =>
    layer.paint(0, 0, 44, 23, (x, y, color) => {
      if (color === '0' || color === '.' || Math.hypot((x - cx) / rx, (y - cy) / ry) > 1) return undefined;
      return Math.hypot((x - cx + 1.4) / rx, (y - cy + 1.4) / ry) > 1 ? '5' : '6';
    });
  spot(11, 12, 5, 4.4);
  spot(25, 16, 4.6, 3.8);
  spot(27, 6.4, 4, 2.8);
  spot(38, 17, 3.4, 3.4);
  spot(3.6, 19, 3.4, 2.6);
  // Eyes, cheeks, a mouth.
  for (const x of [15, 25]) layer.rect(x, 31, 3, 5, '0').rect(x, 31, 1, 2, '6');
  layer
    .rect(12, 36, 2, 1, 'c')
    .rect(29, 36, 2, 1, 'c')
    .rect(20, 36, 1, 1, '0')
    .rect(23, 36, 1, 1, '0')
    .rect(21, 37, 2, 1, '0');
  // Hands and feet.
  layer.stamp(7, 34, lines('.00. 0bb0 0ba0 .00.')).stamp(32, 34, lines('.00. 0ba0 0aa0 .00.'));
  for (const x of [12, 23]) layer.stamp(x, 42, lines('.00000000 0a9999980 099999880 .0000000.'));
  // A leaf that fell.
  layer.stamp(15, 0, lines('......000.. ...000ee0.. .00ffeee0.. 0ffeeded0.. .0eeddd0... ..00000....'));
  return layer;
}

{
  const foot = 58;
  const layer = new Layer(110, 59);
  const sizes = [16, 32, 48];
  const stamps = [small, toadstool, large().rows];
  let left = 1;
  sizes.forEach((size, index) => {
    const stamp = stamps[index];
    canvas(layer, left, foot - size, size, size);
    layer.stamp(
      left + Math.floor((size - stamp[0].length) / 2),
      foot - Math.ceil((size - stamp.length) / 2) - stamp.length,
      stamp,
    );
    const number = wordRows(String(size));
    layer.rect(left - 1, foot - size - 8, number[0].length + 4, 8, '0');
    layer.stamp(left + 1, foot - size - 7, number, { 0: '6' });
    left += size + 6;
  });
  writePicture(
    'parts/canvas-sizes',
    'A mushroom on canvases of 16, 32 and 48 pixels, on one scale: the small one has spots, the middle one a face, the large one gills, hands and a leaf',
    '同一朵蘑菇画在16、32、48像素的画布上，比例一致：小的只有斑点，中的有脸，大的还有菌褶、小手和一片叶子',
    layer,
  );
}

/** The left half of a butterfly, its last column on the axis. */
function halfButterfly() {
  const layer = new Layer(36, 33);
  const oval = (cx, cy, rx, ry, turn) => (x, y) => {
    const [dx, dy] = [x - cx, y - cy];
    const [u, v] = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)];
    return Math.hypot(u / rx, v / ry);
  };
  const drawWing = (far, rings) => {
    const inside = (x, y) => x < 35 && far(x, y) < 1;
    layer.paint(0, 0, 36, 33, (x, y) => {
      if (!inside(x, y)) return undefined;
      const isEdge = !inside(x - 1, y) || !inside(x + 1, y) || !inside(x, y - 1) || !inside(x, y + 1);
      return isEdge ? '1' : (rings.find(([until]) => far(x, y) < until)?.[1] ?? '2');
    });
  };
  const low = oval(24, 21, 14, 8.6, -0.75);
  drawWing(low, [
    [0.42, 'b'],
    [0.62, 'a'],
    [0.82, '9'],
  ]);
  const high = oval(18, 11.5, 19, 9.4, 0.42);
  drawWing(high, [
    [0.5, '4'],
    [0.8, '3'],
  ]);
  // Spots along the rim, and an eye.
  for (const [x, y] of [
    [3, 6],
    [4, 10],
    [8, 14],
    [13, 17],
  ])
    layer.rect(x, y, 2, 2, 'b');
  layer.stamp(9, 6, lines('.666. 66b66 6bab6 66b66 .666.'));
  // The body and a feeler.
  layer.rect(33, 10, 1, 17, '0').rect(34, 8, 1, 21, '0').rect(35, 7, 1, 23, '0');
  layer.rect(34, 10, 1, 16, '7').rect(35, 8, 1, 21, '7');
  for (const [x, y] of [
    [33, 7],
    [32, 6],
    [32, 5],
    [31, 4],
    [30, 3],
    [30, 2],
    [29, 1],
    [28, 1],
  ])
    layer.set(x, y, '0');
  return layer;
}

{
  const [width, height] = [93, 35];
  const axis = 46;
  const layer = new Layer(width + 2, height + 2);
  canvas(layer, 1, 1, width, height, false);
  const half = halfButterfly();
  const pale = { 0: '3', 1: '3', 2: '4', 3: '4', 4: '5', 7: '4', 9: '4', a: '5', b: '6' };
  // The axis leaves the body free: it is seen above and below.
  layer.rect(axis + 1, 1, 1, 7, '9').rect(axis + 1, height - 2, 1, 3, '9');
  layer.stamp(axis + 1, 2, flip(half.rows.map((row) => row.join(''))), pale).stamp(axis + 1 - 35, 2, half);
  layer.stamp(10, 20, flip(pen).toReversed(), { 4: 'c', 3: '9', b: '6', a: '5' });
  writePicture(
    'parts/symmetric-tool',
    'A pencil draws the left half of a butterfly; beyond the axis the right half follows, still pale',
    '铅笔画着蝴蝶的左半边，对称轴另一侧的右半边跟着出现，颜色还很浅',
    layer,
  );
}
