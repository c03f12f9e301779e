import { testDrawings } from '../../../testing/drawnTasks';

const lightHairs = '3 4 9, 3 6 8-9, 3 8 7-8';
const middleHairs = '2 12 11-12, 2 14 9, 2 10 12-13, 2 8 13-14, 2 6 14-15, 2 4 14';
const darkHairs = '4 12 9-10, 4 9 10-11, 4 7 12, 4 5 12-13, 4 1 10-11';
const rim = '0 7 1, 0 9-10 1, 0 1 7, 0 1 9, 0 16 8, 0 16 11, 0 7 16, 0 9 16';
const hairs = [lightHairs, middleHairs, darkHairs];

testDrawings('metal-2', [
  ['hairs at both places where two tones meet', [hairs, rim]],
  ['hair that goes beyond the rim too', [hairs, rim, '2 3 2, 4 15 3, 4 2 14']],
  [
    'hairs of the middle tone that are left between hairs of shade',
    [lightHairs, '4 11 9-10, 4 9 10-11, 4 7 11-12, 4 5 12-13, 4 3 12-13, 4 1 10-11', rim],
  ],
  ['a rim as round as it was', [hairs], ['silhouette 3']],
  ['a frayed rim alone', [rim], ['tips 2 3-3', 'tips 6 2-2', 'tips 5 4-4']],
  ['hairs in the light as well', [hairs, rim, '2 5 3-4, 2 7 4-5'], ['in-color 3 5-7 3-5']],
  ['hairs on the calm middle tone', [hairs, rim, '4 4 11, 4 12 5-6'], 'border 2'],
  ['light that is larger, and as smooth', [rim, '3 3-8 8, 3 3-6 9, 3 9 4-7'], 'tips 6 2-2'],
  [
    'a checkerboard where two tones meet',
    [rim, (x, y, before) => (before > 1 && (x + y) % 2 === 0 && x + y > 12 && x + y < 26 ? 4 : undefined)],
    'tips 2 3-3',
  ],
  ['a piece that has come off', [hairs, rim, '2 1 1'], ['pieces 1']],
]);
