import type { Rgba } from '../raster';
import { fromHsv, toHsv } from './hsv';
import { fromOklch, toOklch } from './oklab';

export interface RampOptions {
  /** How many colours, 1 to 64; the base is in the middle, of an even number the one before it. */
  readonly steps: number;
  /** Degrees that the hue turns from the base to the lightest colour; to the darkest it turns back as far. */
  readonly hueShift: number;
  /** Lightness of the darkest and of the lightest colour: value in HSV, lightness in OKLCH; 0 to 1. */
  readonly darkest: number;
  readonly lightest: number;
  /** Share of the saturation that is lost at both ends, 0 to 1: ramps look natural if it is highest in the middle. */
  readonly fade: number;
}

/** Most colours of a ramp. */
const mostSteps = 64;

/**
 * A ramp of shades of one colour from dark to light, with hue shift. In OKLCH equal steps look equally
 * large; HSV is what the sliders of most programs are. The base stays as it is.
 */
export function makeRamp(base: Rgba, space: 'hsv' | 'oklch', options: RampOptions): readonly Rgba[] {
  const steps = Math.max(1, Math.min(mostSteps, Math.floor(options.steps)));
  const middle = (steps - 1) >> 1;
  return Array.from({ length: steps }, (_, step) => {
    if (step === middle) return base;
    // From -1 at the darkest to 1 at the lightest.
    const way = step < middle ? step / middle - 1 : (step - middle) / (steps - 1 - middle);
    return space === 'hsv' ? shadeHsv(base, way, options) : shadeOklch(base, way, options);
  });
}

function shadeHsv(base: Rgba, way: number, options: RampOptions): Rgba {
  const { hue, saturation, value } = toHsv(base);
  return fromHsv(
    {
      hue: hue + options.hueShift * way,
      saturation: saturation * (1 - options.fade * Math.abs(way)),
      value: moveTowards(value, way, options),
    },
    base[3],
  );
}

function shadeOklch(base: Rgba, way: number, options: RampOptions): Rgba {
  const { hue, chroma, lightness } = toOklch(base);
  return fromOklch(
    {
      hue: hue + options.hueShift * way,
      chroma: chroma * (1 - options.fade * Math.abs(way)),
      lightness: moveTowards(lightness, way, options),
    },
    base[3],
  );
}

function moveTowards(from: number, way: number, { darkest, lightest }: RampOptions): number {
  return way < 0 ? from + (from - darkest) * way : from + (lightest - from) * way;
}
