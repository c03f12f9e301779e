import type { Translated } from 'generator/model/words';

export const en = {
  title: 'Soften a curve',
  goal: 'Soften the ends of runs of four or more, and no others.',
  answer: 'The slime slides down the soft curve, and the fox is next.',
  stage: 'A slime above a curve of steps.',
  keys: 'Arrow keys move a pixel, with Shift eight. Space sets a mixed pixel or takes it away. Two fingers enlarge and move the picture.',
  small: 'The same, small',
  zoom: 'Zoom',
  measured: 'Ends softened: {softened} of {needed}. Too much: {faults}.',
  left: 'Next: left of the run of {length}, {least} or {most} pixels.',
  right: 'Next: right of the run of {length}, {least} or {most} pixels.',
};

export const zh: Translated<typeof en> = {
  title: '柔化曲线',
  goal: '给四像素以上的长段两端加上过渡色，短段不动。',
  answer: '史莱姆沿着柔和的曲线滑下来，下一个轮到狐狸。',
  stage: '史莱姆坐在一级级台阶组成的曲线上。',
  keys: '方向键移动一个像素，按住Shift移动八个。空格键放上或去掉过渡色像素；两根手指可以放大和移动画面。',
  small: '缩小的样子',
  zoom: '放大',
  measured: '{needed}个端点已柔化{softened}个，多余像素{faults}个。',
  left: '接着柔化{length}像素那段的左端，加{least}或{most}个像素。',
  right: '接着柔化{length}像素那段的右端，加{least}或{most}个像素。',
};

export type Words = Translated<typeof en>;
