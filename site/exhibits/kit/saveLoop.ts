import { saveFile } from 'generator/app/ui/saveFile';
import type { Frame } from 'pixels/animation';

/**
 * Saves frames as a GIF that plays for ever, enlarged; its encoder is fetched then.
 * @param factor how many times larger than drawn it is
 */
export async function saveLoop(name: string, frames: readonly Frame[], factor = 8): Promise<void> {
  const { encodeGif } = await import('pixels/encode/encodeGif');
  const { width = 0, height = 0 } = frames[0]?.raster ?? {};
  const loop = { width, height, frames, tags: [], plays: 0, palette: undefined };
  saveFile(`${name}.gif`, 'image/gif', encodeGif(loop, factor));
}
