import type { Size } from './kit/fitFactor';
import { isScattered } from './kit/surroundings';

/** As wide as what a narrow stage has around its picture: a star there would be cut, or touch one of the picture. */
const clear = 8;

/** Whether a star is at a pixel around a picture, one `among` as many pixels: none near it. */
export function isStarBeyond(x: number, y: number, { width }: Size, among: number): boolean {
  return (x < -clear || x >= width + clear || y < -clear) && isScattered(x, y, among);
}
