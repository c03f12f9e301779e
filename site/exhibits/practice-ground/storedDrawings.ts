import type { PracticeCard } from '../../features/practice-cards/shared/practice';
import { readDrawing, writeDrawing } from './drawingCode';
import type { Grid } from './grid';
import { keep, readKept } from './keptText';

const key = 'practice-ground';

/** The drawings kept on this device, by the index of their card. */
export type Drawings = ReadonlyMap<number, Grid>;

/** The drawings that `storeDrawings` kept; empty where storage is blocked. */
export function readDrawings(cards: readonly PracticeCard[]): Drawings {
  return new Map(
    readKept(key)
      .split(' ')
      .flatMap((entry): [number, Grid][] => {
        const [, number, code = ''] = /^(\d{1,3})\.(\w+)$/.exec(entry) ?? [];
        const index = Number(number) - 1;
        const card = cards[index];
        const grid = card && readDrawing(code, card.size, card.colors.length);
        return grid === undefined ? [] : [[index, grid]];
      }),
  );
}

/** The drawings with this one of a card, or without any of it where nothing is drawn. */
export function withDrawing(drawings: Drawings, card: number, grid: Grid): Drawings {
  const after = new Map(drawings);
  if (grid.cells.every((color) => color === 0)) after.delete(card);
  else after.set(card, grid);
  return after;
}

/** Keeps the drawings for the next visit. */
export function storeDrawings(drawings: Drawings): void {
  keep(key, [...drawings].map(([index, grid]) => `${index + 1}.${writeDrawing(grid)}`).join(' '));
}
