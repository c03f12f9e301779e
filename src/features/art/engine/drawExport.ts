import { pngOf } from '../../../engine/output/pngOf';
import type { Art, Export } from '../../../pixels/art';
import { centerInSquare } from '../../../pixels/center';
import { drawSvg } from '../../../pixels/drawSvg';
import { encodeGif } from '../../../pixels/encodeGif';
import { encodeIco } from '../../../pixels/encodeIco';
import { enlarge } from '../../../pixels/enlarge';
import { packSheet } from '../../../pixels/packSheet';

/** The content of a file with a fixed name. */
export function drawExport(entry: Export, { frames, palette }: Art): Uint8Array {
  const { path } = entry;
  if (entry.of === 'all') {
    const large = frames.map(({ bitmap, duration }) => ({ bitmap: enlarge(bitmap, entry.scale), duration }));
    if (path.endsWith('.gif')) return encodeGif(large, palette);
    return pngOf(packSheet(large.map(({ bitmap }) => bitmap)), palette);
  }
  const bitmap = packSheet(frames.slice(0, 1).map((frame) => frame.bitmap));
  if (path.endsWith('.svg')) return new TextEncoder().encode(drawSvg(bitmap, palette));
  const pngs = entry.sides.map((side) => ({
    side,
    png: pngOf(centerInSquare(bitmap, side, entry.ground), palette),
  }));
  const [only] = pngs;
  return path.endsWith('.png') && only !== undefined ? only.png : encodeIco(pngs);
}
