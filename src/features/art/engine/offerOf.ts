import type { Download } from '../../../model/art';
import type { Art, Export } from '../../../pixels/art';

/** What a page can tell of a file before it is drawn. */
export function offerOf(entry: Export, { width, height, frames }: Art): Omit<Download, 'src' | 'bytes'> {
  if (entry.of === 'first') {
    const side = Math.max(0, ...entry.sides);
    const size = side === 0 ? { width, height } : { width: side, height: side };
    const shown = new Set(frames[0]?.bitmap.pixels).add(entry.ground);
    return { colors: countColors(shown), picture: size };
  }
  const isSheet = entry.path.endsWith('.png');
  const cell = { width: width * entry.scale, height: height * entry.scale };
  const count = frames.length;
  const duration = frames.reduce((sum, frame) => sum + frame.duration, 0);
  return {
    colors: countColors(new Set(frames.flatMap(({ bitmap }) => [...bitmap.pixels]))),
    picture: {
      width: isSheet ? cell.width * count : cell.width,
      height: cell.height,
      ...(count === 1 ? {} : { frames: { count, ...cell, ...(isSheet ? {} : { duration }) } }),
    },
  };
}

function countColors(values: ReadonlySet<number>): number {
  return values.size - (values.has(0) ? 1 : 0);
}
