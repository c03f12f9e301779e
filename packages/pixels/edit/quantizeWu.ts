import type { PackedColor } from './pixels32';

/** A few colours for a picture of many. */
export interface Quantized {
  /** Opaque colours, at most as many as were asked for. */
  readonly colors: readonly PackedColor[];
  /** Number of the colour for each cell of a cube of 32 steps in red, green and blue; see `cellOf`. */
  readonly cells: Uint8Array;
}

/** Steps of a channel: 32, and one of zeros in front for the sums. */
const side = 33;
const plane = side * side;

/** Sums over all cells up to one, in each direction: pixels, their channels, and their squares. */
interface Moments {
  readonly weight: Float64Array;
  readonly red: Float64Array;
  readonly green: Float64Array;
  readonly blue: Float64Array;
  readonly square: Float64Array;
}

/** Steps in red, green and blue; the lower end is outside of the box. */
interface Box {
  readonly low: readonly [number, number, number];
  readonly high: readonly [number, number, number];
}

type Axis = 0 | 1 | 2;

/** The cell of a colour: five bits of each channel. */
export function cellOf(pixel: PackedColor): number {
  return ((pixel & 0xf8) << 7) | ((pixel & 0xf800) >>> 6) | ((pixel >>> 19) & 0x1f);
}

/**
 * Wu's colour quantiser: the cube of colours is cut into boxes, always the one that varies most, and
 * where the cut lessens that most. The colour of a box is the mean of its pixels. Sums over the cube
 * make each step a few additions, so the time hardly depends on the number of colours.
 * Source: X. Wu, "Efficient Statistical Computations for Optimal Color Quantization", Graphics Gems II
 * (1991), https://gist.github.com/bert/1192520
 * @param pictures pixels whose alpha is below 128 do not count
 * @param most 1 to 256
 */
export function quantizeWu(pictures: readonly Uint32Array[], most: number): Quantized {
  const moments = sumUp(pictures);
  const boxes: Box[] = [{ low: [0, 0, 0], high: [32, 32, 32] }];
  const variances = boxes.map((box) => varianceOf(box, moments));
  while (boxes.length < most) {
    let widest = 0;
    for (let at = 1; at < boxes.length; at++)
      if ((variances[at] ?? 0) > (variances[widest] ?? 0)) widest = at;
    const box = boxes[widest];
    // What is left of the variance of one cell is rounding.
    if (box === undefined || (variances[widest] ?? 0) <= 1e-6) break;
    const halves = cut(box, moments);
    if (halves === undefined) variances[widest] = 0;
    else {
      boxes.splice(widest, 1, ...halves);
      variances.splice(widest, 1, ...halves.map((half) => varianceOf(half, moments)));
    }
  }
  const filled = boxes.filter((box) => sumIn(box, moments.weight) > 0);
  return { colors: filled.map((box) => meanOf(box, moments)), cells: nameCells(filled) };
}

function sumUp(pictures: readonly Uint32Array[]): Moments {
  const empty = () => new Float64Array(side * plane);
  const moments = { weight: empty(), red: empty(), green: empty(), blue: empty(), square: empty() };
  const { weight, red, green, blue, square } = moments;
  for (const pixels of pictures)
    for (const pixel of pixels) {
      if (pixel >>> 31 === 0) continue;
      const [r, g, b] = [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255];
      const at = ((r >> 3) + 1) * plane + ((g >> 3) + 1) * side + (b >> 3) + 1;
      weight[at] = (weight[at] ?? 0) + 1;
      red[at] = (red[at] ?? 0) + r;
      green[at] = (green[at] ?? 0) + g;
      blue[at] = (blue[at] ?? 0) + b;
      square[at] = (square[at] ?? 0) + r * r + g * g + b * b;
    }
  for (const sums of Object.values(moments))
    for (const step of [1, side, plane])
      for (let at = step; at < sums.length; at++)
        if (Math.floor(at / step) % side > 0) sums[at] = (sums[at] ?? 0) + (sums[at - step] ?? 0);
  return moments;
}

/** The sum over a box of sums up to each cell. */
function sumIn({ low, high }: Box, sums: Float64Array): number {
  const at = (r: number, g: number, b: number) => sums[r * plane + g * side + b] ?? 0;
  return (
    at(high[0], high[1], high[2]) -
    at(high[0], high[1], low[2]) -
    at(high[0], low[1], high[2]) +
    at(high[0], low[1], low[2]) -
    at(low[0], high[1], high[2]) +
    at(low[0], high[1], low[2]) +
    at(low[0], low[1], high[2]) -
    at(low[0], low[1], low[2])
  );
}

/** The square of the mean times the number of pixels: the larger it is, the less the box varies. */
function strengthOf(box: Box, { weight, red, green, blue }: Moments): number {
  const count = sumIn(box, weight);
  if (count === 0) return 0;
  return (sumIn(box, red) ** 2 + sumIn(box, green) ** 2 + sumIn(box, blue) ** 2) / count;
}

function varianceOf(box: Box, moments: Moments): number {
  return sumIn(box, moments.square) - strengthOf(box, moments);
}

function cut(box: Box, moments: Moments): [Box, Box] | undefined {
  let best: [Box, Box] | undefined;
  let most = strengthOf(box, moments);
  for (const axis of [0, 1, 2] as const)
    for (let place = box.low[axis] + 1; place < box.high[axis]; place++) {
      const halves: [Box, Box] = [
        { low: box.low, high: moved(box.high, axis, place) },
        { low: moved(box.low, axis, place), high: box.high },
      ];
      if (halves.some((half) => sumIn(half, moments.weight) === 0)) continue;
      const strength = strengthOf(halves[0], moments) + strengthOf(halves[1], moments);
      if (strength > most) [best, most] = [halves, strength];
    }
  return best;
}

function moved(corner: Box['low'], axis: Axis, place: number): Box['low'] {
  const [r, g, b] = corner;
  return axis === 0 ? [place, g, b] : axis === 1 ? [r, place, b] : [r, g, place];
}

function meanOf(box: Box, { weight, red, green, blue }: Moments): PackedColor {
  const count = sumIn(box, weight);
  const [r, g, b] = [red, green, blue].map((sums) => Math.round(sumIn(box, sums) / count));
  return (0xff000000 | ((b ?? 0) << 16) | ((g ?? 0) << 8) | (r ?? 0)) >>> 0;
}

function nameCells(boxes: readonly Box[]): Uint8Array {
  const cells = new Uint8Array(32 * 32 * 32);
  for (const [name, { low, high }] of boxes.entries())
    for (let r = low[0]; r < high[0]; r++)
      for (let g = low[1]; g < high[1]; g++)
        cells.fill(name, (r << 10) | (g << 5) | low[2], ((r << 10) | (g << 5)) + high[2]);
  return cells;
}
