import { placeIn } from './fitFactor';

/** How many pixels at the edges of a picture go on around it, over and over: more than one where they make a pattern. */
export interface Period {
  readonly x: number;
  readonly y: number;
}

/**
 * Fills a canvas with a picture in its middle, enlarged by `factor`, and around it with the pixels at the
 * picture's edges, as far as the canvas goes: sky stays sky, and ground stays ground.
 */
export function continueEdges(
  context: CanvasRenderingContext2D,
  picture: OffscreenCanvas,
  factor: number,
  period: Period,
): void {
  const across = cutAxis(context.canvas.width, picture.width, factor, period.x);
  const down = cutAxis(context.canvas.height, picture.height, factor, period.y);
  context.imageSmoothingEnabled = false;
  for (const x of across)
    for (const y of down)
      context.drawImage(picture, x.from, y.from, x.length, y.length, x.to, y.to, x.room, y.room);
}

interface Cut {
  /** Which pixels of the picture … */
  readonly from: number;
  readonly length: number;
  /** … stand where on the canvas. */
  readonly to: number;
  readonly room: number;
}

/** The picture along one direction, and what goes on before and after it. */
export function cutAxis(room: number, length: number, factor: number, period: number): readonly Cut[] {
  const start = placeIn(room, length * factor, 0);
  const end = start + length * factor;
  const cuts: Cut[] = [{ from: 0, length, to: start, room: end - start }];
  // A single pixel is stretched as far as it has to go.
  const step = period === 1 ? Math.max(start, room - end) : period * factor;
  if (step <= 0) return cuts;
  for (let to = start - step; to > -step; to -= step) cuts.push({ from: 0, length: period, to, room: step });
  for (let to = end; to < room; to += step)
    cuts.push({ from: length - period, length: period, to, room: step });
  return cuts;
}
