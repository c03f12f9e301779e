import type { MarkLayer } from './messages';

/** Draws marks: those of the stage, and those of a file that is saved. */
export function drawMarks(
  context: CanvasDrawPath & CanvasFillStrokeStyles & CanvasPathDrawingStyles,
  layers: readonly MarkLayer[],
): void {
  for (const { path, lines, frames } of layers) {
    const shape = new Path2D(path);
    const all = new Path2D();
    for (const { left, top, width, height } of frames)
      all.addPath(shape, new DOMMatrix([width, 0, 0, height, left, top]));
    for (const { color, width } of lines) {
      context.strokeStyle = color;
      context.lineWidth = width;
      context.stroke(all);
    }
  }
}
