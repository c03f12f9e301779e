import { defineExercise } from '../define';
import * as words from './words';

/** Its still: what the pixels of a project weigh, beside amounts that one knows. */
export const exhibit = defineExercise({
  doc: 'The memory of a project, estimated',
  words,
  room: 'large',
  states: ['2048x2048-20-60', '512x512-10-60'],
});
