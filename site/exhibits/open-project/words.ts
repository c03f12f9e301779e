import type { Translated } from 'generator/model/words';
import * as inspector from '../inspector/words';
import type { ToolText } from '../kit/words';

export const en = {
  ...inspector.en,
  title: 'Look into your project',
  saveAs: 'Save as',
  formatNames: {
    frames: 'Frames',
    gif: 'GIF',
    apng: 'APNG',
    sheet: 'Sheet',
    aseprite: 'Aseprite',
    palette: 'Palette',
  },
  factor: 'Enlarge',
  times: '{factor}×',
  saved: 'Frames: {count}, {width} × {height} pixels.',
  savedColors: 'Colours: {count}.',
  gif: 'Each pixel is opaque or wholly transparent.',
  apng: 'A PNG that moves and keeps what is half transparent.',
  manyColors: 'There are more than 256 colours: the palette has 256 that stand for them.',
  tooLarge: 'All frames together are too large for one sheet.',
};

export const zh: Translated<typeof en> = {
  ...inspector.zh,
  title: '看看项目里有什么',
  saveAs: '保存为',
  formatNames: {
    frames: '各帧',
    gif: 'GIF',
    apng: 'APNG',
    sheet: '精灵表',
    aseprite: 'Aseprite',
    palette: '调色板',
  },
  factor: '放大',
  times: '{factor}倍',
  saved: '共{count}帧，{width}×{height}像素。',
  savedColors: '共{count}种颜色。',
  gif: '像素要么完全不透明，要么完全透明。',
  apng: '会动的PNG，半透明也保留。',
  manyColors: '颜色超过256种，调色板里是能代表它们的256种。',
  tooLarge: '全部帧拼成一张精灵表会太大。',
};

export type Words = Translated<typeof en>;
export type Text = ToolText<Words>;
