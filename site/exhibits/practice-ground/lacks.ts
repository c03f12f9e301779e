import type { CardRule } from '../../features/practice-cards/shared/practice';
import { findAllFaults } from './checkPixel';
import { measure, piecesOf } from './measure';
import type { Looked, Reason } from './reason';
import { wallsOf } from './walls';

/** The smallest piece of a colour that is in too many. */
export function findSpare(rule: CardRule, { grid, given }: Looked): Reason | undefined {
  const { count, colors: [first, last] = [1, 1] } = rule;
  for (let color = first; color <= last; color++) {
    const pieces = piecesOf(grid, given, color);
    const [smallest] = pieces.toSorted((one, other) => one.length - other.length);
    if (smallest && pieces.length > count) return { name: 'areasSpare', at: smallest, colors: [color] };
  }
  return undefined;
}

/** How much of a colour is missing in a place: some, all, or what was given of it; of several colours each has its number. */
export function findLack(rule: CardRule, { grid, given, offered }: Looked): Reason | undefined {
  const { colors: [first, last] = [1, 1] } = rule;
  const measured = measure(rule, grid, given, offered);
  if (measured === undefined || measured.now >= measured.least || first !== last) return undefined;
  const name = offered.includes(first) ? (measured.now === 0 ? 'manyNone' : 'manyFew') : 'manyGone';
  return { name, at: [] };
}

/** Two colours that became the same one, by a pixel of each. */
export function findMerged(rule: CardRule, { grid, given }: Looked): Reason | undefined {
  const { colors: [first, last] = [1, 1] } = rule;
  const places = Array.from({ length: last - first + 1 }, (_, step) => given.cells.indexOf(first + step));
  for (const [nth, at] of places.entries()) {
    const twin = places.findIndex((other, before) => before < nth && grid.cells[other] === grid.cells[at]);
    if (twin >= 0)
      return { name: 'recolorMerged', at: [places[twin] ?? 0, at], colors: [first + twin, first + nth] };
  }
  return undefined;
}

/** What is missing where a thing moved to, or else what is still there where it stood. */
export function findUnmoved(rule: CardRule, { grid, given }: Looked): Reason | undefined {
  const { count, colors: [shape] = [1] } = rule;
  const wrong = findAllFaults(rule, grid, given);
  const missing = wrong.filter((at) => given.cells[at - count * grid.side] === shape);
  if (missing.length > 0) return { name: 'movedMissing', at: missing };
  return wrong.length > 0 ? { name: 'movedLeft', at: wrong } : undefined;
}

/** The first column of a wall that has a hole, is too low or too high. */
export function findUneven(rule: CardRule, { grid, given }: Looked): Reason | undefined {
  const wall = wallsOf(grid, rule, given).find(({ high }) => high !== rule.count);
  if (wall === undefined) return undefined;
  const name = !wall.isWhole ? 'uprightHole' : wall.high < rule.count ? 'uprightLow' : 'uprightHigh';
  return { name, at: [wall.fault] };
}
