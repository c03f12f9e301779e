import { height, type Layer, width } from './layer';
import { random } from './terrain';

/** Snow on everything in a layer that has nothing above it, thicker here and there. */
export function letSnow(layer: Layer): void {
  for (let x = 0; x < width; x++)
    for (let y = height - 1; y > 0; y--) {
      if (layer.get(x, y) === undefined || layer.get(x, y - 1) !== undefined) continue;
      layer.set(x, y, 'snow');
      if (random(x * 13 + y) < 0.6) layer.set(x, y + 1, 'snow');
    }
}
