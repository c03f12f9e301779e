import { limits } from 'pixels/parse/reading';
import { type Fields, fieldsOf, listOf, sizeOf } from './fields';

/**
 * How many of the first frames can be kept in memory and drawn in time, by the sizes that the document tells of their
 * cells; at least one, for what is too large even so is refused when it is read.
 */
export function countDrawable(layers: readonly Fields[], frames: number, canvas: number): number {
  const lists = layers.map(({ cells }) => listOf(cells));
  /** Of the cell that each layer shows. */
  const areas = layers.map(() => 0);
  const pictures = new Set<unknown>();
  let [kept, drawn] = [0, 0];
  for (let frame = 0; frame < frames; frame++) {
    for (const [index, cells] of lists.entries()) {
      const { id, inherit, bounds } = cells[frame] ?? {};
      if (inherit !== true) {
        const [width, height] = sizeOf(fieldsOf(bounds)['size']);
        areas[index] = width * height;
        if (!pictures.has(id)) kept += width * height;
        pictures.add(id);
      }
      if (layers[index]?.['contentVisible'] !== false) drawn += Math.min(areas[index] ?? 0, canvas);
    }
    if (kept > limits.pixels || drawn > limits.drawn) return Math.max(1, frame);
  }
  return frames;
}
