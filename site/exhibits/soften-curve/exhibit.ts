import { defineExercise } from '../define';
import * as words from './words';

/** Its still: a curve with bare steps, and the same with mixed pixels at the ends of its runs. */
export const exhibit = defineExercise({
  doc: 'A curve to be anti-aliased by hand',
  words,
  room: 'low',
  states: ['0sh0si0so0sp0tp0tq0tv0tw', '0q40q50q60ra0rb0rj0rk0sh0si0so0sp0tp0tq0tv0tw'],
});
