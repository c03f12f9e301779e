import type { Translated } from 'generator/model/words';
import * as practice from '../practice-ground/words';

export const en = {
  title: 'Draw it yourself',
  goal: '{goal}',
  answer: 'A curtain opens before the drawing in its golden frame. Compare it with the solution.',
  stage: 'Canvas of {size} × {size} pixels.',
  keys: practice.en.keys,
  /** The stage while the solution is shown. */
  pair: 'Your drawing on the left, a solution on the right.',
  announcement: practice.en.announcement,
  colors: practice.en.colors,
  color: practice.en.color,
  eraser: practice.en.eraser,
  undo: practice.en.undo,
  mirror: practice.en.mirror,
  zoom: practice.en.zoom,
  small: practice.en.small,
  oursBeside: 'Solution beside it',
  rules: 'What is checked',
  kept: practice.en.kept,
  row: practice.en.row,
  rows: practice.en.rows,
  asked: practice.en.asked,
  failed: 'What is given could not be loaded. Load the page again.',
};

export const zh: Translated<typeof en> = {
  title: '自己画一画',
  goal: '{goal}',
  answer: '幕布拉开，你的画挂在金色画框里。和参考画比一比。',
  stage: '{size}×{size}像素的画布。',
  keys: practice.zh.keys,
  pair: '左边是你画的，右边是参考画。',
  announcement: practice.zh.announcement,
  colors: practice.zh.colors,
  color: practice.zh.color,
  eraser: practice.zh.eraser,
  undo: practice.zh.undo,
  mirror: practice.zh.mirror,
  zoom: practice.zh.zoom,
  small: practice.zh.small,
  oursBeside: '旁边放参考画',
  rules: '会检查什么',
  kept: practice.zh.kept,
  row: practice.zh.row,
  rows: practice.zh.rows,
  asked: practice.zh.asked,
  failed: '题目的底稿没能加载，请重新载入本页。',
};

export type Words = Translated<typeof en>;
