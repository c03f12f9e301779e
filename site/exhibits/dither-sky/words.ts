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
  /** Where the checkerboard lies: above the hilltops, on them, or behind the hills. */
  places: {
    above: 'The checkerboard hangs {rows} rows above the hilltops.',
    on: 'The checkerboard lies on the hilltops.',
    below: 'The checkerboard sank {rows} rows behind the hills: bring it up.',
  },
};

export const zh: Translated<typeof en> = {
  title: '给天空做抖动',
  goal: '让棋盘格那一段正好落在山顶。',
  answer: '村子里亮起一扇扇窗，烟囱冒出炊烟，夜空放起了烟花。',
  stage: '两片夜空：左边是图案，右边是误差扩散。',
  keys: '上下键移动明暗的交界。',
  threshold: '过渡所在行',
  matrix: '图案',
  matrices: '{side}×{side}',
  diffusion: '误差扩散',
  announcement: '第{row}行明暗各半。',
  places: {
    above: '棋盘格还在山顶上方{rows}行。',
    on: '棋盘格正好落在山顶上。',
    below: '棋盘格沉到山后{rows}行，往上拉一点。',
  },
};

export type Words = Translated<typeof en>;
