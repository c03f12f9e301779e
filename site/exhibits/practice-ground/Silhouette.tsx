import { memo } from 'react';
import type { Grid } from './grid';

interface Props {
  readonly grid: Grid;
  /** How wide and high it is, in CSS pixels at most: each of its own has a whole number of them. */
  readonly room: number;
  /** Whether what is in the first colour stands out from the rest. */
  readonly isOutlined?: boolean;
}

/** The shape of a drawing in one colour: of one that leaves nothing empty, what is in the first colour. */
export const Silhouette = memo(({ grid, room, isOutlined = false }: Props) => {
  const { side, cells } = grid;
  const shown = side * Math.max(1, Math.floor(room / side));
  const lines = <path d={pathOf(grid, (color) => color === 1)} />;
  const shape = <path d={pathOf(grid, (color) => color > 0)} opacity={isOutlined ? 0.4 : 1} />;
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      width={shown}
      height={shown}
      fill="currentColor"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {(isOutlined || cells.includes(0)) && shape}
      {(isOutlined || !cells.includes(0)) && lines}
    </svg>
  );
});

/** Squares where a colour is asked for. */
function pathOf({ side, cells }: Grid, isIn: (color: number) => boolean): string {
  return cells
    .map((color, at) => (isIn(color) ? `M${at % side} ${Math.floor(at / side)}h1v1h-1z` : ''))
    .join('');
}
