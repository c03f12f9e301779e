import { drawMarks } from './drawMarks';
import type { Sheet } from './messages';

/** Around the picture, in its file's pixels: room for marks at its edge. */
export const margin = 16;
/** Longer side that the picture is enlarged to, as far as whole numbers allow. */
const wantedSide = 1024;

/** How many times larger the picture is in a file with marks. */
export function factorOfMarked({ width, height }: { width: number; height: number }): number {
  return Math.max(1, Math.min(16, Math.floor(wantedSide / Math.max(width, height))));
}

/** A PNG of the picture, enlarged by a whole number, with all of its marks. */
export async function makeMarked({ picture, findings }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const scale = factorOfMarked(picture);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const canvas = new OffscreenCanvas(width + 2 * margin, height + 2 * margin);
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.imageSmoothingEnabled = false;
    context.drawImage(picture, margin, margin, width, height);
    drawMarks(context, { findings, place: undefined }, { left: margin, top: margin, scale, ratio: 1 });
  }
  const file = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await file.arrayBuffer());
}
