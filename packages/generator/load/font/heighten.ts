import type { Bitmap } from 'pixels/bitmap';

/** Rows of a glyph of Jersey 10: small letters begin at the first of these, all stand on the second. */
const rows = { smallTop: 4, foot: 12 } as const;
/** So many rows more make capitals as high as Chinese characters are above the base line; small letters get most of them. */
const added = { aboveSmall: 1, inSmall: 3 } as const;
/** A row whose strokes are this wide at most is crossed by them; a wider one has a stroke along it, which stays as thick. */
const widestCrossing = 3;

/** A Latin glyph of Jersey 10 as high as the Chinese characters beside it: its upright parts are longer, its strokes as thick as before. */
export function heighten({ width, height, pixels }: Bitmap): Bitmap {
  const row = (y: number) => pixels.subarray(y * width, (y + 1) * width);
  const isCrossed = (y: number) => {
    const widest = Math.max(
      ...[...row(y)]
        .join('')
        .split('0')
        .map(({ length }) => length),
    );
    return widest > 0 && widest <= widestCrossing;
  };
  const upper = rows.smallTop - 1;
  const hasStem = row(upper).every((ink) => ink === 0) || isCrossed(upper);
  const more = hasStem ? added.inSmall : added.inSmall + added.aboveSmall;
  const within = Array.from({ length: rows.foot - rows.smallTop }, (_, at) => rows.smallTop + at);
  const crossed = within.filter(isCrossed);
  const repeated = Array.from(
    { length: more },
    (_, at) => crossed[Math.floor(((at + 0.5) / more) * crossed.length)] ?? upper,
  );
  if (hasStem) repeated.push(upper);
  const lines = Array.from({ length: height }, (_, y) =>
    new Array<number>(1 + repeated.filter((line) => line === y).length).fill(y),
  ).flat();
  return { width, height: lines.length, pixels: Uint8Array.from(lines.flatMap((y) => [...row(y)])) };
}
