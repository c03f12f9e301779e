import type { Size } from '../kit/fitFactor';
import type { MarkedSize } from './messages';

/** Around the picture, in pixels of the file: room for marks at its edge. */
const margin = 16;
/** Longer side that the picture is enlarged to, as far as whole numbers allow. */
const wantedSide = 1024;
const mostFactor = 16;

/** How large a picture is in a file with marks. */
export function sizeOfMarked({ width, height }: Size): MarkedSize {
  const factor = Math.floor(wantedSide / Math.max(width, height));
  return { margin, factor: Math.max(1, Math.min(mostFactor, factor)) };
}
