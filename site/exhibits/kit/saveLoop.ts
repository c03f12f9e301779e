import { saveFile } from 'generator/app/ui/saveFile';
import type { Frame } from 'pixels/animation';

/** How many times larger than drawn a saved loop is. */
const factor = 8;

/** Saves frames as a GIF that plays for ever, enlarged; its encoder is fetched then. */
export async function saveLoop(name: string, frames: readonly Frame[]): Promise<void> {
  const { encodeGif } = await import('pixels/encode/encodeGif');
  const { width = 0, height = 0 } = frames[0]?.raster ?? {};
  const loop = { width, height, frames, tags: [], plays: 0, palette: undefined };
  saveFile(`${name}.gif`, 'image/gif', encodeGif(loop, { factor }));
}
