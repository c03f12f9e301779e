import { defineExercise } from '../define';
import * as words from './words';

/** Its still: four frames with a cracked eye, and with it mended in one drawing. */
export const exhibit = defineExercise({
  doc: 'Cells to be linked and drawn on',
  words,
  room: 'long',
  states: ['.3p04904s0.l.', '.3p04904s0.l.l'],
});
