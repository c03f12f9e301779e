import type { Area } from '../edit/area';

/** The smallest area outside of which two pictures of one size are alike; `undefined` if all of it is. */
export function findChanged(before: Uint32Array, after: Uint32Array, width: number): Area | undefined {
  return findArea(before, after, width, 0xffffffff);
}

/** The smallest area of pixels that become transparent (0), the others being opaque. */
export function findCleared(before: Uint32Array, after: Uint32Array, width: number): Area | undefined {
  return findArea(before, after, width, 0);
}

/** @param most pixels count that differ and are at most this number afterwards */
function findArea(before: Uint32Array, after: Uint32Array, width: number, most: number): Area | undefined {
  if (before === after) return undefined;
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let start = 0, y = 0; start < after.length; start += width, y++) {
    const end = start + width;
    let first = start;
    while (first < end && (before[first] === after[first] || (after[first] ?? 0) > most)) first++;
    if (first === end) continue;
    let last = end - 1;
    while (before[last] === after[last] || (after[last] ?? 0) > most) last--;
    left = Math.min(left, first - start);
    right = Math.max(right, last - start);
    if (top < 0) top = y;
    bottom = y;
  }
  return top < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
