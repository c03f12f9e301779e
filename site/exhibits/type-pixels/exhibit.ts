import { defineExercise } from '../define';
import * as words from './words';

/** Its still: a sign with a letter that the font lacks, and one in two lines with none missing. */
export const exhibit = defineExercise({
  doc: 'A sign to be written in a pixel font',
  words,
  room: 'long',
  states: ['2-43-61-66-e9-2c-a-9f99', 'nb1-43-61-66-65-a-6f-70-65-6e'],
});
