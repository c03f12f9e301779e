import { defineExercise } from '../define';
import * as words from './words';

/** Its still: a sign with a letter that the font lacks, and one in two lines with none missing. */
export const exhibit = defineExercise({
  doc: 'A sign to be written in a pixel font',
  words,
  states: ['2-43-61-66-e9-2c-a-9f99', '3-43-41-46-45-a-4f-50-45-4e'],
});
