import { defineExercise } from '../define';
import css from './Place.module.css';
import * as words from './words';

/** Its still: pictures that were drawn on cards. */
export const exhibit = defineExercise({
  doc: 'A card to draw for each week of the year (content/practice.yaml)',
  words,
  className: css.place,
  states: [
    '48.6a3b12a4bd11a4bd11a3bcd12ab2cd13a2c13a3bd7a3b2a3bd2a3ba4bda3e2a4bd4bd6a4bd3bcd6a3bcdab2cd7ab2cd2a2c9a2c2a3bd7a3bda3bd7a3bda3e8aeaea',
    '48.6a3b12a4bd11a4bd11a3bcd12ab2cd13a2c13a3bd7a3b2a3bd2a3ba4bda3e2a4bd4bd6a4bd3bcd6a3bcdab2cd7ab2cd2a2c9a2c2a3bd7a3bda3bd7a3bda3e8a3ea',
  ],
});
