import { saveFile } from 'generator/app/ui/saveFile';
import { enlarge } from 'pixels/edit/enlarge';
import type { Raster } from 'pixels/raster';

/** How many times larger than drawn a saved picture is. */
const factor = 8;

/** Saves what a stage shows as a PNG, enlarged; its encoder is fetched then. */
export async function saveStage(name: string, raster: Raster): Promise<void> {
  const { encodePng } = await import('pixels/encode/encodePng');
  saveFile(`${name}.png`, 'image/png', encodePng(enlarge(raster, factor)));
}
