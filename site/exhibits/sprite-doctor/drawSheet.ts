import type { Area } from 'pixels/edit/area';
import type { Pan } from '../kit/Canvas';
import { clampPan, fitFactor, placeIn, type Room, type Size } from '../kit/fitFactor';
import { composeMarks, type Marks } from './composeMarks';
import { drawMarks } from './drawMarks';

/** CSS pixels for a pixel of the picture: as large as it is of use, as a whole and close by. */
const mostFitting = 16;
const mostClose = 24;
/** Pixels of the picture around a place that is looked at closely. */
const around = 6;

/** How many pixels of the screen, in each direction, a pixel of the picture is drawn with. */
export function scaleOf(room: Room, picture: Size, place: Area | undefined): number {
  const whole = fitFactor(picture, room, mostFitting);
  if (place === undefined) return whole;
  const part = { width: place.width + 2 * around, height: place.height + 2 * around };
  return Math.max(whole, fitFactor(part, room, mostClose));
}

/** How far the picture is moved, in its own pixels, after it was dragged on. */
export function dragSheet(before: Pan, by: Pan, room: Room, picture: Size, place: Area | undefined): Pan {
  // CSS pixels for a pixel of the picture.
  const scale = scaleOf(room, picture, place) / room.ratio;
  return {
    x: clampPan(before.x + by.x / scale, picture.width, room.width / scale),
    y: clampPan(before.y + by.y / scale, picture.height, room.height / scale),
  };
}

export interface Drawn {
  readonly picture: ImageBitmap;
  /** Draws all that is not transparent in one colour; that of the picture where it is absent. */
  readonly ink: string | undefined;
  readonly marks: Marks;
  readonly place: Area | undefined;
  readonly pan: Pan;
}

/** Draws the picture with its marks, each pixel with a whole number of pixels of the screen. */
export function drawSheet(context: CanvasRenderingContext2D, room: Room, drawn: Drawn): void {
  const { picture, ink, marks, place, pan } = drawn;
  const [width, height] = [Math.round(room.width * room.ratio), Math.round(room.height * room.ratio)];
  const scale = scaleOf(room, picture, place);
  const left = placeIn(width, picture.width * scale, pan.x * scale);
  const top = placeIn(height, picture.height * scale, pan.y * scale);
  // Only what is seen: browsers are slow with what lies far outside.
  const firstX = Math.max(0, Math.floor(-left / scale));
  const firstY = Math.max(0, Math.floor(-top / scale));
  const columns = Math.min(picture.width - firstX, Math.ceil(width / scale) + 1);
  const rows = Math.min(picture.height - firstY, Math.ceil(height / scale) + 1);
  context.imageSmoothingEnabled = false;
  context.drawImage(
    picture,
    firstX,
    firstY,
    columns,
    rows,
    left + firstX * scale,
    top + firstY * scale,
    columns * scale,
    rows * scale,
  );
  if (ink !== undefined) {
    context.save();
    context.globalCompositeOperation = 'source-in';
    context.fillStyle = ink;
    context.fillRect(0, 0, width, height);
    context.restore();
  }
  drawMarks(context, composeMarks(marks, { left, top, scale, ratio: room.ratio }));
}
