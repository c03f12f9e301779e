import type { NearTwins } from '../../pixels/edit/paletteOf';

/**
 * Indexes of the colours that go when all twins are merged. A colour that is gone takes no other one
 * with it: of a row of near shades some stay.
 * @param twins the nearest first
 */
export function mergeAll(twins: readonly NearTwins[]): readonly number[] {
  const gone = new Set<number>();
  for (const { one, other } of twins) if (!gone.has(one) && !gone.has(other)) gone.add(other);
  return [...gone];
}
