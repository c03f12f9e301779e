/** A pixel of a plan; column and row count from 1 at the upper left, as artists count. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The pixel at a point of the plan as it is shown, or the one at the edge nearest to it. */
export function cellAt(
  x: number,
  y: number,
  box: Size & { readonly left: number; readonly top: number },
  size: Size,
): Cell {
  return keepInside(
    {
      column: Math.floor(((x - box.left) / box.width) * size.width) + 1,
      row: Math.floor(((y - box.top) / box.height) * size.height) + 1,
    },
    size,
  );
}

/** How far an arrow key goes, in columns and rows. */
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The pixel that a key goes to, eight at once with Shift; `undefined` for a key that goes nowhere. */
export function cellAfterKey(
  cell: Cell,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  size: Size,
): Cell | undefined {
  const step = arrows[key];
  if (step === undefined) return undefined;
  const by = shiftKey ? 8 : 1;
  return keepInside({ column: cell.column + step[0] * by, row: cell.row + step[1] * by }, size);
}

function keepInside({ column, row }: Cell, { width, height }: Size): Cell {
  return { column: clamp(column, width), row: clamp(row, height) };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(1, value));
}
