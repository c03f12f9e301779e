/** The state of the zoom view. Columns and rows count from 0, in pixels of the picture. */
export interface View {
  /** CSS pixels for a pixel of the picture; a whole number. */
  readonly scale: number;
  readonly hasGrid: boolean;
  readonly column: number;
  readonly row: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const largestScale = 64;
/** At smaller scales the lines of the grid would hide the pixels. */
const smallestGridScale = 6;
const smallestSquare = 8;

/** A place in a picture: how far along its width and its height, from 0 to 1. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The first view: all of it, with the cursor where the picture was pressed, else in its middle. */
export function firstView(picture: Size, room: Size, { x, y }: Place = { x: 0.5, y: 0.5 }): View {
  const view: View = { scale: fittingScale(picture, room), hasGrid: false, column: 0, row: 0 };
  return moveTo(view, picture, x * picture.width, y * picture.height);
}

/** The largest whole scale at which there is room for all of the picture; at least its own size. */
export function fittingScale(picture: Size, room: Size): number {
  const scale = Math.floor(Math.min(room.width / picture.width, room.height / picture.height));
  return clamp(scale, 1, largestScale);
}

/** One whole step larger or smaller; steps grow with the scale. */
export function zoomBy(view: View, direction: 1 | -1): View {
  const step = Math.max(1, Math.floor((direction === 1 ? view.scale : view.scale - 1) / 4));
  return { ...view, scale: clamp(view.scale + direction * step, 1, largestScale) };
}

/** The grid switched on, as large as it takes to see it, or off. */
export function toggleGrid(view: View): View {
  const scale = view.hasGrid ? view.scale : Math.max(view.scale, smallestGridScale);
  return { ...view, scale, hasGrid: !view.hasGrid };
}

/** The cursor at a pixel, or at the edge nearest to it. */
export function moveTo(view: View, picture: Size, column: number, row: number): View {
  return {
    ...view,
    column: clamp(Math.floor(column), 0, picture.width - 1),
    row: clamp(Math.floor(row), 0, picture.height - 1),
  };
}

/** The pixel nearest to the cursor that is something, where the cursor is on nothing; the same view otherwise. */
export function moveToContent(
  view: View,
  picture: Size,
  isDrawn: (column: number, row: number) => boolean,
): View {
  if (isDrawn(view.column, view.row)) return view;
  let nearest = view;
  let least = Number.POSITIVE_INFINITY;
  for (let row = 0; row < picture.height; row++)
    for (let column = 0; column < picture.width; column++) {
      const far = Math.hypot(column - view.column, row - view.row);
      if (far >= least || !isDrawn(column, row)) continue;
      least = far;
      nearest = { ...view, column, row };
    }
  return nearest;
}

export function showsGrid({ hasGrid, scale }: View): boolean {
  return hasGrid && scale >= smallestGridScale;
}

/** The side of a square of the checker, in CSS pixels: one or more pixels of the picture, and never tiny. */
export function checkerSquare({ scale }: View): number {
  return scale * Math.ceil(smallestSquare / scale);
}

/** How far an arrow key moves the cursor, in columns and rows. */
export const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
