/** A pixel that changes. Colours are values of its red, green, blue and opacity. */
export interface Stroke {
  /** Its place in the picture, row after row. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The pixels in which two pictures differ, in the order of drawing: cluster by cluster of one colour, large areas
 * before details, each in rows to and fro, as a hand fills.
 * @param width of both, in pixels
 */
export function listStrokes(before: Uint32Array, after: Uint32Array, width: number): Stroke[] {
  const seen = new Set<number>();
  const clusters: number[][] = [];
  after.forEach((to, start) => {
    if (to === before[start] || seen.has(start)) return;
    const cluster = [start];
    seen.add(start);
    for (const at of cluster) {
      for (const next of neighboursOf(at, width)) {
        if (seen.has(next) || after[next] !== to || before[next] === to) continue;
        seen.add(next);
        cluster.push(next);
      }
    }
    clusters.push(cluster);
  });
  return clusters
    .toSorted((one, other) => other.length - one.length)
    .flatMap((cluster) =>
      inRows(cluster, width).map((at) => ({ at, from: before[at] ?? 0, to: after[at] ?? 0 })),
    );
}

/** The four around a pixel; rows above and below the picture have none that changes. */
function neighboursOf(at: number, width: number): number[] {
  const column = at % width;
  return [...(column > 0 ? [at - 1] : []), ...(column < width - 1 ? [at + 1] : []), at - width, at + width];
}

function inRows(cluster: readonly number[], width: number): number[] {
  const row = (at: number) => Math.floor(at / width);
  return cluster.toSorted((one, other) => {
    const rows = row(one) - row(other);
    if (rows !== 0) return rows;
    return row(one) % 2 === 0 ? one - other : other - one;
  });
}

/** How much of a stage's section is read when its painting is done: what is done can be looked at. */
const doneAt = 0.75;

/** A section of the text, in CSS pixels from the top of the window. */
export interface Section {
  readonly top: number;
  readonly bottom: number;
}

/**
 * How many stages are painted, the last of them in part; `undefined` above the first section, where the text tells
 * what it leads to.
 * @param sections of the stages, in their order
 * @param line that the reader has come to, in CSS pixels from the top of the window
 */
export function stagesPainted(sections: readonly Section[], line: number): number | undefined {
  const index = sections.findLastIndex(({ top }) => top <= line);
  const section = sections[index];
  if (section === undefined) return undefined;
  const read = (line - section.top) / Math.max(1, section.bottom - section.top);
  return index + Math.min(1, read / doneAt);
}
