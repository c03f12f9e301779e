import { defineExercise } from '../define';
import * as words from './words';

/** Its still: two walkers and the strip of frames, with the contacts held. */
export const exhibit = defineExercise({
  doc: 'The frames of a walk to be stretched',
  words,
  room: 'short',
  states: ['22242222', '32223222'],
});
