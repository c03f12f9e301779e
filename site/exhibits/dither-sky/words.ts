import type { Translated } from 'generator/model/words';

export const en = {
  title: 'Dither a sky',
  goal: 'Bring the checkerboard down to the hilltops.',
  answer: 'Windows light up in the village, chimneys smoke, and fireworks go up.',
  stage: 'Two night skies: a pattern on the left, error diffusion on the right.',
  keys: 'Up and down move the border between dark and light.',
  threshold: 'Half dark in row',
  matrix: 'Pattern',
  matrices: '{side} × {side}',
  diffusion: 'Error diffusion',
  announcement: 'Row {row} is half dark.',
};

export const zh: Translated<typeof en> = {
  title: '给天空做抖动',
  goal: '让棋盘格落到山顶上。',
  answer: '村子里亮起一扇扇窗，烟囱冒出炊烟，夜空放起了烟花。',
  stage: '两片夜空：左边是图案，右边是误差扩散。',
  keys: '上下键移动明暗的交界。',
  threshold: '半暗的行',
  matrix: '图案',
  matrices: '{side}×{side}',
  diffusion: '误差扩散',
  announcement: '第{row}行明暗各半。',
};

export type Words = Translated<typeof en>;
