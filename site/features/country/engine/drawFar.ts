import type { Role } from './hours';
import { height, isSet, Layer, width } from './layer';
import type { Season } from './seasons';
import { noise, type Outline, ridge } from './terrain';

const peaks: Readonly<Record<Season, Outline>> = {
  summer: ridge(
    '0,128 40,118 90,138 150,118 182,128 222,119 262,132 300,112 340,134 396,104 430,124 470,110 520,132 570,104 610,120 641,114',
    3,
    3,
  ),
  autumn: ridge(
    '0,116 60,132 110,122 150,128 200,112 250,134 310,120 360,130 420,116 480,134 540,120 590,130 641,118',
    2,
    6,
  ),
  winter: ridge(
    '0,104 34,126 76,100 110,128 160,114 190,96 226,124 262,104 296,120 346,134 396,102 424,128 456,106 500,122 540,96 590,128 641,106',
    3,
    12,
  ),
};
const ridges = ridge(
  '0,148 60,138 110,152 170,130 215,148 268,136 330,152 380,138 440,150 500,134 560,150 610,136 641,146',
  2.5,
  9,
);

interface Range {
  readonly outline: Outline;
  readonly light: Role;
  readonly shade: Role;
  /** The colour that its foot fades into, from a row on. */
  readonly haze: Role;
  readonly hazeRow: number;
  /** The row above which snow lies. */
  readonly snowRow: number;
}

/** Two ranges of mountains, lit from the left, their feet in haze. */
export function drawFar(season: Season): Layer {
  const layer = new Layer();
  const far = { light: 'peakLight', shade: 'peak', haze: 'peakLight', hazeRow: 132 } as const;
  drawRange(layer, { outline: peaks[season], snowRow: season === 'winter' ? 128 : 116, ...far });
  const near = { light: 'ridgeLight', shade: 'ridge', haze: 'peak', hazeRow: 150, snowRow: 0 } as const;
  drawRange(layer, { outline: ridges, ...near });
  return layer;
}

function drawRange(layer: Layer, { outline, light, shade, haze, hazeRow, snowRow }: Range): void {
  for (let x = 0; x < width; x++) {
    const top = outline(x);
    for (let y = top; y < height; y++) {
      const depth = y - top;
      // The faces of a mountain run down from its top to the right.
      const face = x - Math.round(depth * 0.55) + Math.round(3 * (noise(y / 5, x >> 4) - 0.5));
      const slope = outline(face + 4) - outline(face - 4);
      const lit = slope < 0 ? Math.min(1, -slope / 5) * Math.max(0, 1 - depth / 34) : 0;
      const mist = (y - hazeRow) / 26;
      const isSnow = top < snowRow && depth < (snowRow + 2 - top) * 0.45 + 2 * noise(x / 3, 5);
      if (isSnow && (slope < 0 || isSet(x, y, 0.45))) layer.set(x, y, 'snow');
      else if (mist > 0 && noise((x + 37 * (y >> 1)) / 9, 40 + (y >> 1)) < mist) layer.set(x, y, haze);
      else layer.set(x, y, isSet(x, y, (lit - 0.3) * 3) ? light : shade);
    }
  }
}
