import { defineExercise } from '../define';
import * as words from './words';

/** Its still: a string as a hand draws it, and the same with even runs. */
export const exhibit = defineExercise({
  doc: 'A line to be made even',
  words,
  room: 'low',
  states: ['perfect..', 'perfect..ckdqfrfsgxgyj1k7'],
});
