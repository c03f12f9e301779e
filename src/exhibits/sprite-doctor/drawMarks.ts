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

/** In CSS pixels: between a mark and its place, the least side of a mark, and its lines. */
const gap = 3;
const leastSide = 12;
const line = 2;
const thickLine = 4;
const edge = 2;

/** Draws a mark around each place of the finds, the same in all sizes of the picture. */
export function drawMarks(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  { findings, place }: Marks,
  placed: Placed,
): void {
  for (const { kind, places } of findings) {
    const { path, color } = markShapes[kind];
    const shape = new Path2D(path);
    const all = new Path2D();
    for (const area of places) if (area !== place) all.addPath(shape, frameOf(area, placed));
    stroke(context, all, color, line * placed.ratio, edge * placed.ratio);
    if (place === undefined || !places.includes(place)) continue;
    const one = new Path2D();
    one.addPath(shape, frameOf(place, placed));
    stroke(context, one, color, thickLine * placed.ratio, edge * placed.ratio);
  }
}

/** Turns a square from 0 to 1 into the frame of a mark. */
function frameOf(area: Area, { left, top, scale, ratio }: Placed): DOMMatrix {
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
