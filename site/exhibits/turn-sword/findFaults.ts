import type { Ink } from './sword';

/**
 * The damage of a rotation, as the numbers of pixels in their order (rule 5): gaps, where a colour lies at the
 * open; loose pixels of the outline, which touch no colour; and holes, single pixels of nothing.
 * @param side width and height of the square
 */
export function findFaults(inks: readonly Ink[], side: number): number[] {
  const inkAt = (x: number, y: number): Ink =>
    x >= 0 && x < side && y >= 0 && y < side ? (inks[y * side + x] ?? '.') : '.';
  return [...inks.keys()].filter((at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    const sides = [inkAt(x, y - 1), inkAt(x + 1, y), inkAt(x, y + 1), inkAt(x - 1, y)];
    const corners = [inkAt(x - 1, y - 1), inkAt(x + 1, y - 1), inkAt(x + 1, y + 1), inkAt(x - 1, y + 1)];
    const ink = inkAt(x, y);
    if (ink === '.') return !sides.includes('.');
    if (ink === '0') return ![...sides, ...corners].some(isColor);
    return sides.includes('.');
  });
}

function isColor(ink: Ink): boolean {
  return ink !== '.' && ink !== '0';
}
