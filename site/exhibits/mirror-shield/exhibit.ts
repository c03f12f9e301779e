import { defineExercise } from '../define';
import * as words from './words';

/** Its still: half an outline with its mirror, and the finished shield. */
export const exhibit = defineExercise({
  doc: 'Half a shield to be drawn, with its mirror',
  words,
  states: ['between.666u7i878v9k', 'on.666u7i878v9ka9aybncc'],
});
