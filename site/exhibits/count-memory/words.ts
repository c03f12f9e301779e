import type { Translated } from 'generator/model/words';

export const en = {
  title: 'Count the memory',
  goal: 'Fit the project onto a CD, with all 60 frames.',
  answer: 'The CD spins, and the slime of your project hops.',
  measures: { width: 'Width', height: 'Height', layers: 'Layers', frames: 'Frames' },
  /** Name of the chart. */
  chart: 'Pixels of your project beside familiar amounts',
  kinds: {
    project: 'Your project, at most',
    cartridge: 'Small Game Boy cartridge',
    floppy: 'Floppy disk',
    cd: 'CD',
    dvd: 'DVD',
  },
  sum: '{width} × {height} × {layers} × {frames} × 4 bytes. Each block doubles the amount.',
  hint: 'An estimate of uncompressed pixels, not a promise about the app.',
  announcement: 'At most {amount}.',
};

export const zh: Translated<typeof en> = {
  title: '算一算内存',
  goal: '保留全部60帧，让项目放得进一张CD。',
  answer: '光盘转了起来，项目的史莱姆蹦蹦跳跳。',
  measures: { width: '宽', height: '高', layers: '图层', frames: '帧' },
  chart: '项目的像素与熟悉的容量相比',
  kinds: {
    project: '你的项目，上限',
    cartridge: '小容量的Game Boy卡带',
    floppy: '软盘',
    cd: 'CD光盘',
    dvd: 'DVD光盘',
  },
  sum: '{width}×{height}×{layers}×{frames}×4字节。每多一块，数量翻一倍。',
  hint: '这是未压缩像素的估算，不代表应用的承诺。',
  announcement: '最多{amount}。',
};

export type Words = Translated<typeof en>;
