import { isStarBeyond } from '../isStarBeyond';
import { layStamp, wordOfLetter } from '../kit/stamp';
import { isScattered, type PixelAround } from '../kit/surroundings';

export const stageSize = { width: 64, height: 40 };

/** The layers, the topmost of the finished picture first. */
export const layerNames = ['light', 'shade', 'slime', 'ground'] as const;
export type LayerName = (typeof layerNames)[number];

interface Placed {
  readonly stamp: readonly string[];
  readonly x: number;
  readonly y: number;
}

const slime = [
  '.........000000.........',
  '......000ffffee000......',
  '....00fffffeeeeeee00....',
  '...0ffffeeeeeeeeeeee0...',
  '..0fffeeeeeeeeeeeeeee0..',
  '.0fffeeeeeeeeeeeeeeeee0.',
  '.0ffeee00eeeeee00eeeee0.',
  '0ffeeee00eeeeee00eeeeee0',
  '0ffeeee00eeeeee00eeeeee0',
  '0feeeeeeeeeeeeeeeeeeeee0',
  '0feeeeeeee0000eeeeeeeee0',
  '0eeeeeeeeeeeeeeeeeeeeee0',
  '0eeeeeeeeeeeeeeeeeeeeee0',
  '.0eeeeeeeeeeeeeeeeeeee0.',
  '..00eeeeeeeeeeeeeeee00..',
  '....0000000000000000....',
];
/** Painted with one loose stroke, far over the edge of the slime. */
const shade = [
  '................ddd...',
  '..............dddddd..',
  '.............dddddddd.',
  '.............ddddddddd',
  '............dddddddddd',
  '............dddddddddd',
  '............dddddddddd',
  '...........ddddddddddd',
  '...........dddddddddd.',
  '..........ddddddddddd.',
  '.........dddddddddddd.',
  '.......ddddddddddddd..',
  '...ddddddddddddddddd..',
  '.ddddddddddddddddd....',
  'dddddddddddddddd......',
  '.ddddddddddddd........',
  '...dddddddd...........',
];
/** The first row of the grass. */
const meadow = 26;
const lamp = [
  '....................00..',
  '..000000000000000000000.',
  '..0................0.00.',
  '.0000.............0..00.',
  '000000..............00..',
  '.0bb0...............00..',
  '.0bb0...............00..',
  '.0bb0...............00..',
  '.0000...............00..',
  ...Array.from({ length: 20 }, () => '....................00..'),
  '...................0000.',
];
const grass = ['..ee', 'eeee', '7e77', '7777'];
/** Grass, and below it earth with stones. */
const groundLetter = (x: number, y: number) =>
  grass[y - meadow]?.[x & 3] ?? (isScattered(x >> 1, y, 23) ? '0' : '7');
/** The night above hills. */
const skyLetter = (x: number, y: number) =>
  y > 20.5 - 2 * Math.sin(x / 8 + 2) - 1.5 * Math.sin(x / 19) ? '2' : '1';

/** Rows of the light, from below the lamp down; each third row is wider than the one above it on both sides. */
const lightRows = Array.from({ length: 23 }, (_, row) => 'b'.repeat(8 + 2 * Math.floor((row * 2) / 3)));
const lampColumn = 27;

function drawLetters(letterAt: (x: number, y: number) => string): readonly string[] {
  const { width, height } = stageSize;
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => letterAt(x, y)).join(''),
  );
}

const drawings: Readonly<Record<LayerName, readonly Placed[]>> = {
  light: lightRows.map((row, index) => ({ stamp: [row], x: lampColumn - row.length / 2, y: 11 + index })),
  shade: [{ stamp: shade, x: 22, y: 20 }],
  slime: [{ stamp: slime, x: 14, y: 17 }],
  ground: [
    { stamp: drawLetters(groundLetter).slice(meadow), x: 0, y: meadow },
    { stamp: lamp, x: lampColumn - 3, y: 2 },
  ],
};
const stars = [
  [6, 5],
  [15, 11],
  [39, 8],
  [55, 4],
  [59, 15],
  [3, 14],
] as const;

const blank = () => new Uint32Array(stageSize.width * stageSize.height);

function drawLayer(name: LayerName): Uint32Array {
  const words = blank();
  for (const { stamp, x, y } of drawings[name]) layStamp(words, stageSize.width, stamp, { x, y });
  return words;
}

/** The pixels of each layer, row by row; 0 where it has none. */
export const layerPixels: Readonly<Record<LayerName, Uint32Array>> = {
  light: drawLayer('light'),
  shade: drawLayer('shade'),
  slime: drawLayer('slime'),
  ground: drawLayer('ground'),
};

/** The sky and the ground as they go on beside the picture, without the rest of the layers. */
export const skyBeside: PixelAround = (x, y) =>
  wordOfLetter(y < meadow - 10 && isStarBeyond(x, y, stageSize, 120) ? '5' : skyLetter(x, y));
/** 0 where there is none. */
export const groundBeside: PixelAround = (x, y) => (y < meadow ? 0 : wordOfLetter(groundLetter(x, y)));

/** The sky beneath all layers. */
export function drawSky(): Uint32Array<ArrayBuffer> {
  const words = blank();
  layStamp(words, stageSize.width, drawLetters(skyLetter), { x: 0, y: 0 });
  for (const [x, y] of stars) layStamp(words, stageSize.width, ['5'], { x, y });
  return words;
}
