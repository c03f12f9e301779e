/** The five words that the introduction explains: a canvas and its timeline, on which numbered flags point at what they name. */
import { Layer, piece, writePicture } from './layer.mjs';
import { foxHead, lines, wordRows } from './night.mjs';
import { canvas, sheet } from './small.mjs';

const greens = { 1: 'd', 2: 'e', 3: 'f' };
/** A frame of the slime without its shadow, in the colours of the site. */
const slimeOf = (frame) => piece('examples/slime', frame).map((row) => row.replaceAll('4', '.'));
const shadow = '1111111111';
/** The name of the clip. */
const hop = lines('0.......... 0.......... 000.000.000 0.0.0.0.0.0 0.0.000.000 ........0..');

/** A flag with a number, whose tip points down, or to the right, at a pixel. */
function flag(layer, number, x, y, isSide = false) {
  const [left, top] = isSide ? [x - 11, y - 4] : [x - 4, y - 11];
  sheet(layer, left, top, 9, 9, { fill: 'b', shade: 'a' });
  layer.stamp(left + 3, top + 2, wordRows(String(number)));
  for (const [step, wide] of [3, 1].entries())
    if (isSide) layer.rect(left + 9 + step, y - (wide >> 1), 1, wide, '0');
    else layer.rect(x - (wide >> 1), top + 9 + step, wide, 1, '0');
}

const layer = new Layer(170, 80);

// The canvas of 32×32, which the mascot looks over.
layer.stamp(6, 27, foxHead);
canvas(layer, 4, 38, 34, 34);
layer.stamp(13, 47, slimeOf(1), greens).stamp(16, 63, [shadow]);
flag(layer, 1, 32, 36);

// The timeline: two layers, four frames. A bar is the clip.
sheet(layer, 52, 21, 116, 59, { fill: '1', shade: '0' });
sheet(layer, 72, 12, 69, 10, { fill: 'c', shade: '9' });
layer.stamp(101, 14, hop);
layer.rect(54, 33, 112, 27, '3');
const letters = ['A', 'B', 'C', 'B'];
for (const [column, frame] of [1, 2, 3, 2].entries()) {
  const left = 73 + column * 23;
  // The last frame is lit, as the upper layer is.
  if (column === 3)
    layer
      .rect(left - 2, 23, 25, 55, 'b')
      .rect(left - 1, 24, 23, 53, '1')
      .rect(left - 1, 33, 23, 27, '3');
  layer.stamp(left + 2, 26, wordRows(String(column + 1)), { 0: column === 3 ? 'b' : '4' });
  sheet(layer, left, 34, 21, 25, { fill: '6', shade: '5' });
  layer
    .stamp(left + 3, 40, slimeOf(frame), greens)
    .stamp(left + 2, 36, wordRows(letters[column]), { 0: '3' });
  sheet(layer, left, 62, 21, 13, { fill: column === 0 ? '6' : '2', shade: column === 0 ? '5' : '1' });
  if (column === 0) layer.stamp(left + 2, 64, wordRows('D'), { 0: '3' }).stamp(left + 8, 70, [shadow]);
  else layer.rect(left + 8, 67, 5, 1, '4').rect(left + 8, 70, 5, 1, '4');
}
layer.stamp(55, 36, slimeOf(1), greens).stamp(58, 68, [shadow], { 1: '0' });
// A ring around a cell.
for (const [left, top, wide, tall] of [
  [95, 33, 23, 1],
  [95, 59, 23, 1],
  [95, 33, 1, 27],
  [117, 33, 1, 27],
])
  layer.rect(left, top, wide, tall, 'b');
flag(layer, 2, 51, 46, true);
flag(layer, 3, 153, 20);
flag(layer, 4, 113, 33);
flag(layer, 5, 82, 11);
writePicture(
  'parts/five-words',
  'A canvas with a slime, and its timeline of two layers and four frames. Flags: 1 at the canvas, 2 at the layer of the slime, with the drawings A, B, C and B, above that of the shadow, with D, repeated three times, 3 at the fourth frame, 4 at a cell, 5 at a clip of three frames',
  '一块画着史莱姆的画布，和它的时间轴：两个图层，四帧。小旗1指画布，2指史莱姆的图层，上面是画面A、B、C、B，下面影子的图层上是D，后面重复三次；3指第四帧，4指一个单元格，5指三帧的片段',
  new Layer(164, 80).stamp(-4, 0, layer),
);
