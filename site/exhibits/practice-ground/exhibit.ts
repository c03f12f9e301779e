import { defineExercise } from '../define';
import css from './Place.module.css';
import * as words from './words';

/** Its still: pictures that were drawn on cards. */
export const exhibit = defineExercise({
  doc: 'A card to draw for each week of the year (content/practice.yaml)',
  words,
  className: css.place,
  states: [
    '48.11abab11abababab9ab2ab2ab10a5b11a5b3abab5ab4cabababab3a2da2eab2ab2ab10a5b11a5b5abab3ab4c3ababababa2da2e3ab2ab2ab10a5b11a5b11ab4c11a2d2aea',
    '48.11abab11abababab9ab2ab2ab10a5b11a5b3abab5ab4cabababab3a2da2eab2ab2ab10a5b11a5b5abab3ab4c3ababababa2da2e3ab2ab2ab10a5b11a5b11ab4c11a2da2ea',
  ],
});
