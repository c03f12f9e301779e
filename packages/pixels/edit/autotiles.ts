/** A way from a tile to a neighbour, and the bit that says that it is filled as well. */
interface Neighbour {
  readonly right: -1 | 0 | 1;
  readonly down: -1 | 0 | 1;
  readonly bit: number;
}

export interface TileSet {
  /** How many tiles stand side by side in the template. */
  readonly columns: number;
  /** The mask of each tile, row by row: the bits of its filled neighbours. */
  readonly masks: readonly number[];
  readonly neighbours: readonly Neighbour[];
}

/**
 * Sixteen tiles for the four neighbours at the sides, ordered by their masks: north 1, east 2, south 4,
 * west 8. Source of the numbers: "2-edge Wang tiles",
 * https://www.boristhebrave.com/permanent/24/06/cr31/stagecast/wang/2edge.html
 */
export const edgeTiles: TileSet = {
  columns: 4,
  masks: Array.from({ length: 16 }, (_, mask) => mask),
  neighbours: [
    { right: 0, down: -1, bit: 1 },
    { right: 1, down: 0, bit: 2 },
    { right: 0, down: 1, bit: 4 },
    { right: -1, down: 0, bit: 8 },
  ],
};

/**
 * The eight neighbours, clockwise from north, each twice the one before it. Source of the numbers: "Blob
 * tileset", https://www.boristhebrave.com/permanent/24/06/cr31/stagecast/wang/blob.html
 */
const around: readonly Neighbour[] = [
  { right: 0, down: -1, bit: 1 },
  { right: 1, down: -1, bit: 2 },
  { right: 1, down: 0, bit: 4 },
  { right: 1, down: 1, bit: 8 },
  { right: 0, down: 1, bit: 16 },
  { right: -1, down: 1, bit: 32 },
  { right: -1, down: 0, bit: 64 },
  { right: -1, down: -1, bit: 128 },
];

/**
 * The 47 tiles of a "blob" set in the order of their masks. A corner counts only if both sides that it
 * lies between are filled; that leaves 47 of the 256 masks. In a template of 8 by 6 the last place is empty.
 */
export const blobTiles: TileSet = {
  columns: 8,
  masks: Array.from({ length: 256 }, (_, mask) => mask).filter((mask) => dropCorners(mask) === mask),
  neighbours: around,
};

/** A mask of eight neighbours without the corners that do not count. */
export function dropCorners(mask: number): number {
  let rest = mask;
  for (const corner of [1, 3, 5, 7]) {
    const sides = (1 << (corner - 1)) | (1 << ((corner + 1) % 8));
    if ((mask & sides) !== sides) rest &= ~(1 << corner);
  }
  return rest;
}
