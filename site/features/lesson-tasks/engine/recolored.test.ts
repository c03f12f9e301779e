import { testDrawings } from '../../../testing/drawnTasks';

testDrawings('head-2', [
  [
    'each grey a step too dark',
    (_x, _y, before) => (before > 8 ? Math.max(2, before - 8) : undefined),
    'recolor 2 9-13',
  ],
]);
testDrawings('head-2-solution', [
  ['a pixel that is still grey', '9 24 24', ['recolor 2 9-13']],
  ['the hair in shadow, too', (_x, _y, before) => (before === 7 ? 2 : undefined), ['recolor 2 9-13']],
]);

testDrawings('shadow-2', [
  ['the light one alone', (_x, _y, before) => (before === 4 ? 8 : undefined), 'recolor 5 1-4'],
  ['light and dark exchanged', (_x, _y, before) => 9 - before, 'recolor 5 1-4'],
]);
testDrawings('shadow-2-solution', [['a curtain in the colour of the wall', '7 2-3 5-15', 'recolor 5 1-4']]);
