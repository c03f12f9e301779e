/** A number from 0 to below 1 that belongs to `n`, the same in every build (the finalizer of MurmurHash3). */
export function random(n: number): number {
  let bits = Math.imul(n ^ 0x9e3779b9, 0x85ebca6b);
  bits ^= bits >>> 13;
  bits = Math.imul(bits, 0xc2b2ae35);
  bits ^= bits >>> 16;
  return (bits >>> 0) / 2 ** 32;
}

/** Value noise: random numbers at whole `x`, eased between them. */
export function noise(x: number, seed: number): number {
  const whole = Math.floor(x);
  const part = x - whole;
  const eased = part * part * (3 - 2 * part);
  return random(whole + seed * 7919) * (1 - eased) + random(whole + 1 + seed * 7919) * eased;
}

/** The row of an outline in each column. */
export type Outline = (x: number) => number;

/**
 * Hills: round between points.
 * @param points column and row of each as in SVG, from the left: `0,172 60,170`
 */
export function swell(points: string, roughness: number, seed: number): Outline {
  const places = [...points.matchAll(/(\d+),(\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  return (x) => Math.round(between(places, x) + roughness * (2 * noise(x / 40, seed) - 1));
}

function between(points: readonly (readonly [x: number, y: number])[], x: number): number {
  const after = points.findIndex(([column]) => column > x);
  const [x1, y1] = points.at(after) ?? [0, 0];
  const [x0, y0] = points[after - 1] ?? [x1 - 1, y1];
  const part = Math.min(1, Math.max(0, (x - x0) / (x1 - x0)));
  return y0 + ((y1 - y0) * (1 - Math.cos(Math.PI * part))) / 2;
}
