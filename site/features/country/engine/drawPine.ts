import type { Role } from './hours';
import { isSet, type Layer } from './layer';
import { type Outline, random } from './terrain';

/** The colours of a tree from the light to the dark side. */
type Shades = readonly [light: Role, middle: Role, dark: Role];

export const farShades: Shades = ['hillRim', 'hill', 'hillShade'];
export const nearShades: Shades = ['treeLight', 'tree', 'treeShade'];

/** A pine of branches in tiers, its foot at `x`, `foot`. */
export function drawPine(layer: Layer, x: number, foot: number, tall: number, shades: Shades): void {
  const [light, middle, dark] = shades;
  const widest = Math.max(2, Math.round(tall * 0.27));
  const tier = tall > 16 ? 6 : tall > 9 ? 4 : 3;
  for (let row = 0; row < tall - 2; row++) {
    const y = foot - tall + row;
    const part = (row % tier) / tier;
    const spread = widest * ((row / (tall - 2)) * 0.82 + 0.12) * (0.62 + 0.38 * part);
    const half = Math.max(0, Math.round(spread + (part > 0.7 ? 0.2 : -0.4)));
    for (let step = -half; step <= half; step++) {
      const across = (step + half) / (2 * half + 1);
      const isMiddle = across < 0.34 || (across < 0.55 && isSet(x + step, y, 0.45));
      const isLight = across < 0.2 && part > 0.35 && half > 1;
      layer.set(x + step, y, isLight ? light : isMiddle ? middle : dark);
    }
  }
  const trunk = shades === nearShades ? 'woodShade' : dark;
  for (const row of [2, 1]) layer.set(x, foot - row, trunk);
}

interface Forest {
  readonly from: number;
  readonly to: number;
  /** From tree to tree, about. */
  readonly step: number;
  readonly tallest: number;
  readonly seed: number;
}

/** Pines along an outline, lower towards the edges of the forest. */
export function drawForest(layer: Layer, ground: Outline, { from, to, step, tallest, seed }: Forest): void {
  const lowest = 5;
  for (let x = from; x < to; x += Math.max(2, Math.round(step * (0.6 + 0.8 * random(x + seed))))) {
    const fromEdge = Math.min(1, (x - from + 6) / 14, (to - x + 6) / 14);
    const tall = Math.round(lowest + (tallest - lowest) * random(x * 7 + seed) * fromEdge);
    drawPine(layer, x, ground(x) + 3, tall, ['hill', 'hill', 'hillShade']);
  }
}
