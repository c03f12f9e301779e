import { enlarge } from 'pixels/edit/enlarge';
import type { Raster } from 'pixels/raster';
import { drawMarks } from '../drawMarks';
import type { MarkedSize, MarkLayer } from '../messages';

/** A PNG of the picture, enlarged by a whole number, with marks drawn as on the stage. */
export async function makeMarked(
  raster: Raster,
  { factor, margin }: MarkedSize,
  layers: readonly MarkLayer[],
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height, data } = enlarge(raster, factor);
  const canvas = new OffscreenCanvas(width + 2 * margin, height + 2 * margin);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas to draw on.');
  context.putImageData(new ImageData(data, width, height), margin, margin);
  drawMarks(context, layers);
  const file = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await file.arrayBuffer());
}
