import { fill } from 'generator/model/text';
import { crop } from 'pixels/edit/area';
import { toGrey } from 'pixels/edit/contrast';
import { packColor, unpackColor } from 'pixels/edit/pixels32';
import { repeatTile } from 'pixels/edit/tiles';
import type { Raster } from 'pixels/raster';
import type { PracticeRule } from '../../features/practice-cards/shared/practice';
import { drawSheet } from '../practice-ground/drawStage';
import type { Grid } from '../practice-ground/grid';
import { stackBlock, turnTile } from './sceneOf';
import { stretchSlices } from './slices';
import type { Step } from './steps';
import type { Words } from './words';

/** A picture of a drawing in use; `scale` is CSS pixels for one of it, `ground` is `#rrggbb`. */
export interface ResultCopy {
  readonly label: string;
  readonly raster: Raster;
  readonly scale: number;
  readonly ground?: string;
  readonly isSmoothed?: boolean;
}

/** What is drawn in a step. */
export interface Drawn {
  readonly step: Step;
  readonly grid: Grid;
  readonly words: Words;
}

/** Sizes in which a drawing of nine parts is shown. */
const windows = [
  [48, 32],
  [64, 24],
] as const;

/** Grounds of the site's palette on which an outline is judged: paper, grass and night. */
const grounds = ['#fcf8ef', '#429e5e', '#17122b'] as const;

/** What an engine enlarges by, so that some blocks are wider than others. */
const oddFactor = 2.5;

/** Pictures of a drawing in use, by the rule that its subject is known by. */
export const copiesByRule: Partial<Record<PracticeRule, (drawn: Drawn) => readonly ResultCopy[]>> = {
  apart: ({ step: { rules, inks }, grid, words }) => {
    // A color that never lies beside itself.
    const isCheckerboard = rules.some(
      ({ name, count, colors }) => name === 'apart' && colors?.[0] === count && colors[1] === count,
    );
    if (!isCheckerboard) return [];
    const own = drawSheet([grid], inks);
    return [
      { label: words.sharp, raster: own, scale: 10 },
      { label: words.smoothed, raster: own, scale: 10, isSmoothed: true },
      { label: words.uneven, raster: drawSheet([enlargeUnevenly(grid)], inks), scale: 4 },
    ];
  },
  copies: ({ step: { given, inks }, grid, words }) => [
    { label: words.field, raster: repeatTile(drawSheet([grid], inks), 3, 3), scale: 4 },
    { label: words.before, raster: repeatTile(drawSheet([given], inks), 3, 3), scale: 4 },
  ],
  keep: ({ step: { task, rules, given, inks }, grid, words }) => {
    // A line that stays, and one colour to soften it with: small, as it is seen.
    const isLine = rules.some(({ name, count }) => name === 'keep' && count === 1);
    if (!isLine || task.offered.length > 1) return [];
    return [
      { label: words.bare, raster: drawSheet([given], inks), scale: 2 },
      { label: words.softened, raster: drawSheet([grid], inks), scale: 2 },
    ];
  },
  lit: ({ step: { inks }, grid, words }) =>
    grounds.map((ground, at) => ({
      label: words.grounds[at] ?? '',
      raster: drawSheet([grid], inks),
      scale: 4,
      ground,
    })),
  slender: ({ step, grid, words }) => [
    { label: words.pond, raster: repeatTile(turnShore(step, grid), 2, 2), scale: 4 },
  ],
  slices: ({ step: { rules, inks }, grid, words }) => {
    const cut = rules.find(({ name }) => name === 'slices')?.count ?? 0;
    return windows.map(([width, height]) => ({
      label: fill(words.window, { width, height }),
      raster: stretchSlices(grid, inks, cut, width, height),
      scale: 2,
    }));
  },
  upright: ({ step: { inks }, grid, words }) => [
    { label: words.hill, raster: stackBlock(grid, inks), scale: 2 },
  ],
};

/** What greys became in colour, turned grey again, beside the greys: on such a copy lost edges are found while one paints. */
export function greyCopies({ step: { inks, given, rules }, grid, words }: Drawn): readonly ResultCopy[] {
  if (!rules.some(({ name }) => name === 'values')) return [];
  const greys = inks.map((ink) => packColor(toGrey(unpackColor(ink))));
  return [
    { label: words.inGrey, raster: drawSheet([grid], greys), scale: 3 },
    { label: words.greysBefore, raster: drawSheet([given], greys), scale: 3 },
  ];
}

function enlargeUnevenly({ side, cells }: Grid): Grid {
  const wide = side * oddFactor;
  const from = (at: number) => Math.floor(at / oddFactor);
  return {
    side: wide,
    cells: Array.from(
      { length: wide * wide },
      (_, at) => cells[from(Math.floor(at / wide)) * side + from(at % wide)] ?? 0,
    ),
  };
}

/** The tile of a shore in its four rotations: the whole drawing, or the quarter of it that is asked for. */
function turnShore({ rules, inks }: Step, grid: Grid): Raster {
  const own = drawSheet([grid], inks);
  if (!rules.some(({ name }) => name === 'within')) return turnTile(own, false);
  const half = own.width / 2;
  return turnTile(crop(own, { left: 0, top: half, width: half, height: half }), true);
}
