import type { SheetGrid } from 'pixels/edit/cutSheet';

interface Size {
  readonly width: number;
  readonly height: number;
}

type Direction = 'columns' | 'rows';

/** Largest margin and padding of a sheet, in pixels: at least one pixel of a cell is left. */
export function widestGap({ width, height }: Size): number {
  return Math.max(0, Math.floor((Math.min(width, height) - 1) / 2));
}

/** Pixels that cells and the room between them have in a direction. */
function innerLength(sheet: Size, { margin }: SheetGrid, direction: Direction): number {
  return (direction === 'columns' ? sheet.width : sheet.height) - 2 * margin;
}

/** How many columns or rows of cells a sheet can have. */
export function largestCount(sheet: Size, grid: SheetGrid, direction: Direction): number {
  const { padding } = grid;
  return Math.max(1, Math.floor((innerLength(sheet, grid, direction) + padding) / (1 + padding)));
}

/** The grid with so many columns or rows: cells are as large as there is room for. */
export function gridOfCounts(sheet: Size, grid: SheetGrid, direction: Direction, count: number): SheetGrid {
  const side = Math.floor((innerLength(sheet, grid, direction) + grid.padding) / count) - grid.padding;
  const cell = Math.max(1, side);
  return direction === 'columns' ? { ...grid, width: cell } : { ...grid, height: cell };
}
