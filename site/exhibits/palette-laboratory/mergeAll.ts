import type { NearTwins } from 'pixels/edit/paletteOf';

/**
 * Indexes of the colours that go when all twins are merged. A colour that is gone takes no other one
 * with it, so of a row of near shades some stay, and no two of those that stay are twins.
 */
export function mergeAll(twins: readonly NearTwins[]): readonly number[] {
  const gone = new Set<number>();
  // In the order of the palette: whether the first of a pair stays is settled before it takes the other.
  const inOrder = twins.toSorted((a, b) => a.one - b.one);
  for (const { one, other } of inOrder) if (!gone.has(one)) gone.add(other);
  return [...gone];
}
