import { type Paint, testDrawings } from '../../../testing/drawnTasks';

/** The blocks that are of several colours at first, but for the left eye. */
const repaired = [
  '2 4-6 1-3, 6 7-9 4-6, 6 10-12 7-12, 7 22-24 7-9, 6 22-24 10-12, 2 22-24 16-24',
  '8 13-15 19-21, 8 19-21 19-21, 1 16-18 19-21',
];
testDrawings('screenshot', [
  ['block by block', [repaired, '1 7-9 19-21']],
  ['an eye in the colour of the face around it', [repaired, '8 7-9 19-21'], ['in-color 1 7-9 19-21']],
]);
testDrawings('screenshot-solution', [
  ['the rarer colour of a block', '7 22-24 16-18, 9 7-9 4-6', 'own 3'],
  ['a stem one block wider', '7 22-24 16-18', ['own 3']],
  ['a lost eye', '8 7-9 19-21', 'in-color 1 7-9 19-21'],
  ['an eye at the edge', '8 7-18 19-21, 1 4-6 19-21, 1 16-18 19-21', 'own 3'],
  ['one colour', '6 1-24 1-24', 'colors 7'],
  ['the picture a block to the left', (x, y) => (x + y > 40 ? 2 : undefined), 'own 3'],
  ['a block of two colours', '4 7-8 16-18', 'blocks 3'],
]);

const inBorder =
  (colorOf: (x: number, y: number) => number): Paint =>
  (x, y) =>
    x > 1 && x < 8 && y > 1 && y < 8 ? colorOf(x, y) : undefined;
const checkered = inBorder((x, y) => 2 + ((x + y) % 2));
testDrawings('screenshot-2', [
  ['a checkerboard', [checkered, '4 1 1']],
  ['the other one', [inBorder((x, y) => 3 - ((x + y) % 2)), '4 1 1']],
  ['no corner', checkered, ['in-color 4 1-1 1-1']],
  ['two corners', [checkered, '4 1 1, 4 8 1'], ['areas 1 4-4', 'many 27 1-1 1-8 1-8']],
  ['stripes', [inBorder((x) => 2 + (x % 2)), '4 1 1'], ['apart 2 2-2', 'apart 3 3-3']],
  [
    'blocks of two',
    [inBorder((x, y) => 2 + ((Math.floor(x / 2) + Math.floor(y / 2)) % 2)), '4 1 1'],
    'apart 2 2-2',
  ],
  ['an empty field', ['4 1 1'], ['full']],
]);
