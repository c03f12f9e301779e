import { defineExercise } from '../define';
import * as words from './words';

/** Its still: two skies of two colours, of a pattern and of error diffusion. */
export const exhibit = defineExercise({
  doc: 'Two ways to dither a sky, to be compared',
  words,
  states: ['30-4-floyd-steinberg', '46-8-atkinson'],
});
