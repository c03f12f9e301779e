import type { FeatureWords, Translated } from 'generator/model/words';

const en = {
  lesson: 'Lesson {number} of {count}',
  minutes: '{minutes} minutes',
  /** On a card and on the map. */
  short: 'Lesson {number} · {minutes} minutes',
  goals: 'You will be able to',
  before: 'Know before: ',
  next: 'Next: ',
  separator: ', ',
  between: ' · ',
};

const zh: Translated<typeof en> = {
  lesson: '第{number}课，共{count}课',
  minutes: '{minutes}分钟',
  short: '第{number}课 · {minutes}分钟',
  goals: '学完你能',
  before: '先学：',
  next: '下一课：',
  separator: '、',
  between: ' · ',
};

export const courseWords: FeatureWords<typeof zh> = { name: 'course', byLocale: { en, zh } };
