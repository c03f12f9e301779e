import { defineExercise } from '../define';
import * as words from './words';

/** Its still: pictures that were drawn on cards. */
export const exhibit = defineExercise({
  doc: 'A card to draw for each week of the year (content/practice.yaml)',
  words,
  room: 'large',
  states: ['48.34ab63ab157a', '48.34ab63ab63ab93a'],
});
