import type { Translated } from 'generator/model/words';

export const en = {
  action: 'Action',
  keys: 'Keys',
  why: 'Why it is worth a key',
  without: 'Without a keyboard',
  system: 'System',
  does: 'What they do there',
  /** Lets the visitor choose whose keys are shown. */
  choice: { name: 'Keys of', elsewhere: 'Windows, Android', apple: 'Apple devices' },
  separator: ', ',
  /** Between what keys do and what to do about that. */
  advice: '; ',
};

export const zh: Translated<typeof en> = {
  action: '操作',
  keys: '按键',
  why: '为什么值得一个键',
  without: '没有键盘时',
  system: '系统',
  does: '在那里的作用',
  choice: { name: '按键写法', elsewhere: 'Windows与Android', apple: '苹果' },
  separator: '、',
  advice: '；',
};
