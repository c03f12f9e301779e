import { defineExercise } from '../define';
import * as words from './words';

/** Its still: a sword, upright and turned in three ways. */
export const exhibit = defineExercise({
  doc: 'A sword to be turned and repaired',
  words,
  room: 'large',
  states: ['10', '30-rotsprite-3cn3w060n75n7xnapn'],
});
