/** A picture of 16 by 16 pixels, row by row: 0 is nothing, n is colour n - 1 of `colors`. */
export type Pixels = readonly number[];

/** Width and height of a frame. */
export const side = 16;

/** The palette `art/examples/slime.gpl`; the last colour is the ground, which is there already. */
export const colors = [
  { name: 'outline', red: 26, green: 28, blue: 44 },
  { name: 'shadow', red: 37, green: 113, blue: 121 },
  { name: 'body', red: 56, green: 183, blue: 100 },
  { name: 'light', red: 167, green: 240, blue: 112 },
  { name: 'ground', red: 51, green: 60, blue: 87 },
] as const;

/** How long each of the four frames is seen, in milliseconds. */
export const durations = [300, 100, 200, 100];

const ground = '...4444444444...';

/** The first three frames of `art/examples/slime.art`, from the row of the highest pixel down to the ground. */
export const firstFrames: readonly Pixels[] = [
  [
    '......0000......',
    '....00332200....',
    '...0332222220...',
    '...0320220210...',
    '...0220220210...',
    '...0222222110...',
    '....00000000....',
    ground,
  ],
  [
    '.....000000.....',
    '...0033222200...',
    '..033222222220..',
    '..032202202210..',
    '..022222222110..',
    '...0000000000...',
    ground,
  ],
  [
    '......0000......',
    '.....033220.....',
    '....03322220....',
    '....03222220....',
    '....03022010....',
    '....02022010....',
    '....02222210....',
    '....02222110....',
    '.....000000.....',
    ground,
  ],
].map(parseFrame);

/** The missing frame: on its way back the slime crouches as it did in the second. */
export const ghost: Pixels = firstFrames[1] ?? [];

/** The fourth frame before anyone has drawn. */
export const emptyFrame: Pixels = parseFrame([ground]);

function parseFrame(rows: readonly string[]): Pixels {
  const text = rows.join('').padStart(side * side, '.');
  return Array.from(text, (char) => (char === '.' ? 0 : Number(char) + 1));
}
