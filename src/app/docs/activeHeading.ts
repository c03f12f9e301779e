/** A heading on the screen, in CSS pixels from the top of the window. */
export interface HeadingBox {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The heading whose section is being read (TOC-02): the first one at or below the lower `edge` of
 * the bar if it lies fully in the upper half of the window, else the one before it. With no heading
 * below the edge it is the last one; before the first section there is none.
 */
export function activeHeading(
  headings: readonly HeadingBox[],
  edge: number,
  windowHeight: number,
): string | undefined {
  const index = headings.findIndex(({ top }) => top >= edge);
  if (index === -1) return headings.at(-1)?.id;
  const next = headings[index];
  const isRead = next !== undefined && next.bottom <= windowHeight / 2;
  return isRead ? next.id : headings[index - 1]?.id;
}
