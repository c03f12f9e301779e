/**
 * How much of the upper picture is cut off at its left, in CSS pixels, when the divider stands after
 * `column` pixels of the picture: always between two of its pixels.
 */
export function cutAt(column: number, scale: number): number {
  return Math.round(column) * scale;
}

/** Where the divider stands at first: in the middle. */
export function middleOf(width: number, scale: number): number {
  return Math.round(width / scale / 2);
}
