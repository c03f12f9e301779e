import type { Translated } from 'generator/model/words';

export const en = {
  title: 'Mirror the shield',
  goal: 'Draw the left half until the outline is closed.',
  answer: 'Light runs over the shield, and the fox comes up beside it.',
  stage: 'Half the outline of a shield and its mirror.',
  keys: 'Arrow keys move a pixel, with Shift eight. Space sets a pixel or takes it away.',
  axis: 'Axis',
  axes: { between: 'Between pixels', on: 'On a pixel' },
  widths: { between: 'even width', on: 'odd width' },
  measured: 'Pixels drawn: {drawn}. With the mirror: {all}.',
  /** What the goal still asks for, or has got. */
  open: 'Draw on from the lower end to the axis, the dotted line.',
  small: 'Closed, but too small: {inside} pixels inside, {least} at least.',
  closed: 'Closed: you drew {drawn} pixels, and the mirror made {all} of them.',
};

export const zh: Translated<typeof en> = {
  title: '画半面盾牌',
  goal: '画出左半边，把轮廓闭合。',
  answer: '一道光掠过盾牌，狐狸在旁边探出头来。',
  stage: '盾牌的半边轮廓和它的镜像。',
  keys: '方向键移动一个像素，按住Shift移动八个。空格键放上或去掉像素。',
  axis: '对称轴',
  axes: { between: '在两像素之间', on: '在像素上' },
  widths: { between: '宽度为偶数', on: '宽度为奇数' },
  measured: '画了{drawn}个像素，连镜像共{all}个。',
  open: '从左下的端点接着画，一直画到虚线的对称轴。',
  small: '轮廓闭合了，但太小：里面{inside}个像素，至少要{least}个。',
  closed: '轮廓闭合了：你画了{drawn}个像素，镜像后共{all}个。',
};

export type Words = Translated<typeof en>;
