import type { ExercisePage } from './exercise';

/** The exercises whose link holds all of their state, and what solves them where that takes more than a few presses. */
export const exercisePages = {
  buildRamp: {
    link: { id: 'build-ramp', solved: '95-8-32-oklch', damaged: '95-8-32-rgb' },
    names: { en: 'Build a ramp', zh: '做一条色阶' },
    route: '/docs/basic/palette',
    caption: /Turn shadow and light away|把阴影和亮部/,
    size: { width: 132, height: 64 },
  },
  countMemory: {
    link: { id: 'count-memory', solved: '512x512-10-60', damaged: '512x5120-10-60' },
    names: { en: 'Count the memory', zh: '算一算内存' },
    route: '/faq/files/huge-file-performance',
    caption: /not a promise about the app|不代表应用的承诺/,
  },
  ditherSky: {
    link: { id: 'dither-sky', solved: '46-8-atkinson', damaged: '99-8-atkinson' },
    names: { en: 'Dither a sky', zh: '给天空做抖动' },
    route: '/docs/basic/dithering',
    caption: /Drag the dusk|拖动暮色/,
    size: { width: 132, height: 64 },
  },
  drawTask: {
    link: {
      id: 'draw-task',
      solved:
        '35a10c5a12c4a12c4a11ed4a2ec6eced4a3ec4ec2ed4a3eb4eb2ed4a3eb4eb2ed4a11ed4a11ed4a5e2b4ed5a10d35a',
      damaged: '9a',
    },
    names: { en: 'Draw it yourself', zh: '自己画一画' },
    route: '/docs/craft/faces',
    caption: /A calm face|平静的脸/,
    size: { width: 16, height: 16 },
  },
  findInbetween: {
    link: { id: 'find-inbetween', solved: '20-eased', damaged: '40-eased' },
    names: { en: 'Find the in-between', zh: '找中间帧' },
    route: '/docs/timeline/onion-skin',
    caption: /Drag the drawing between the keys|拖动两张关键画之间的那一张/,
    size: { width: 80, height: 40 },
  },
  linkCell: {
    link: { id: 'link-cell', solved: '.3p04904s0.l.l', damaged: 'l.l.l.l' },
    names: { en: 'Link a cell', zh: '链接单元格' },
    route: '/docs/timeline/cell',
    caption: /A linked cell repeats the one before|链接单元格重复前一格的画面/,
    size: { width: 20, height: 14 },
  },
  mirrorShield: {
    link: { id: 'mirror-shield', solved: 'on.666u7i878v9ka9aybncc', damaged: 'on.0' },
    names: { en: 'Mirror the shield', zh: '画半面盾牌' },
    route: '/docs/other/symmetric-tool',
    caption: /The left half is drawn|画左半边，右半边跟着出现/,
    size: { width: 24, height: 20 },
  },
  orderLayers: {
    link: {
      id: 'order-layers',
      solved: 'light4.shade10c.slime10.ground10',
      damaged: 'light4.shade10c.slime10.sky10',
    },
    names: { en: 'Order the layers', zh: '理顺图层' },
    route: '/docs/timeline/layer',
    caption: /Order the stack, clip the shade|理顺层叠顺序，剪贴阴影/,
    size: { width: 64, height: 40 },
  },
  softenCurve: {
    link: { id: 'soften-curve', solved: '0q50q60rb0rj0si0so0tq0tv', damaged: 'zzz' },
    names: { en: 'Soften a curve', zh: '柔化曲线' },
    route: '/docs/basic/tools',
    caption: /anti-aliased by hand|手工抗锯齿/,
    size: { width: 48, height: 28 },
  },
  straightenLine: {
    link: { id: 'straighten-line', solved: 'perfect..ckdqfrfsgxgyj1k7', damaged: 'perfect.0' },
    names: { en: 'Straighten the line', zh: '把线理直' },
    route: '/docs/basic/tools',
    caption: /Move or remove single pixels|挪动或去掉单个像素/,
    size: { width: 42, height: 24 },
  },
  swapPalette: {
    link: { id: 'swap-palette', solved: '4-0423456789eb31ee', damaged: '5-0423456789eb31ee' },
    names: { en: 'Swap the palette', zh: '换一套调色板' },
    route: '/faq/drawing/indexed-color-support',
    caption: /One picture, two palettes|同一幅画，两套调色板/,
    size: { width: 96, height: 48 },
  },
  timeWalk: {
    link: { id: 'time-walk', solved: '32223222', damaged: '3222322' },
    names: { en: 'Time the walk', zh: '给行走定节奏' },
    route: '/docs/timeline/frame',
    caption: /Drag a frame of the strip longer|左右拖动长条里的帧/,
    size: { width: 124, height: 48 },
  },
  turnSword: {
    link: { id: 'turn-sword', solved: '10-nearest-6mn', damaged: '10-nearest-zzz' },
    names: { en: 'Turn the sword', zh: '转一转剑' },
    route: '/docs/basic/transform',
    caption: /Each needs repair by hand|每一把都要亲手修补/,
    // 21 pixels of the sword, four of each.
    size: { width: 84, height: 84 },
  },
  typePixels: {
    link: { id: 'type-pixels', solved: '2-43-41-46-65-a-4f-50-45-4e', damaged: '2-110000' },
    names: { en: 'Type in pixels', zh: '用像素打字' },
    route: '/docs/resources/fonts',
    caption: /Type a sign|在招牌上打字/,
    size: { width: 80, height: 38 },
  },
} satisfies Readonly<Record<string, ExercisePage>>;

/** The pixels of the eye that are missing on the linked frame. */
export const missingEye = [
  [13, 6],
  [13, 7],
  [12, 8],
] as const;

/** The corners of the left side of the shield, from the end of what is given to the tip. */
export const shieldCorners = [
  [6, 9],
  [6, 11],
  [7, 12],
  [7, 13],
  [8, 14],
  [11, 17],
] as const;

/** Where mixed pixels go on from the ends of long runs of the curve: row, from column to column. */
export const softStrokes = [
  { row: 22, from: 14, to: 14 },
  { row: 22, from: 19, to: 19 },
  { row: 21, from: 18, to: 18 },
  { row: 21, from: 24, to: 24 },
  { row: 20, from: 23, to: 23 },
  { row: 20, from: 31, to: 31 },
  { row: 19, from: 30, to: 29 },
];

/** Moves that make the pixel-perfect string of the kite even: pixels of these columns go from one row to another. */
export const evenMoves = [
  { column: 13, from: 16, to: 17 },
  { column: 21, from: 13, to: 14 },
  { column: 22, from: 13, to: 14 },
  { column: 32, from: 11, to: 10 },
];

/** Where colours are dropped on sky, horizon and meadow of the picture. */
export const skyPlaces = {
  sky: { x: 30, y: 14 },
  horizon: { x: 48, y: 30 },
  meadow: { x: 2, y: 46 },
};
