import type { PaletteName } from './palettes';

export interface PaletteWords {
  readonly close: string;
  readonly note: string;
  readonly own: string;
  readonly shuffle: string;
  readonly names: Readonly<Record<PaletteName, string>>;
}

const names = {
  'sweetie-16': 'Sweetie 16',
  'pico-8': 'PICO-8',
  db16: 'DawnBringer 16',
  'game-boy': 'Game Boy',
};

export const paletteWords: Readonly<Record<'en' | 'zh', PaletteWords>> = {
  en: {
    close: 'Close',
    note: 'The whole site in other colours. The address of the page carries your choice.',
    own: 'Resprite',
    shuffle: 'Shuffle',
    names: { ...names, dawn: 'Dawn', ember: 'Ember' },
  },
  zh: {
    close: '关闭',
    note: '给整个网站换一套颜色。网页地址会带上你的选择。',
    own: 'Resprite',
    shuffle: '随机',
    names: { ...names, dawn: '晨曦', ember: '余烬' },
  },
};
