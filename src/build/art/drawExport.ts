import type { Art, Export } from '../../pixels/art';
import { centerInSquare } from '../../pixels/center';
import { drawSvg } from '../../pixels/drawSvg';
import { encodeIco } from '../../pixels/encodeIco';
import { packSheet } from '../../pixels/packSheet';
import { pngOf } from './pngOf';

/** The content of a file with a fixed name, made of the first frame. */
export function drawExport({ path, sides, ground }: Export, { frames, palette }: Art): Uint8Array {
  const bitmap = packSheet(frames.slice(0, 1).map((frame) => frame.bitmap));
  if (path.endsWith('.svg')) return new TextEncoder().encode(drawSvg(bitmap, palette));
  const pngs = sides.map((side) => ({ side, png: pngOf(centerInSquare(bitmap, side, ground), palette) }));
  const [only] = pngs;
  return path.endsWith('.png') && only !== undefined ? only.png : encodeIco(pngs);
}
