import type { Rgba } from '../raster';
import { colorOfLight, lightOf } from './srgb';

/** Eyes without the receptors of long, middle or short waves. */
export type ColorBlindness = 'protanopia' | 'deuteranopia' | 'tritanopia';

/**
 * Matrices for linear red, green and blue, at full severity.
 * Source: G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A physiologically-based model for
 * simulation of color vision deficiency" (2009), table of severity 1.0,
 * https://www.inf.ufrgs.br/~oliveira/pubs_files/CVD_Simulation/CVD_Simulation.html
 */
const matrices: Readonly<Record<ColorBlindness, readonly (readonly [number, number, number])[]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** How a colour looks to such eyes. */
export function simulateColorBlindness(color: Rgba, kind: ColorBlindness): Rgba {
  const [red, green, blue] = lightOf(color);
  const [r = 0, g = 0, b = 0] = matrices[kind].map((row) => row[0] * red + row[1] * green + row[2] * blue);
  return colorOfLight([r, g, b], color[3]);
}
