import type { Translated } from 'generator/model/words';

export const en = {
  title: 'Swap the palette',
  goal: 'Make it day: light colours for sky, horizon and meadow.',
  answer: 'The moon sets, the sun rises, and it is day.',
  stage: 'A house on a hill, with tree, slime and moon.',
  keys: 'Arrow keys move a pixel, with Shift eight. Space drops the colour.',
  color: 'Colour to drop',
  colorNumber: 'Colour {number}',
  count: 'Entries',
  places: { sky: 'sky', horizon: 'horizon', meadow: 'meadow' },
  separator: ', ',
  dark: 'Still dark: {places}.',
  changes: 'Entries changed: {entries} of {all}. Pixels recoloured: {pixels}.',
};

export const zh: Translated<typeof en> = {
  title: '换一套调色板',
  goal: '把夜晚变成白天：给天空、天边和草地换上浅色。',
  answer: '月亮落下，太阳升起，天亮了。',
  stage: '山坡上有一座房子，旁边是树、史莱姆和月亮。',
  keys: '方向键移动一个像素，按住Shift移动八个。空格键放下颜色。',
  color: '换成哪种颜色',
  colorNumber: '颜色{number}',
  count: '格数',
  places: { sky: '天空', horizon: '天边', meadow: '草地' },
  separator: '、',
  dark: '还太暗：{places}。',
  changes: '{all}格里改了{entries}格，{pixels}个像素换了颜色。',
};

export type Words = Translated<typeof en>;
