import type { Area } from 'pixels/edit/area';
import type { Placing } from '../kit/drawPicture';
import type { Room, Size } from '../kit/fitFactor';

interface GridColors {
  readonly line: string;
  /** Beside the lines, and over what is in no cell. */
  readonly ground: string;
}

/** Lays a grid over a sheet: a frame around each cell, and a cover over the rest. */
export function drawGrid(
  context: CanvasRenderingContext2D,
  { left, top, scale }: Placing,
  sheet: Size,
  cells: readonly Area[],
  { ratio }: Room,
  colors: GridColors,
): void {
  const line = Math.max(1, Math.round(ratio));
  const rest = new Path2D();
  rest.rect(left, top, sheet.width * scale, sheet.height * scale);
  const frames = new Path2D();
  for (const cell of cells) {
    const x = left + cell.left * scale;
    const y = top + cell.top * scale;
    const [width, height] = [cell.width * scale, cell.height * scale];
    rest.rect(x, y, width, height);
    frames.rect(x + line / 2, y + line / 2, width - line, height - line);
  }
  context.globalAlpha = 0.75;
  context.fillStyle = colors.ground;
  context.fill(rest, 'evenodd');
  // A wider line under the coloured one, so that it is seen on every ground.
  context.lineWidth = line * 3;
  context.strokeStyle = colors.ground;
  context.stroke(frames);
  context.globalAlpha = 1;
  context.lineWidth = line;
  context.strokeStyle = colors.line;
  context.stroke(frames);
}
