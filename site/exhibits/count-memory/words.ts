import type { Translated } from 'generator/model/words';

export const en = {
  title: 'Count the memory',
  goal: 'Fit the project onto a CD, with all 60 frames.',
  answer: 'The disc comes rolling with the slime on top, and the fox looks on.',
  stage: 'A canvas with its layers, and a shelf as large as a CD with the frames that fit.',
  keys: 'Left and right halve and double the width, down and up the height.',
  measures: { width: 'Width', height: 'Height', layers: 'Layers', frames: 'Frames' },
  sum: '{width} × {height} × {layers} × {frames} × 4 bytes: at most {amount}. On the shelf: {stored} of {frames} frames.',
  /** After `sum`. */
  hint: ' The shelf is a CD of {room}. An estimate of uncompressed pixels.',
};

export const zh: Translated<typeof en> = {
  title: '算一算内存',
  goal: '保留全部60帧，让项目放得进一张CD。',
  answer: '光盘滚了出来，史莱姆站在上面，狐狸在架子顶上看。',
  stage: '一张带图层的画布，和一个同CD一样大的架子，架上是放得下的帧。',
  keys: '左右键让宽度减半或加倍，下上键让高度减半或加倍。',
  measures: { width: '宽', height: '高', layers: '图层', frames: '帧' },
  sum: '{width}×{height}×{layers}×{frames}×4字节：最多{amount}。架上放下了{stored}帧，共{frames}帧。',
  hint: '架子就是一张{room}的CD。这是未压缩像素的估算。',
};

export type Words = Translated<typeof en>;
