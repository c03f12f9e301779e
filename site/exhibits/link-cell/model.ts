import { lineBetween } from 'pixels/edit/lines';
import { rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import { converted, type Field, fields, listOf, marks, oneOf } from '../kit/linkCodec';
import type { Point } from '../kit/PixelStage';
import { layStamp, wordOfLetter } from '../kit/stamp';
import { closedEyes, crackedEye, eyes, stageSize } from './frames';

/** The colours to draw with, as letters of `houseColors`; the last one is the ground. */
export const colors = ['0', '6', 'f', 'e', '5'] as const;
export type Color = (typeof colors)[number];

/** A drawing of its own, a letter for each pixel; a linked cell has none. */
type Cell = string | undefined;

export interface Strip {
  /** One for each frame. */
  readonly cells: readonly Cell[];
  /** The frame in view, from 0. */
  readonly frame: number;
  readonly color: Color;
}

const copies: readonly string[] = [closedEyes, crackedEye, crackedEye, crackedEye];
export const startStrip: Strip = {
  cells: copies.map((copy, frame) => (frame === 2 ? undefined : copy)),
  frame: 1,
  color: '0',
};

/** The frame whose drawing a frame shows (rule 1). */
export function sourceOf({ cells }: Pick<Strip, 'cells'>, frame: number): number {
  return cells.findLastIndex((cell, index) => index <= frame && cell !== undefined);
}

function drawingOf(strip: Strip, frame: number): string {
  return strip.cells[sourceOf(strip, frame)] ?? '';
}

/** Sets pixels of the frame in view to the chosen colour, in a straight line (rule 2). */
export function paint(strip: Strip, from: Point, to: Point): Strip {
  const { width, height } = stageSize;
  const letters = [...drawingOf(strip, strip.frame)];
  for (const { x, y } of lineBetween(from, to))
    if (x >= 0 && x < width && y >= 0 && y < height) letters[y * width + x] = strip.color;
  return { ...strip, cells: strip.cells.with(sourceOf(strip, strip.frame), letters.join('')) };
}

/** Links the cell in view to the one before it, or gives it a drawing of its own (rules 1, 3). */
export function changeLink(strip: Strip, isLinked: boolean): Strip {
  if (strip.frame === 0) return strip;
  const cell = isLinked ? undefined : drawingOf(strip, strip.frame);
  return { ...strip, cells: strip.cells.with(strip.frame, cell) };
}

/** How many drawings the frames are made of. */
export function countDrawings({ cells }: Strip): number {
  return cells.filter((cell) => cell !== undefined).length;
}

/** How many of the frames with open eyes have an eye that is not whole (rule 4). */
export function countCracks(strip: Strip): number {
  return openFrames.filter((frame) => eyeOf(drawingOf(strip, frame), eyes.cracked) !== wholeEye).length;
}

function eyeOf(drawing: string, column: number): string {
  const rows = Array.from({ length: eyes.size }, (_, row) => (eyes.top + row) * stageSize.width + column);
  return rows.map((start) => drawing.slice(start, start + eyes.size)).join('');
}

const wholeEye = eyeOf(crackedEye, eyes.whole);
const openFrames = [1, 2, 3];

/** Rule 5. */
export function isGoalMet(strip: Strip): boolean {
  const sources = new Set(openFrames.map((frame) => sourceOf(strip, frame)));
  return sources.size === 1 && countCracks(strip) === 0;
}

/** The picture that a frame shows. */
export function drawFrame(strip: Strip, frame: number): Raster {
  const { width, height } = stageSize;
  return rasterOf(width, height, Uint32Array.from(drawingOf(strip, frame), wordOfLetter));
}

/** Between two frames of the strip, and around it. */
const gap = 2;
export const stripSize = { width: 4 * stageSize.width + 5 * gap, height: stageSize.height + 8 };

/** All frames side by side; below each a dot for a drawing, or a line from the dot of the drawing that it shows. */
export function drawStrip(strip: Strip): Raster {
  const { width, height } = stripSize;
  const words = new Uint32Array(width * height).fill(wordOfLetter('0'));
  for (const [frame, cell] of strip.cells.entries()) {
    const x = gap + frame * (stageSize.width + gap);
    const drawing = drawingOf(strip, frame).match(new RegExp(`.{${stageSize.width}}`, 'g')) ?? [];
    layStamp(words, width, drawing, { x, y: gap });
    const middle = { x: x + stageSize.width / 2 - 1, y: height - 4 };
    if (cell !== undefined) layStamp(words, width, ['bb', 'bb'], middle);
    else {
      const length = stageSize.width + gap;
      layStamp(words, width, ['b'.repeat(length), 'b'.repeat(length)], {
        x: middle.x - length + 2,
        y: middle.y,
      });
    }
  }
  return rasterOf(width, height, words);
}

/** Stands for a linked cell in a link. */
const linked = 'l';

/** A drawing as its changes: a place and a colour for each pixel. */
function drawingField(copy: string): Field<string> {
  return converted(
    marks(copy.length, oneOf<readonly string[]>(...colors)),
    (changed) => [...copy].map((letter, place) => changed.get(place) ?? letter).join(''),
    (drawing) =>
      new Map(
        [...drawing].flatMap((letter, place) => (letter === copy[place] ? [] : [[place, letter] as const])),
      ),
  );
}

/** A drawing, or the letter of a linked cell. */
function cellField(copy: string): Field<string> {
  const drawing = drawingField(copy);
  return {
    pattern: `${linked}|${drawing.pattern}`,
    write: (cell) => (cell === linked ? linked : drawing.write(cell)),
    read: (text) => (text === linked ? linked : drawing.read(text)),
  };
}

/** The cells: `.7x0.l.` (rule 6). */
export const stripLink = fields('{cells}', {
  cells: converted(
    listOf(
      copies.map((copy, frame) => (frame === 0 ? drawingField(copy) : cellField(copy))),
      '.',
    ),
    (cells): readonly Cell[] => cells.map((cell) => (cell === linked ? undefined : cell)),
    (cells) => cells.map((cell) => cell ?? linked),
  ),
});
