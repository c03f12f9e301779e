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
  save: 'Save',
  /** The copies on the stage; beside `template`, an empty set to draw on. */
  laid: 'As laid',
  template: '{count}-tile template',
  /** In the place of the template's buttons. */
  tooLarge: 'A template of {count} tiles of this size would be too large.',
  size: '{width} × {height} pixels.',
  seamless: 'No seam stands out.',
  /** `{rows}` and `{columns}` are numbers and ranges of them, counted from 1. */
  across: 'Left and right do not seem to join: rows {rows}.',
  down: 'Top and bottom do not seem to join: columns {columns}.',
};

export const zh: Translated<typeof en> = {
  title: '看看图块怎样平铺',
  formats: 'PNG、GIF、Aseprite和.resprite文件',
  stage: '{name}，铺法：{laying}。按方向键移动画面。',
  laying: '铺法',
  layings: { repeated: '整齐平铺', bricks: '错缝平铺', half: '边缘移到中间' },
  showMarks: '标出接缝',
  save: '保存',
  laid: '当前铺法',
  template: '{count}块模板',
  tooLarge: '这么大的图块，{count}块的模板会太大。',
  size: '{width}×{height}像素。',
  seamless: '没有明显的接缝。',
  across: '左右两边似乎接不上，在第{rows}行。',
  down: '上下两边似乎接不上，在第{columns}列。',
};

export type Words = Translated<typeof en>;
export type Text = ToolText<Words>;
