import { defineExercise } from '../define';
import * as words from './words';

/** Its still: one indexed picture in the colours of a night, and of a day. */
export const exhibit = defineExercise({
  doc: 'An indexed picture to be recoloured',
  words,
  states: ['8-0423456789eb31de', '16-0463456789ebf1ee'],
});
