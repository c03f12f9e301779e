import type { Layer } from './layer';

/** A round part of a cloud: how far right of its middle and above its foot, and its radius. */
type Puff = readonly [right: number, up: number, radius: number];

type Tone = 'cloud' | 'cloudShade' | 'cloudFoot';

/** A heap of puffs over a flat foot, the farthest first. */
const heap: readonly Puff[] = [
  [-6, 38, 10],
  [9, 35, 13],
  [-20, 30, 9],
  [26, 27, 13],
  [-30, 20, 11],
  [42, 18, 11],
  [-10, 25, 14],
  [12, 22, 15],
  [52, 8, 9],
  [30, 15, 13],
  [-40, 10, 10],
  [-24, 13, 13],
  [2, 12, 14],
  [44, 6, 11],
  [62, 2, 5],
  [22, 7, 12],
  [-36, 4, 9],
  [-16, 5, 11],
  [36, 3, 8],
  [6, 3, 9],
];

/** A cumulus in three tones: each puff is lit from the upper left, where the sun stands, and shaded towards the foot. */
export function drawCumulus(layer: Pick<Layer, 'set'>, middle: number, foot: number, size = 1): void {
  const puffs = heap.map(([right, up, radius]) => ({
    x: middle + right * size,
    y: foot - up * size,
    radius: radius * size,
  }));
  const toneAt = (x: number, y: number): Tone | undefined => {
    const puff = puffs.findLast((one) => Math.hypot(x - one.x, y - one.y) <= one.radius - 0.3);
    if (puff === undefined || y > foot) return undefined;
    const [right, down] = [(x - puff.x) / puff.radius, (y - puff.y) / puff.radius];
    const height = (foot - y) / (44 * size);
    // Lower puffs have less of the light.
    const fromLight = Math.hypot(right + 0.4, down + 0.5) - 0.6 * (height - 0.5);
    return fromLight < 0.88 ? 'cloud' : fromLight < 1.38 ? 'cloudShade' : 'cloudFoot';
  };
  const reach = Math.ceil(70 * size);
  for (let y = foot - reach; y <= foot; y++)
    for (let x = Math.round(middle) - reach; x <= Math.round(middle) + reach; x++) {
      const tone = mostAround(toneAt, x, y);
      if (tone !== undefined) layer.set(x, y, tone);
    }
  // The foot frays in strokes.
  for (const [right, down, length] of [
    [-44, 1, 22],
    [-14, 1, 30],
    [24, 1, 26],
    [-34, 3, 14],
    [6, 3, 20],
    [40, 3, 10],
  ] as const)
    for (let step = 0; step < length * size; step++)
      layer.set(Math.round(middle + right * size) + step, foot + Math.round(down * size), 'cloudShade');
}

/** The tone of a place, or the one of most places around it where fewer than four of those have its own: no pixel stands alone. */
function mostAround(
  toneAt: (x: number, y: number) => Tone | undefined,
  x: number,
  y: number,
): Tone | undefined {
  const own = toneAt(x, y);
  const counts = new Map<Tone | undefined, number>();
  for (const down of [-1, 0, 1])
    for (const right of [-1, 0, 1]) {
      if (right === 0 && down === 0) continue;
      const tone = toneAt(x + right, y + down);
      counts.set(tone, (counts.get(tone) ?? 0) + 1);
    }
  if ((counts.get(own) ?? 0) > 3) return own;
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}
