import type { Translated } from 'generator/model/words';
import * as inspector from '../inspector/words';
import type { ToolText } from '../kit/words';

export const en = {
  ...inspector.en,
  title: 'Look into your project',
  saveAs: 'Save it as something else',
  factor: 'Enlarge GIF and APNG',
  times: '{factor}×',
  gif: 'In a GIF each pixel is opaque or wholly transparent. The PNG beside it, an APNG, moves too and keeps what is half transparent.',
  manyColors: 'There are more than 256 colours: the palette has 256 that stand for them.',
  tooLarge: 'All frames together are too large for one sheet.',
};

export const zh: Translated<typeof en> = {
  ...inspector.zh,
  title: '看看项目里有什么',
  saveAs: '存成别的格式',
  factor: 'GIF和APNG放大',
  times: '{factor}倍',
  gif: 'GIF的像素要么完全不透明，要么完全透明。旁边的PNG是APNG，同样会动，半透明也保留。',
  manyColors: '颜色超过256种，调色板里是能代表它们的256种。',
  tooLarge: '全部帧拼成一张精灵表会太大。',
};

export type Words = Translated<typeof en>;
export type Text = ToolText<Words>;
