import type { Raster } from '../raster';
import { type Area, crop, isEmpty } from './area';

/** How a sheet is divided, in pixels. */
export interface SheetGrid {
  /** Size of a cell. */
  readonly width: number;
  readonly height: number;
  /** Between cells. */
  readonly padding: number;
  /** Before the first column and row, and after the last. */
  readonly margin: number;
}

/** Most frames that are cut from a sheet: as many as the parsers of files take. */
const mostFrames = 4096;

/** How many columns and rows of whole cells a sheet has; 0 and 0 where the grid makes no sense. */
export function countCells(
  { width, height }: Pick<Raster, 'width' | 'height'>,
  grid: SheetGrid,
): { readonly columns: number; readonly rows: number } {
  const isGrid = Object.values(grid).every((value) => Number.isInteger(value) && value >= 0);
  if (!isGrid || grid.width < 1 || grid.height < 1) return { columns: 0, rows: 0 };
  const count = (length: number, cell: number) =>
    Math.max(0, Math.floor((length - 2 * grid.margin + grid.padding) / (cell + grid.padding)));
  return { columns: count(width, grid.width), rows: count(height, grid.height) };
}

/**
 * Where the frames of a sheet are, from left to right and row by row. What is left beside the last
 * whole cell is left out, and so are empty cells at the end; there are no more than 4,096.
 */
export function listCells(raster: Raster, grid: SheetGrid): readonly Area[] {
  const { columns, rows } = countCells(raster, grid);
  const { width, height } = grid;
  const count = Math.min(mostFrames, columns * rows);
  const cells = Array.from({ length: count }, (_, index) => ({
    left: grid.margin + (index % columns) * (width + grid.padding),
    top: grid.margin + Math.floor(index / columns) * (height + grid.padding),
    ...{ width, height },
  }));
  return cells.slice(0, cells.findLastIndex((cell) => !isEmpty(raster, cell)) + 1);
}

/** The frames of a sheet, in the order of `listCells`. */
export function cutSheet(raster: Raster, grid: SheetGrid): readonly Raster[] {
  return listCells(raster, grid).map((cell) => crop(raster, cell));
}
