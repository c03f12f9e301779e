import { pasteArea } from 'pixels/edit/area';
import { enlarge } from 'pixels/edit/enlarge';
import { rasterOf } from 'pixels/edit/pixels32';
import { encodeIco } from 'pixels/encode/encodeIco';
import { encodePng } from 'pixels/encode/encodePng';
import { encodeZip } from 'pixels/encode/encodeZip';
import type { Raster } from 'pixels/raster';

/** Of the icons that systems and manifests ask for. */
const pictures = [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const;

/**
 * The icons of a website, in a ZIP: the picture by whole factors, in the middle of transparent squares.
 * @param sides of those in the icon file, none of which is smaller than the picture
 */
export function makeIcons(raster: Raster, sides: readonly number[]): Uint8Array<ArrayBuffer> {
  const icons = sides.map((side) => ({ side, png: drawIcon(raster, side) }));
  return encodeZip([
    { name: 'favicon.ico', bytes: encodeIco(icons) },
    ...pictures.map(([name, side]) => ({ name, bytes: drawIcon(raster, side) })),
  ]);
}

function drawIcon(raster: Raster, side: number): Uint8Array {
  const large = enlarge(raster, Math.floor(side / Math.max(raster.width, raster.height)));
  const pixels = new Uint32Array(side * side);
  const { width, height } = large;
  const whole = { left: 0, top: 0, width, height };
  pasteArea(large, whole, { width: side, pixels }, (side - width) >> 1, (side - height) >> 1);
  return encodePng(rasterOf(side, side, pixels));
}
