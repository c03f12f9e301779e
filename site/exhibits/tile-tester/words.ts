import type { Translated } from 'generator/model/words';
import type { ToolText } from '../kit/words';

export const en = {
  title: 'See how your tile repeats',
  formats: 'PNG, GIF, Aseprite or .resprite',
  /** Alt text of the stage; `{laying}` is one of `layings`. */
  stage: '{name}, laid out: {laying}. Arrow keys move it.',
  laying: 'Lay',
  layings: { repeated: 'Side by side', bricks: 'As bricks', half: 'Edges in the middle' },
  showMarks: 'Mark seams',
  /** Of an empty set to draw on. */
  template: 'Template',
  tiles: '{count} tiles',
  /** In the place of the template's buttons. */
  tooLarge: 'A template of {count} tiles of this size would be too large.',
  size: '{width} × {height} pixels.',
  seamless: 'No seam stands out.',
  /** `{rows}` and `{columns}` are numbers and ranges of them, counted from 1. */
  across: 'The right edge does not join the left one in these rows: {rows}.',
  down: 'The lower edge does not join the upper one in these columns: {columns}.',
  hint: 'A mark is a hint: a frame around each tile may be meant just so.',
};

export const zh: Translated<typeof en> = {
  title: '看看图块怎样平铺',
  formats: 'PNG、GIF、Aseprite和.resprite文件',
  stage: '{name}，铺法：{laying}。按方向键移动画面。',
  laying: '铺法',
  layings: { repeated: '整齐平铺', bricks: '错缝平铺', half: '边缘移到中间' },
  showMarks: '标出接缝',
  template: '模板',
  tiles: '{count}块',
  tooLarge: '这么大的图块，{count}块的模板会太大。',
  size: '{width}×{height}像素。',
  seamless: '没有明显的接缝。',
  across: '右边和左边在这些行接不上：{rows}。',
  down: '下边和上边在这些列接不上：{columns}。',
  hint: '标记只是提醒：每块图块带一圈边框，也许正是你想要的。',
};

export type Words = Translated<typeof en>;
export type Text = ToolText<Words>;
