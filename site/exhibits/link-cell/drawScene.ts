import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import type { Raster } from 'pixels/raster';
import { wordOfLetter } from '../kit/stamp';
import type { PixelAround } from '../kit/surroundings';
import { stageSize } from './frames';

/** A frame with two rows of meadow below it. */
const sceneSize = { width: stageSize.width, height: stageSize.height + 2 };

export const flower = ['.c.', 'cbc', '.c.', '.d.'];
const flowers = [-5, stageSize.width + 2];

/** The meadow below a frame, with a flower on both sides. */
export const meadow: PixelAround = (x, y) => {
  const depth = y - stageSize.height;
  if (depth >= 0) return wordOfLetter(depth > 0 ? 'd' : 'e');
  const row = flower[depth + flower.length];
  const letter = flowers.map((left) => row?.[x - left]).find((one) => one !== undefined && one !== '.');
  return wordOfLetter(letter ?? '5');
};

/** A frame on the meadow. */
export function drawScene(frame: Raster): Raster {
  const { width, height } = sceneSize;
  const words = Uint32Array.from({ length: width * height }, (_, at) =>
    meadow(at % width, Math.floor(at / width)),
  );
  words.set(pixels32(frame));
  return rasterOf(width, height, words);
}
