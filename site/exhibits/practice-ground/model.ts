import type { PracticeCard } from '../../features/practice-cards/shared/practice';
import { isKept } from './checkRule';
import { readDrawing, writeDrawing } from './drawingCode';
import { blankGrid, colorAt, findAreas, fourSides, type Grid } from './grid';

/** A drawing in the hand. */
export interface Drawing {
  readonly grid: Grid;
  /** Drawings before each stroke, the last one at the end. */
  readonly past: readonly Grid[];
  /** Whether the visitor has drawn on it since it was opened. */
  readonly isChanged: boolean;
}

/** A card and what is drawn on it. */
export interface Ground extends Drawing {
  /** Index of the card. */
  readonly card: number;
  /** The drawing to be repeated from memory; absent while none is. */
  readonly original?: Grid;
}

/** A pixel of the drawing, from 0; it may lie outside. */
interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The card, with a drawing of it where there is one. */
export function openCard(cards: readonly PracticeCard[], card: number, grid?: Grid): Ground {
  return { card, grid: grid ?? blankGrid(cards[card]?.size ?? 0), past: [], isChanged: false };
}

/** The card of a week; in a longer year the first one comes twice. */
export function cardOfWeek(week: number, count: number): number {
  return (week - 1) % count;
}

/** The cards of last week, of this week and of the next one. */
export function weeksAround(week: number, count: number): readonly number[] {
  return [week + count - 1, week, week + 1].map((each) => cardOfWeek(each, count));
}

/** What is drawn with: a colour by its number, 0 for none, or a drawing whose pixels come back where they were. */
export type Ink = number | Grid;

const inkAt = (ink: Ink, at: number) => (typeof ink === 'number' ? ink : (ink.cells[at] ?? 0));

/** Draws from one pixel to another, both of them too: a fast stroke has no gaps. Mirrored, left and right alike. */
export function drawLine<In extends Drawing>(
  ground: In,
  ink: Ink,
  from: Cell,
  to: Cell,
  isMirrored = false,
): In {
  const { grid } = ground;
  const cells = [...grid.cells];
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y), 1);
  for (let step = 0; step <= steps; step++) {
    const x = Math.round(from.x + ((to.x - from.x) * step) / steps);
    const y = Math.round(from.y + ((to.y - from.y) * step) / steps);
    if (x < 0 || y < 0 || x >= grid.side || y >= grid.side) continue;
    for (const at of [x, ...(isMirrored ? [grid.side - 1 - x] : [])].map((column) => y * grid.side + column))
      cells[at] = inkAt(ink, at);
  }
  return { ...ground, grid: { ...grid, cells } };
}

/** Fills what touches a place in its colour. Mirrored, left and right alike. */
export function fillFrom<In extends Drawing>(ground: In, ink: Ink, { x, y }: Cell, isMirrored = false): In {
  const { grid } = ground;
  const before = colorAt(grid, x, y);
  const area = findAreas(grid, (own) => own === before, fourSides).find((one) =>
    one.includes(y * grid.side + x),
  );
  const cells = [...grid.cells];
  const across = (at: number) => at - 2 * (at % grid.side) + grid.side - 1;
  for (const at of [...(area ?? []), ...(isMirrored ? (area ?? []).map(across) : [])])
    cells[at] = inkAt(ink, at);
  return { ...ground, grid: { ...grid, cells } };
}

/** Gives another colour to all that was given in the colour of a place, so that what became alike comes apart again. */
export function recolor<In extends Drawing>(ground: In, given: Grid, ink: Ink, { x, y }: Cell): In {
  const { grid } = ground;
  const before = colorAt(given, x, y);
  const cells = grid.cells.map((color, at) => (given.cells[at] === before ? inkAt(ink, at) : color));
  return { ...ground, grid: { ...grid, cells } };
}

/** The same, to be changed by a stroke that can be taken back. */
export function beginStroke<In extends Drawing>(ground: In): In {
  const { grid, past } = ground;
  return { ...ground, past: [...past, grid], isChanged: true };
}

/** Without the last stroke that changed anything. */
export function undo<In extends Drawing>(ground: In): In {
  const { grid, past } = ground;
  const last = past.findLastIndex((before) => before.cells.some((color, at) => color !== grid.cells[at]));
  const before = past[last];
  return before === undefined ? ground : { ...ground, grid: before, past: past.slice(0, last) };
}

/** Puts the drawing aside and an empty one in its place, or takes it up again. */
export function toggleMemory(ground: Ground): Ground {
  const { grid, original, ...kept } = ground;
  return original === undefined
    ? { ...kept, grid: blankGrid(grid.side), past: [], original: grid }
    : { ...kept, grid: original, past: [] };
}

/** How many pixels of the drawing put aside are there again, and how many there are at all. */
export function compareWithMemory({ grid, original }: Ground): {
  readonly same: number;
  readonly all: number;
} {
  const drawn = (original?.cells ?? []).flatMap((color, at) => (color > 0 ? [color === grid.cells[at]] : []));
  return { same: drawn.filter(Boolean).length, all: drawn.length };
}

/** Which rules of its card a drawing keeps, in their order. */
export function keptRules(card: PracticeCard, grid: Grid): readonly boolean[] {
  return card.rules.map((rule) => isKept(rule, grid));
}

/** The card and its drawing for an address: `12.` and the drawing's code. */
export function writeGround({ card, grid, original }: Ground): string {
  return `${card + 1}.${writeDrawing(original ?? grid)}`;
}

/** The card and drawing that `writeGround` gave, of one of these cards; `undefined` for any other text. */
export function readGround(text: string, cards: readonly PracticeCard[]): Ground | undefined {
  const [, number, code = ''] = /^([1-9]\d{0,2})\.(\w+)$/.exec(text) ?? [];
  const index = Number(number) - 1;
  const card = cards[index];
  const grid = card && readDrawing(code, card.size, card.colors.length);
  return grid && openCard(cards, index, grid);
}
