/** Where the divider stands at first, in pixels of a picture that has `art` of them in a row: in the middle. */
export function middleOf(art: number): number {
  return Math.round(art / 2);
}

/**
 * The place between two pixels of the picture that is nearest to a point of the screen.
 * @param x of the point, and `left` and `width` of the picture as it is shown, in CSS pixels
 * @param art pixels of the picture in a row
 */
export function columnAt(
  x: number,
  { left, width }: { readonly left: number; readonly width: number },
  art: number,
): number {
  const column = Math.round(((x - left) / width) * art);
  return Math.min(art, Math.max(0, column));
}
