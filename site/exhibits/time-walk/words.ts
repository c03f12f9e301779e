import type { Translated } from 'generator/model/words';

export const en = {
  title: 'Time the walk',
  goal: 'Hold both contacts, in red, longest; a cycle under a second.',
  answer: 'The walker runs to the flag, where the fox waits.',
  stage: 'Two figures walk, and below them lies a strip of eight frames.',
  keys: 'Left and right select a frame, up and down change its time, Space plays.',
  poses: { contact: 'contact', down: 'down', passing: 'passing', up: 'up' },
  frame: 'Frame {frame}, {pose}',
  time: '{time} ms',
  /** `{hint}`: what the goal still asks for, one of the next three. */
  cycle: 'A cycle: {cycle} ms. {hint}',
  hold: 'Drag both red frames longer than every other.',
  slow: 'Too slow: drag other frames shorter, until it is under a second.',
  held: 'Both contacts are held longest.',
  announcement: 'Frame {frame}, {pose}: {time} ms. A cycle: {cycle} ms.',
};

export const zh: Translated<typeof en> = {
  title: '给行走定节奏',
  goal: '让两个触地帧（红色）停得最久，整个循环不到一秒。',
  answer: '小人跑到小旗前，狐狸正在那里等着。',
  stage: '两个人在走，下方是八帧组成的长条。',
  keys: '左右键选帧，上下键改时长，空格键播放。',
  poses: { contact: '触地', down: '下沉', passing: '过渡', up: '上升' },
  frame: '第{frame}帧（{pose}）',
  time: '{time}毫秒',
  cycle: '一个循环{cycle}毫秒。{hint}',
  hold: '把两个红色的帧都拖得比其他帧长。',
  slow: '太慢了：把别的帧拖短，不到一秒才行。',
  held: '两个触地帧停得最久。',
  announcement: '第{frame}帧（{pose}）：{time}毫秒。一个循环{cycle}毫秒。',
};

export type Words = Translated<typeof en>;
