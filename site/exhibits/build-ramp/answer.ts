import { bayerMatrix } from 'pixels/edit/bayer';
import { type PackedColor, packColor, pixels32, rasterOf } from 'pixels/edit/pixels32';
import { type Answer, partOf } from '../kit/answers';
import { drawRamp, ground, stageSize } from './drawRamp';
import { type Ramp, shadesOf } from './model';

const side = 8;
const matrix = bayerMatrix(side);
/** Frames in which the evening comes over the balls, and the sun goes down. */
const [evening, sunset] = [
  [0, 8],
  [4, 21],
] as const;
/** The row where the water begins. */
const horizon = 42;
/** Its column, the rows between which it goes down, and how far its light reaches. */
const sun = { x: 46, high: 12, low: 35, radius: 9, glow: 54 };
/** The number of the last shade. */
const lightest = 4;

/** The fox of the site from behind, and a slime, as numbers of the shades. */
const fox = [
  '..0............0....',
  '.030..........020...',
  '.0330........0220...',
  '.0433000000003220...',
  '.0433333333333220...',
  '.0433333333333220...',
  '.0433333333333220...',
  '.0433333333332220...',
  '.0433333333332220...',
  '.0443333333332220...',
  '..04433333332220....',
  '...000000000000.....',
  '..04333333332220....',
  '..0433333333322000..',
  '..04333333333220330.',
  '..043333333332203220',
  '..043333333332203220',
  '..043333333332202220',
  '...0433333332200110.',
  '...00000000000000...',
];
const slime = ['...00000..', '..0433320.', '.043333220', '.043333220', '.033332220', '.000000000'];
const bird = ['0...0', '.0.0.', '..0..'];
const stands = [
  { stamp: slime, x: 80, y: 46 },
  { stamp: fox, x: 93, y: 33 },
];
/** Where birds begin, which fly to the left. */
const birds = [
  { x: 66, y: 12 },
  { x: 74, y: 17 },
  { x: 80, y: 10 },
];

/** The highest row of the hill in the foreground, and of the land at the horizon. */
const hillAt = (x: number) => Math.round(52 + Math.max(0, 76 - x) ** 2 / 40 + Math.sin(x / 7));
const coastAt = (x: number) => Math.round(horizon - 3 - 2.5 * Math.sin(x / 13) - 1.5 * Math.sin(x / 5));

/** How light a place is at a frame, from 0 for the darkest of the five shades to 4. */
function lightAt(x: number, y: number, frame: number): number {
  if (y >= hillAt(x)) return 0;
  const row = sun.high + (sun.low - sun.high) * partOf(frame, ...sunset);
  const across = x + 0.5 - sun.x;
  if (y >= horizon) {
    // The way of the sun on the water, which glitters in every other row.
    const width = 2 + ((5 * y + 3 * (frame >> 1)) % 6) + (y - horizon) / 5;
    return (y & 1) === 1 && Math.abs(across) < width
      ? lightest
      : lightAt(x, 2 * horizon - y - 4, frame) - 1.1;
  }
  const far = Math.hypot(across, y + 0.5 - row);
  if (y >= coastAt(x)) return 1;
  if (far < sun.radius) return lightest;
  return Math.min(3.6, (2.1 * Math.max(0, y)) / horizon + 2.2 * Math.max(0, 1 - far / sun.glow));
}

/** The evening as the five shades mix it, the same beyond the picture. */
function eveningOf(ramp: Ramp, frame: number) {
  const shades = shadesOf(ramp).map(packColor);
  const stepAt = (x: number, y: number) => matrix[(y & (side - 1)) * side + (x & (side - 1))] ?? 0;
  const come = partOf(frame, ...evening) * side * side;
  return (x: number, y: number): PackedColor | undefined => {
    const step = stepAt(x, y);
    if (come <= step) return undefined;
    return shades[Math.max(0, Math.floor(lightAt(x, y, frame) + (step + 0.5) / (side * side)))] ?? ground;
  };
}

/** The sun goes down over the sea in the five shades; the fox and a slime look on from the shore (rule 8). */
export const answer: Answer<Ramp> = {
  frames: 24,
  hidesDrawing: true,
  around: (ramp, frame) => {
    const colorAt = eveningOf(ramp, frame);
    return (x, y) => colorAt(x, y) ?? ground;
  },
  draw: (ramp, frame) => {
    const { width, height } = stageSize;
    const words = pixels32(drawRamp(ramp)).slice();
    const colorAt = eveningOf(ramp, frame);
    for (const at of words.keys())
      words[at] = colorAt(at % width, Math.floor(at / width)) ?? words[at] ?? ground;
    // Those on the shore stand there once it has come.
    if (frame < evening[1]) return rasterOf(width, height, words);
    const shades = shadesOf(ramp).map(packColor);
    const flown = birds.map(({ x, y }) => ({ stamp: bird, x: x - frame, y: y + ((frame >> 1) & 1) }));
    for (const { stamp, x, y } of [...stands, ...flown])
      for (const [down, row] of stamp.entries())
        for (const [right, shade] of [...row].entries())
          if (shade !== '.') words[(y + down) * width + x + right] = shades[Number(shade)] ?? ground;
    return rasterOf(width, height, words);
  },
};
