/** What the answer on palms begins with, and its card: a hand that rests on the glass while its pencil draws. */

import { Layer, writePicture } from './layer.mjs';
import { cross, sheet, toadstool } from './small.mjs';

/**
 * A form with an outline, lighter at its upper left: `far` is below 1 inside it. Where it grows out of another, `root`
 * is below 1, and there it has neither.
 */
function form(layer, far, [light, middle, dark], root = () => 1) {
  const isIn = (x, y) => far(x, y) < 1 || root(x, y) < 1;
  return layer.paint(0, 0, layer.width, layer.height, (x, y, color) => {
    if (far(x, y) >= 1 || root(x, y) < 1) return color;
    if (!isIn(x - 1, y) || !isIn(x + 1, y) || !isIn(x, y - 1) || !isIn(x, y + 1)) return '0';
    if (!isIn(x - 1, y - 2) || !isIn(x, y - 2)) return light;
    return isIn(x + 1, y + 3) && isIn(x, y + 3) ? middle : dark;
  });
}

/** A finger: all that is nearer to a line than its radius. */
const finger = (x0, y0, x1, y1, radius) => (x, y) => {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const part = Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x0 - part * dx, y - y0 - part * dy) / radius;
};
const oval = (cx, cy, rx, ry) => (x, y) => Math.hypot((x - cx) / rx, (y - cy) / ry);

const skin = ['b', 'a', '9'];

/** A right hand from above, its pencil's tip at column 1 and row 30; the sleeve ends at column 86. */
function hand() {
  const layer = new Layer(86, 46);
  const back = oval(43, 23, 18, 13);
  form(layer, finger(54, 25, 74, 27, 10), skin);
  form(layer, finger(24, 30, 34, 31, 5), skin);
  form(layer, finger(21, 26, 36, 25, 5), skin);
  form(layer, back, skin);
  form(layer, finger(72, 27, 104, 31, 13), ['4', '3', '2']);
  // The pencil, from its tip on.
  for (let step = 0; step < 31; step++) {
    const [x, y] = [1 + step, 30 - step];
    const [light, middle, dark] = step < 2 ? ['0', '0', '0'] : step < 7 ? ['b', 'b', 'a'] : ['f', 'e', 'd'];
    const half = Math.min(2, Math.floor(step / 3));
    for (let across = -half - 1; across <= half + 1; across++) {
      const color = Math.abs(across) > half ? '0' : across < 0 ? light : across > 0 ? dark : middle;
      layer.set(x + across, y + across, color).set(x + across + 1, y + across, color);
    }
  }
  form(layer, finger(18, 17, 36, 14, 5), skin, oval(44, 22, 13, 11.5));
  form(layer, finger(14, 22, 34, 29, 5), skin, oval(43, 24, 13, 9));
  return layer;
}

{
  const layer = new Layer(164, 50);
  sheet(layer, 0, 0, 164, 50, { fill: '1', shade: '1' });
  layer.rect(4, 3, 156, 43, '6');
  const ground = 32;
  layer.rect(8, ground, 71, 2, 'e').stamp(14, ground - toadstool.length, toadstool);
  // What the palm draws along.
  [0, 1, 2, 2, 1, 0, -1, -2, -2, -1, 0, 1, 1, 0, -1, -1, 0, 1, 2, 2, 1, 0].forEach((rise, index) => {
    layer.rect(96 + 2 * index, 41 - rise, 3, 2, '9');
  });
  layer.stamp(78, 2, hand());
  cross(layer, 84, 34);
  writePicture(
    'answers/palm-draws',
    'A hand lies on the screen of a tablet: its pencil draws a clean line, and below the palm a stray stroke is crossed out',
    '手放在平板屏幕上：铅笔画出一条干净的线，手掌下蹭出来的一笔打了叉',
    layer,
  );
}

{
  const layer = new Layer(36, 32).stamp(0, -9, hand());
  layer
    .rect(1, 28, 6, 2, '9')
    .rect(7, 29, 6, 2, '9')
    .rect(13, 28, 6, 2, '9')
    .rect(19, 30, 8, 2, '9')
    .rect(27, 29, 6, 2, '9');
  writePicture(
    'thumbs/palm',
    'A hand with a pencil, a stray stroke below it',
    '握着铅笔的手，下面有一道蹭出来的线',
    layer,
  );
}
