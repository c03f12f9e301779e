import type { ExercisePage } from './exercise';

/** The exercises that stand on one stage of pixels, and what solves them where that takes more than a few presses. */
export const exercisePages = {
  findInbetween: {
    names: { en: 'Find the in-between', zh: '找中间帧' },
    route: '/docs/timeline/onion-skin',
    caption: /Drag the drawing between the keys|拖动两张关键画之间的那一张/,
    size: { width: 80, height: 40 },
  },
  linkCell: {
    names: { en: 'Link a cell', zh: '链接单元格' },
    route: '/docs/timeline/cell',
    caption: /A linked cell repeats the one before|链接单元格重复前一格的画面/,
    size: { width: 20, height: 14 },
  },
  mirrorShield: {
    names: { en: 'Mirror the shield', zh: '画半面盾牌' },
    route: '/docs/other/symmetric-tool',
    caption: /The left half is drawn|画左半边，右半边跟着出现/,
    size: { width: 24, height: 20 },
  },
  orderLayers: {
    names: { en: 'Order the layers', zh: '理顺图层' },
    route: '/docs/timeline/layer',
    caption: /Order the stack, clip the shade|理顺层叠顺序，剪贴阴影/,
    size: { width: 64, height: 40 },
  },
  softenCurve: {
    names: { en: 'Soften a curve', zh: '柔化曲线' },
    route: '/docs/basic/tools',
    caption: /anti-aliased by hand|手工抗锯齿/,
    size: { width: 48, height: 28 },
  },
  straightenLine: {
    names: { en: 'Straighten the line', zh: '把线理直' },
    route: '/docs/basic/tools',
    caption: /Move or remove single pixels|挪动或去掉单个像素/,
    size: { width: 42, height: 24 },
  },
  swapPalette: {
    names: { en: 'Swap the palette', zh: '换一套调色板' },
    route: '/faq/drawing/indexed-color-support',
    caption: /One picture, two palettes|同一幅画，两套调色板/,
    size: { width: 96, height: 48 },
  },
  timeWalk: {
    names: { en: 'Time the walk', zh: '给行走定节奏' },
    route: '/docs/timeline/frame',
    caption: /Drag a frame of the strip longer|左右拖动长条里的帧/,
    size: { width: 124, height: 48 },
  },
  typePixels: {
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

/** What makes the pixel-perfect string of the kite even: pixels of these columns go from a row to another. */
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
