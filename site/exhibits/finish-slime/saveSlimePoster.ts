import { packColor, rasterOf } from 'pixels/edit/pixels32';
import { savePoster } from '../keepsakes/savePoster';
import { wordOfLetter } from '../kit/stamp';
import { durations, firstFrames, type Pixels, side } from './frames';
import type { Inks } from './inks';

/** Saves a poster on which the three frames and this one play. */
export async function saveSlimePoster(
  fourth: Pixels,
  colors: Inks,
  title: string,
  done: string,
): Promise<void> {
  const inks = [
    wordOfLetter('5'),
    ...colors.map(({ red, green, blue }) => packColor([red, green, blue, 255])),
  ];
  const frames = [...firstFrames, fourth].map((pixels, index) => ({
    raster: rasterOf(
      side,
      side,
      Uint32Array.from(pixels, (value) => inks[value] ?? 0),
    ),
    duration: durations[index] ?? 100,
  }));
  await savePoster({ name: 'slime-poster', title, done, frames });
}
