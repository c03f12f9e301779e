import { defineExercise } from '../define';
import * as words from './words';

/** Its still: a ball in the shades of a ramp. */
export const exhibit = defineExercise({
  doc: 'A ramp to be built of three hues',
  words,
  states: ['8-8-24-hsv', '95-8-32-oklch'],
});
