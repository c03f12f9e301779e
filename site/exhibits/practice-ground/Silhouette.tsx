import { memo } from 'react';
import type { Grid } from './grid';

interface Props {
  readonly grid: Grid;
  /** The letters of its colours. */
  readonly colors: string;
  /** How wide and high it is, in CSS pixels at most: each of its own has a whole number of them. */
  readonly room: number;
}

/** The colours of `art/resprite.gpl`, in the order of their letters: it follows the palette that a visitor chose. */
export const inkNames = [
  ...(['night', 'dusk', 'violet', 'iris', 'lilac', 'mist', 'paper', 'umber'] as const),
  ...(['brick', 'ember', 'amber', 'gold', 'coral', 'moss', 'leaf', 'mint'] as const),
];

/** The letter of the colour of paper, on which it stands. */
const paper = '6';

/** The shape of a drawing in its commonest colour besides that of paper and the first, which its lines have. */
export const Silhouette = memo(({ grid, colors, room }: Props) => {
  const { side, cells } = grid;
  const shown = side * Math.max(1, Math.floor(room / side));
  const [lines = '', ...others] = colors;
  const count = (letter: string) => cells.filter((cell) => colors[cell - 1] === letter).length;
  const most = others
    .filter((letter) => letter !== paper)
    .reduce((best, letter) => (best === lines || count(letter) > count(best) ? letter : best), lines);
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      width={shown}
      height={shown}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={pathOf(grid, (color) => color > 0)} fill={inkOf(most)} />
      <path d={pathOf(grid, (color) => color === 1)} fill={inkOf(lines)} />
    </svg>
  );
});

function inkOf(letter: string): string {
  return `var(--${inkNames[Number.parseInt(letter, 16)]})`;
}

/** Squares where a colour is asked for. */
function pathOf({ side, cells }: Grid, isIn: (color: number) => boolean): string {
  return cells
    .map((color, at) => (isIn(color) ? `M${at % side} ${Math.floor(at / side)}h1v1h-1z` : ''))
    .join('');
}
