import type { CardRule, PracticeRule } from '../../features/practice-cards/shared/practice';
import { type Grid, isIn } from './grid';

/** Rules that only restrict how a colour is used, or what is drawn in a place: kept as long as nothing of that is there. */
const restricted: Readonly<Partial<Record<PracticeRule, 'color' | 'colors' | 'place'>>> = {
  apart: 'color',
  areas: 'colors',
  flip: 'color',
  narrow: 'place',
  rounded: 'colors',
  sized: 'color',
  slender: 'color',
  straight: 'place',
  tapers: 'color',
  'within-color': 'color',
};

/** Rules that what is given keeps: one that is broken tells of damage. */
const preserving: ReadonlySet<PracticeRule> = new Set(['crown', 'foot', 'form', 'keep']);

/** Whether the rule only says what stays as it was given. */
export const isOfGiven = ({ name }: CardRule) => preserving.has(name);

/** Whether anything is changed that the rule speaks of. Until then there is nothing to praise where it is kept. */
export function isTouched(rule: CardRule, grid: Grid, given: Grid): boolean {
  const { name, count, colors: [first, last] = [1, 1] } = rule;
  const what = restricted[name];
  return grid.cells.some((color, at) => {
    if (color === given.cells[at]) return false;
    // What is given in the colour of `apart` stays: any change may part it from the others.
    if (what === 'color') return color === count || (name === 'apart' && given.cells.includes(count));
    if (what === 'colors') return color >= first && color <= last;
    return what === undefined || isIn(grid, rule, at);
  });
}
