import type { Ink } from './sword';

/** A pixel of nothing beside a colour, where the outline has a gap, or closed in; a pixel of the outline that touches no colour. */
export type Fault = 'gap' | 'loose';

/**
 * The damage of a rotation, by the numbers of pixels in their order (rule 5).
 * @param side width and height of the square
 * @param degrees where the tip points: the outermost pixel there is the tip, and not loose
 */
export function findFaults(inks: readonly Ink[], side: number, degrees: number): ReadonlyMap<number, Fault> {
  const inkAt = (x: number, y: number): Ink =>
    x >= 0 && x < side && y >= 0 && y < side ? (inks[y * side + x] ?? '.') : '.';
  const tip = tipOf(inks, side, degrees);
  const faultAt = (at: number): Fault | undefined => {
    const [x, y] = [at % side, Math.floor(at / side)];
    const sides = [inkAt(x, y - 1), inkAt(x + 1, y), inkAt(x, y + 1), inkAt(x - 1, y)];
    const corners = [inkAt(x - 1, y - 1), inkAt(x + 1, y - 1), inkAt(x + 1, y + 1), inkAt(x - 1, y + 1)];
    const ink = inkAt(x, y);
    const isClosedIn = !sides.includes('.');
    if (ink === '.') return isClosedIn || sides.some(isColor) ? 'gap' : undefined;
    const around = [...sides, ...corners];
    // Without one that is closed in there would be a hole.
    if (ink !== '0' || isClosedIn || around.some(isColor)) return undefined;
    return at === tip && around.includes('0') ? undefined : 'loose';
  };
  return new Map(
    [...inks.keys()].flatMap((at) => {
      const fault = faultAt(at);
      return fault === undefined ? [] : [[at, fault] as const];
    }),
  );
}

/** The pixel that lies furthest where the tip points. */
function tipOf(inks: readonly Ink[], side: number, degrees: number): number {
  const [across, up] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const reach = (at: number) =>
    inks[at] === '.' || inks[at] === undefined
      ? Number.NEGATIVE_INFINITY
      : (at % side) * across - Math.floor(at / side) * up;
  return [...inks.keys()].reduce((best, at) => (reach(at) > reach(best) ? at : best), 0);
}

function isColor(ink: Ink): boolean {
  return ink !== '.' && ink !== '0';
}
