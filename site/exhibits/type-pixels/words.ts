import type { Translated } from 'generator/model/words';

export const en = {
  title: 'Type in pixels',
  goal: 'Write a sign in two lines without a missing letter.',
  answer: 'The letters light up one by one, and lamps run around the sign.',
  stage: 'A sign with the text of the field in pixels.',
  keys: 'Arrow keys go from letter to letter, Space selects one in the field.',
  text: 'Text',
  look: 'Sign',
  looks: { shop: 'Shop', chalk: 'Chalk', neon: 'Neon' },
  font: 'Font',
  fonts: { small: '3×5', thin: 'Thin', bold: 'Bold' },
  factor: 'Pixels a side',
  complete: 'No letter is missing.',
  missing: 'Not in the font: {characters}',
  secondLine: 'One line so far: press Enter for the second.',
  twoLines: 'Two lines are asked for, with letters in both.',
  tooLarge: 'The text is larger than the sign.',
  /** Between sentences. */
  between: ' ',
};

export const zh: Translated<typeof en> = {
  title: '用像素打字',
  goal: '用拉丁字母写一块两行的招牌，一个也不缺。',
  answer: '字一个个亮起来，一圈小灯绕着招牌跑。',
  stage: '一块招牌，上面是输入框里的文字，由像素组成。',
  keys: '方向键逐字移动，空格键在输入框里选中这个字。',
  text: '文字',
  look: '招牌',
  looks: { shop: '店铺', chalk: '黑板', neon: '霓虹' },
  font: '字体',
  fonts: { small: '3×5', thin: '细体', bold: '粗体' },
  factor: '像素边长',
  complete: '一个字母也不缺。',
  missing: '字体里没有：{characters}',
  secondLine: '目前只有一行，按回车键另起一行。',
  twoLines: '要正好两行，每行都得有字。',
  tooLarge: '文字比招牌大。',
  between: '',
};

export type Words = Translated<typeof en>;
