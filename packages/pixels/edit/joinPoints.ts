import { type Area, joinAreas } from './area';
import type { Point } from './lines';

/** Points that touch, by a side or a corner, as one area each: the smallest around them. In the order of the points. */
export function joinPoints(points: readonly Point[]): readonly Area[] {
  // No picture is as wide, so each place has a number of its own.
  const rowLength = 2 ** 16;
  const left = new Map(points.map((point) => [point.y * rowLength + point.x, point]));
  const areas: Area[] = [];
  for (const [start, first] of left) {
    left.delete(start);
    let area: Area = { left: first.x, top: first.y, width: 1, height: 1 };
    const stack = [first];
    for (let point = stack.pop(); point !== undefined; point = stack.pop()) {
      area = joinAreas(area, { left: point.x, top: point.y, width: 1, height: 1 });
      for (let y = point.y - 1; y <= point.y + 1; y++)
        for (let x = point.x - 1; x <= point.x + 1; x++) {
          const at = y * rowLength + x;
          const next = left.get(at);
          if (next === undefined) continue;
          left.delete(at);
          stack.push(next);
        }
    }
    areas.push(area);
  }
  return areas;
}
