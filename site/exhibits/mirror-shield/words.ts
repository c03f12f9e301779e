import type { Translated } from 'generator/model/words';

export const en = {
  title: 'Mirror the shield',
  goal: 'Draw the left half until the outline is closed.',
  answer: 'Light runs over the shield, and the fox looks out from behind it.',
  stage: 'Half the outline of a shield and its mirror.',
  keys: 'Arrow keys move a pixel, with Shift eight. Space sets a pixel or takes it away.',
  axis: 'Axis',
  axes: { between: 'Between pixels', on: 'On a pixel' },
  widths: { between: 'even width', on: 'odd width' },
  measured: 'Pixels drawn: {drawn}. With the mirror: {all}.',
};

export const zh: Translated<typeof en> = {
  title: '画半面盾牌',
  goal: '画左半边，直到轮廓合上。',
  answer: '一道光掠过盾牌，狐狸从后面探出头来。',
  stage: '盾牌的半边轮廓和它的镜像。',
  keys: '方向键移动一个像素，按住Shift移动八个。空格键放上或去掉像素。',
  axis: '对称轴',
  axes: { between: '在两像素之间', on: '在像素上' },
  widths: { between: '宽度为偶数', on: '宽度为奇数' },
  measured: '画了{drawn}个像素，连镜像共{all}个。',
};

export type Words = Translated<typeof en>;
