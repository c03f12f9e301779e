import { expect, test } from 'vitest';
import { writeDrawing } from '../exhibits/practice-ground/drawingCode';
import { findTask } from './lessonTasks';

/** The colour of a place, which counts from 1; `undefined` where it stays. */
export type Paint = (x: number, y: number, before: number) => number | undefined;
/** What is drawn, the last over all: places, or rectangles as `color columns rows`, `'4 13-14 15-22, 3 13 23'`. */
export type Stroke = string | Paint | readonly Stroke[];

/** Rows of digits from a row on; a dot leaves what is there. */
export const picture =
  (top: number, ...lines: readonly string[]): Paint =>
  (x, y) =>
    Number(lines[y - top]?.[x - 1]) || undefined;
/** How far from the middle of a canvas of 24 pixels. */
export const aside = (at: number) => Math.abs(at - 12.5);
export const isBetween = (at: number, first: number, last: number) => at >= first && at <= last;

function paintRectangle(text: string): Paint {
  const [[color] = [], columns = [], rows = []] = text.split(' ').map((part) => part.split('-').map(Number));
  const isIn = (at: number, [first = 0, last = first]: readonly number[]) => isBetween(at, first, last);
  return (x, y) => (isIn(x, columns) && isIn(y, rows) ? color : undefined);
}

function draw(cells: readonly number[], side: number, stroke: Stroke): readonly number[] {
  if (typeof stroke === 'function')
    return cells.map((before, at) => stroke((at % side) + 1, Math.floor(at / side) + 1, before) ?? before);
  const strokes = typeof stroke === 'string' ? stroke.split(', ').map(paintRectangle) : stroke;
  return strokes.reduce((drawn, each) => draw(drawn, side, each), cells);
}

type Drawing = [what: string, drawn: Stroke, broken?: string | readonly string[]];

/**
 * A test for each drawing over a piece of a lesson, what is given or its solution: an honest one keeps all rules, any
 * other breaks one of them besides others, or exactly those of a list.
 */
export function testDrawings(piece: string, drawings: readonly Drawing[]): void {
  test.each(drawings)(`${piece}: %s [rule 5]`, (_, drawn, broken = []) => {
    const { given, solution, rules, keptBy } = findTask(piece.replace('-solution', ''));
    const { side, cells } = piece.endsWith('-solution') ? solution : given;
    const grid = { side, cells: draw(cells, side, drawn) };
    const kept = keptBy(grid);
    const found = rules.filter((rule) => !kept.includes(rule)).toSorted();
    if (typeof broken === 'string') expect(found, writeDrawing(grid)).toContain(broken);
    else expect(found, writeDrawing(grid)).toEqual(broken.toSorted());
  });
}
