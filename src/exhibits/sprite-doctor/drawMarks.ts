import type { Area } from '../../pixels/edit/area';
import { markEdge, markShapes } from './markShapes';
import type { Finding } from './messages';

export interface Marks {
  /** The finds that are marked. */
  readonly findings: readonly Finding[];
  /** The place whose mark is thicker than others. */
  readonly place: Area | undefined;
}

/** Where the picture lies on the canvas, in its pixels. */
export interface Placed {
  readonly left: number;
  readonly top: number;
  /** Pixels of the canvas for a pixel of the picture. */
  readonly scale: number;
  /** Pixels of the canvas for a CSS pixel, which lines are measured in. */
  readonly ratio: number;
}

/** In CSS pixels: between a mark and its place, the least side of a mark, its line and the edges of that. */
const wide = { gap: 3, leastSide: 12, line: 2, edge: 2 };
/** Where pixels are small, so that marks do not hide what they mark. */
const narrow = { gap: 2, leastSide: 9, line: 1.5, edge: 1 };
/** Pixels of the picture below so many CSS pixels are small. */
const small = 8;
/** How much thicker the line of the place is that is looked at. */
const thicker = 2;

/** Draws a mark around each place of the finds, the same in all sizes of the picture. */
export function drawMarks(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  { findings, place }: Marks,
  placed: Placed,
): void {
  const measures = placed.scale / placed.ratio < small ? narrow : wide;
  const [line, edge] = [measures.line * placed.ratio, measures.edge * placed.ratio];
  for (const { kind, places } of findings) {
    const { path, color } = markShapes[kind];
    const shape = new Path2D(path);
    const all = new Path2D();
    for (const area of places) if (area !== place) all.addPath(shape, frameOf(area, placed, measures));
    stroke(context, all, color, line, edge);
    if (place === undefined || !places.includes(place)) continue;
    const one = new Path2D();
    one.addPath(shape, frameOf(place, placed, measures));
    stroke(context, one, color, line * thicker, edge);
  }
}

/** Turns a square from 0 to 1 into the frame of a mark. */
function frameOf(
  area: Area,
  { left, top, scale, ratio }: Placed,
  { gap, leastSide }: typeof wide,
): DOMMatrix {
  const sideOf = (length: number) => Math.max(leastSide * ratio, length * scale + 2 * gap * ratio);
  const [width, height] = [sideOf(area.width), sideOf(area.height)];
  const centreX = left + (area.left + area.width / 2) * scale;
  const centreY = top + (area.top + area.height / 2) * scale;
  return new DOMMatrix([width, 0, 0, height, centreX - width / 2, centreY - height / 2]);
}

function stroke(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  path: Path2D,
  color: string,
  width: number,
  border: number,
): void {
  context.lineWidth = width + 2 * border;
  context.strokeStyle = markEdge;
  context.stroke(path);
  context.lineWidth = width;
  context.strokeStyle = color;
  context.stroke(path);
}
