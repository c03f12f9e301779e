import type { Translated } from 'generator/model/words';

export const en = {
  title: 'Find the in-between',
  goal: 'Put the middle nearer the slow end, the top: at step 20 or above.',
  answer: 'The slime leaps onto an island, takes a star, and the fox cheers.',
  stage: 'An arc with two key drawings and the one between them, on which a slime leaps.',
  keys: 'Arrow keys move the drawing, Space plays.',
  middle: 'Middle drawing',
  spacing: 'On the arc',
  spacings: { even: 'Even', eased: 'Eased' },
  gaps: 'Gaps from the ground up: {gaps}.',
};

export const zh: Translated<typeof en> = {
  title: '找中间帧',
  goal: '把中间帧挪向慢的一端，也就是最高处：到第20步或更高。',
  answer: '史莱姆跃上空中的小岛，摘下一颗星，狐狸为它叫好。',
  stage: '一道弧线，上面有两张关键画和中间帧，一只史莱姆沿着它跳。',
  keys: '方向键移动中间帧，空格键播放。',
  middle: '中间帧',
  spacing: '弧线间距',
  spacings: { even: '匀速', eased: '缓动' },
  gaps: '从地面往上的间距：{gaps}。',
};

export type Words = Translated<typeof en>;
