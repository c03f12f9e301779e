import { defineExercise } from '../define';
import * as words from './words';

/** Its still: a leap whose middle drawing lies near the ground, and near its height. */
export const exhibit = defineExercise({
  doc: 'A drawing to be placed between two keys',
  words,
  states: ['16-eased', '22-eased'],
});
