import type { Translated } from 'generator/model/words';
import type { ToolText } from '../kit/words';

export const en = {
  title: 'Mend and test a palette',
  formats: 'GPL, HEX, PAL, ACT, ASE, PNG, GIF, Aseprite, .resprite',
  /** `{name}` is that of a file. */
  opened: '{name} is open. Colours: {count}.',
  colors: 'Colours: {count}',
  /** Name of the swatches. */
  swatches: 'Colours of {name}. Arrow keys move, Enter takes a colour and copies its code.',
  /** A swatch without a name in its file has its code for one. */
  swatch: '{name}, {code}',
  copied: '{code} has been copied.',
  notCopied: 'The browser did not allow copying. The code is {code}.',
  copy: 'Copy {code}',
  showAll: 'Show all {count}',
  /** Where the colours of a file come from, if it is no file of colours. */
  sources: {
    drawing: 'These are the colours of the drawing’s own palette.',
    picture: 'These are the colours that the pixels have, the most frequent first.',
    reduced: 'The picture has more than 256 colours. These stand for them, as near as possible.',
  },
  /** Of a palette as PNG. */
  strip: 'The picture has one pixel for each colour, in this order.',
  /** Where colours are not opaque: only a PNG keeps that. */
  opaque: 'Transparency is not saved: colours become opaque.',
  /** Of the lines of a GPL file. */
  mended: 'These lines were at fault. Save the file, and it is right.',
  lineMended: 'Line {line}: “{found}” is put right.',
  lineFirst: 'Line {line}: “{found}” is not “GIMP Palette”. It is put right.',
  lineDropped: 'Line {line}: “{found}” is no colour and is left out.',
  linesMore: 'Further lines: {count}',
  task: 'What to do',
  tasks: { look: 'Look', twins: 'Twins', contrast: 'Contrast', ramp: 'Ramp' },
  view: 'Seen with',
  views: {
    all: 'All colours',
    greys: 'Greys only',
    protanopia: 'No red receptors',
    deuteranopia: 'No green receptors',
    tritanopia: 'No blue receptors',
  },
  order: 'Sort by',
  orders: { hue: 'Hue', lightness: 'Lightness' },
  twinsNone: 'No two colours look almost the same.',
  twins: 'Pairs that look almost the same: {count}. The first of each pair stays.',
  merge: 'Merge {one} and {other}',
  mergeShort: 'Merge',
  mergeAll: 'Merge all',
  merged: 'Merged. Colours: {count}.',
  /** `{ratio}` such as 4.53. */
  ratio: '{ratio} : 1',
  contrastHow: 'Touch two swatches to compare them.',
  /** The uses that a contrast is enough for by the WCAG. */
  enough: {
    text: 'Enough for small text (4.5 and more).',
    shapes: 'Enough for outlines, icons and large text (3 and more).',
    little: 'Shapes blur into each other (below 3).',
  },
  way: 'Ramp',
  ways: { around: 'Around one', between: 'Between two' },
  space: 'Steps in',
  steps: 'Colours',
  /** How many degrees the hue of light shades turns towards yellow. */
  turn: 'Turn to yellow',
  degrees: '{degrees}°',
  rampName: 'Ramp: {codes}',
  add: 'Add the new ones: {count}',
  added: 'Added: {count}.',
  undo: 'Undo',
  undone: 'Undone. Colours: {count}.',
  format: 'Save as',
};

export const zh: Translated<typeof en> = {
  title: '检查、修好调色板',
  formats: 'GPL、HEX、PAL、ACT、ASE、PNG、GIF、Aseprite和.resprite文件',
  opened: '已打开{name}，共{count}种颜色。',
  colors: '共{count}种颜色',
  swatches: '{name}的颜色。按方向键移动，按回车选中颜色并复制色值。',
  swatch: '{name}，{code}',
  copied: '已复制{code}。',
  notCopied: '浏览器不允许复制。色值是{code}。',
  copy: '复制{code}',
  showAll: '显示全部{count}种',
  sources: {
    drawing: '这是画稿自带的调色板。',
    picture: '这是画面里出现的颜色，用得多的排在前面。',
    reduced: '这张图的颜色超过256种，这里用最接近的几种来代表。',
  },
  strip: '图片里每种颜色占一个像素，按这个顺序排列。',
  opaque: '透明度不会保存，颜色都会变成不透明。',
  mended: '下面几行有错。保存一次，文件就改好了。',
  lineMended: '第{line}行：“{found}”已改正。',
  lineFirst: '第{line}行：“{found}”应为“GIMP Palette”，已改正。',
  lineDropped: '第{line}行：“{found}”不是颜色，已去掉。',
  linesMore: '另有{count}行',
  task: '做什么',
  tasks: { look: '查看', twins: '近似色', contrast: '对比度', ramp: '色阶' },
  view: '怎样看',
  views: {
    all: '全部颜色',
    greys: '只看灰度',
    protanopia: '红色盲',
    deuteranopia: '绿色盲',
    tritanopia: '蓝色盲',
  },
  order: '排序',
  orders: { hue: '按色相', lightness: '按明度' },
  twinsNone: '没有哪两种颜色看起来几乎一样。',
  twins: '看起来几乎一样的有{count}对。合并时保留前一种。',
  merge: '合并{one}和{other}',
  mergeShort: '合并',
  mergeAll: '全部合并',
  merged: '已合并，现有{count}种颜色。',
  ratio: '{ratio}:1',
  contrastHow: '依次点两个色块，就能比较。',
  enough: {
    text: '够清楚，小字也能用（4.5以上）。',
    shapes: '轮廓、图标和大字够用（3以上）。',
    little: '形状会糊在一起（不到3）。',
  },
  way: '色阶',
  ways: { around: '以一色为中心', between: '在两色之间' },
  space: '色彩空间',
  steps: '级数',
  turn: '亮部偏黄',
  degrees: '{degrees}°',
  rampName: '色阶：{codes}',
  add: '加入{count}种新颜色',
  added: '已加入{count}种。',
  undo: '撤销',
  undone: '已撤销，现有{count}种颜色。',
  format: '保存格式',
};

export type Words = Translated<typeof en>;
export type Text = ToolText<Words>;
