/** A drawing of letters on its ground, `5`, row by row. */
const drawing = (rows: readonly string[]) => rows.join('').replaceAll('.', '5');

export const stageSize = { width: 20, height: 14 };

export const closedEyes = drawing([
  '....................',
  '....................',
  '.......000000.......',
  '.....00ffffee00.....',
  '...00fffeeeeeee00...',
  '..0fffeeeeeeeeeee0..',
  '.0fffeeeeeeeeeeeee0.',
  '.0ffeeeeeeeeeeeeee0.',
  '0ffeee000eee000eeee0',
  '0feeeeeeeeeeeeeeeee0',
  '0feeeeeee00eeeeeeee0',
  '0eeeeeeeeeeeeeeeeee0',
  '.0eeeeeeeeeeeeeeee0.',
  '..0000000000000000..',
]);

export const crackedEye = drawing([
  '....................',
  '.......000000.......',
  '.....00ffffee00.....',
  '....0fffeeeeeee0....',
  '...0fffeeeeeeeee0...',
  '..0ffeeeeeeeeeeee0..',
  '..0fee600eee6e0ee0..',
  '.0ffee000eee0e0eee0.',
  '.0feee000eeee00eee0.',
  '.0feeeeeeeeeeeeeee0.',
  '.0eeeeeee00eeeeeee0.',
  '.0eeeeeeeeeeeeeeee0.',
  '..0eeeeeeeeeeeeee0..',
  '...00000000000000...',
]);

/** The left column and the upper row of both eyes, and how wide and high they are. */
export const eyes = { whole: 6, cracked: 12, top: 6, size: 3 };
