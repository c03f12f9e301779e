/** How the page is scrolled, in CSS pixels. */
export interface Scroll {
  readonly offset: number;
  /** The offset at the page's end. */
  readonly end: number;
}

/**
 * Whether a bar that hides on scrolling is to be seen (NAV-12): always within its own height from
 * the top and at the page's end; not after scrolling down; after scrolling up, unless that was the
 * elastic way back from the end, which the visitor did not ask for.
 * @param before the offset before, and whether the bar was to be seen there
 */
export function isBarShown(
  before: { readonly offset: number; readonly isShown: boolean },
  now: Scroll,
  barHeight: number,
): boolean {
  if (now.offset <= barHeight || now.offset >= now.end) return true;
  if (now.offset > before.offset) return false;
  const isElastic = now.offset > now.end - barHeight;
  return now.offset === before.offset || isElastic ? before.isShown : true;
}
