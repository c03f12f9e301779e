import type { Grid } from '../practice-ground/grid';

/** Columns of a step: from one stone of the ground to the next. */
const distance = 12;
/** Columns of a stone, one more than a foot has, and of those before the first. */
const wide = 5;
const before = 5;
/** After so many rounds of eight drawings, the stones are in their places again at every speed. */
const rounds = [0, 1, 2];

/** Pixels that the ground goes back with each drawing: at most, and as they go before anything is chosen. */
export const speeds = { most: 6, first: 5 };

/** A motion over its ground, the lowest row: stones of a colour in it go back by the speed with each drawing. */
export const moveGround = (grids: readonly Grid[], speed: number, stone: number): readonly Grid[] =>
  rounds.flatMap((round) =>
    grids.map((grid, at) => layStones(grid, (round * grids.length + at) * speed, stone)),
  );

function layStones({ side, cells }: Grid, gone: number, stone: number): Grid {
  const ground = side * (side - 1);
  const isStone = (at: number) => at >= ground && (at - ground + gone + distance - before) % distance < wide;
  return { side, cells: cells.map((color, at) => (isStone(at) ? stone : color)) };
}

/** How the feet go over ground of a speed, where they go back by `right` pixels with each drawing. */
export const slideOf = (speed: number, right: number) =>
  speed === right ? 'held' : speed < right ? 'slow' : 'fast';
