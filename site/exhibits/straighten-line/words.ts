import type { Translated } from 'generator/model/words';

export const en = {
  title: 'Straighten the line',
  goal: 'Make all eight runs of the string three pixels long.',
  answer: 'The kite climbs on its even string, and the slime hops.',
  stage: 'A slime holds a kite on a string of pixels.',
  keys: 'Arrow keys move a pixel, with Shift eight. Space takes a pixel away or sets one. Two fingers enlarge and move the picture.',
  runs: 'Runs from hand to kite: {runs}. Doubled columns: {doubles}.',
  perfect: 'Pixel-perfect pen',
  zoom: 'Zoom',
};

export const zh: Translated<typeof en> = {
  title: '把线理直',
  goal: '让风筝线的八段都是三个像素长。',
  answer: '风筝牵着匀称的线越飞越高，史莱姆高兴得跳起来。',
  stage: '史莱姆用一根像素线牵着风筝。',
  keys: '方向键移动一个像素，按住Shift移动八个。空格键去掉或放上一个像素；两根手指可以放大和移动画面。',
  runs: '从手到风筝，各段长{runs}，有{doubles}列重叠。',
  perfect: '像素完美的笔',
  zoom: '放大',
};

export type Words = Translated<typeof en>;
