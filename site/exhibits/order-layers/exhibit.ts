import { defineExercise } from '../define';
import * as words from './words';

/** Its still: a stack of layers out of order, and in order. */
export const exhibit = defineExercise({
  doc: 'Layers to be put in order',
  words,
  room: 'long',
  states: ['light10.shade10.slime10.ground10', 'light4.shade10c.slime10.ground10'],
});
