import type { Translated } from 'generator/model/words';

export const en = {
  title: 'Soften a curve',
  goal: 'Soften the ends of long runs; leave the short ones hard.',
  answer: 'The slime slides down the soft curve, and the fox is next.',
  stage: 'A slime above a curve of steps.',
  keys: 'Arrow keys move a pixel, with Shift eight. Space sets a mixed pixel or takes it away.',
  small: 'The same, small',
  measured: 'Ends softened: {softened} of {needed}. Too much: {faults}.',
};

export const zh: Translated<typeof en> = {
  title: '柔化曲线',
  goal: '给长段的两端加上过渡色，短段不动。',
  answer: '史莱姆沿着柔和的曲线滑下来，下一个轮到狐狸。',
  stage: '史莱姆坐在一级级台阶组成的曲线上。',
  keys: '方向键移动一个像素，按住Shift移动八个。空格键放上或去掉过渡色像素。',
  small: '缩小的样子',
  measured: '柔化的端点：{softened}/{needed}。多余：{faults}。',
};

export type Words = Translated<typeof en>;
