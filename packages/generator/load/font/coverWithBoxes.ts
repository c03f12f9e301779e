import type { Bitmap } from 'pixels/bitmap';

/** A box of the pixel grid; `y` points down. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Boxes that cover the ink of a bitmap and nothing else, from left to right; they may overlap. Always the one that
 * covers most of what is still bare is taken next. Strokes of a pixel font are few boxes, and as outlines of four
 * corners they compress better than the outlines of its shapes.
 */
export function coverWithBoxes(bitmap: Bitmap): readonly Box[] {
  const { width } = bitmap;
  const boxes = boxesOf(bitmap);
  const bare = bitmap.pixels.slice();
  const taken: Box[] = [];
  while (bare.some((pixel) => pixel !== 0)) {
    const next = boxes.reduce((best, box) => (countBare(box) > countBare(best) ? box : best));
    for (let { y } = next; y < next.y + next.height; y++)
      bare.fill(0, y * width + next.x, y * width + next.x + next.width);
    taken.push(next);
  }
  return taken.toSorted((a, b) => a.x - b.x || a.y - b.y);

  function countBare(box: Box): number {
    let count = 0;
    for (let { y } = box; y < box.y + box.height; y++)
      for (let { x } = box; x < box.x + box.width; x++) if (bare[y * width + x] !== 0) count++;
    return count;
  }
}

/** Of each pixel of ink, the boxes of ink that it begins: one for each height, as wide as it can be. */
function boxesOf({ width, height, pixels }: Bitmap): readonly Box[] {
  const boxes: Box[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let end = width;
      for (let row = y; row < height && pixels[row * width + x] !== 0; row++) {
        const gap = pixels.subarray(row * width + x, row * width + end).indexOf(0);
        if (gap >= 0) end = x + gap;
        boxes.push({ x, y, width: end - x, height: row + 1 - y });
      }
    }
  return boxes;
}
