import type { Translated } from 'generator/model/words';

export const en = {
  title: 'Link a cell',
  goal: 'Mend the eye of frames 2 to 4 in one drawing.',
  answer: 'The four frames play: the slime blinks and smiles, and the fox joins it.',
  stage: 'A slime with a cracked eye.',
  keys: 'Arrow keys move a pixel, with Shift eight. Space sets a pixel of the chosen colour.',
  frames: 'Frames',
  frame: 'Frame {number}',
  cell: 'Cell of frame {number}',
  own: 'Own drawing',
  repeats: 'Repeats frame {number}',
  color: 'Colour',
  colors: { 0: 'Dark', 6: 'White', f: 'Light green', e: 'Green', 5: 'Background' },
  measured: 'Drawings: {drawings}. Frames with a cracked eye: {cracks}.',
};

export const zh: Translated<typeof en> = {
  title: '链接单元格',
  goal: '只改一张画，补好第2到第4帧的眼睛。',
  answer: '四帧连着播放：史莱姆眨眨眼，笑了，狐狸也凑了过来。',
  stage: '一只史莱姆，眼睛缺了几个像素。',
  keys: '方向键移动一个像素，按住Shift移动八个。空格键用选中的颜色放上像素。',
  frames: '帧',
  frame: '第{number}帧',
  cell: '第{number}帧的单元格',
  own: '自己的画面',
  repeats: '重复第{number}帧',
  color: '颜色',
  colors: { 0: '深色', 6: '白色', f: '浅绿', e: '绿色', 5: '背景' },
  measured: '一共{drawings}张画，眼睛残缺的还剩{cracks}帧。',
};

export type Words = Translated<typeof en>;
