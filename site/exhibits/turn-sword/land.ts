import { type PackedColor, packColor } from 'pixels/edit/pixels32';
import { colorOfHex } from 'pixels/edit/srgb';
import { isTuft } from '../isTuft';
import { wordOfLetter } from '../kit/stamp';

/** In pixels of the sword. */
export const scene = { width: 44, height: 34 };
export const ground = 30;
const cloud = ['...666...', '.6666666.', '666666666'];
const sun = ['.bbb.', 'bbbbb', 'bbbbb', 'bbbbb', '.bbb.'];
/** What stands in the sky and on the ground, wherever the stage is wide enough for it. */
const decor = [
  { stamp: sun, x: 34, y: 2 },
  { stamp: cloud, x: -9, y: 4 },
  { stamp: cloud, x: 22, y: 5 },
  { stamp: cloud, x: 49, y: 8 },
  { stamp: ['.c.', 'cbc', '.d.', '.d.'], x: -6, y: ground - 4 },
  { stamp: cloud, x: -25, y: 11 },
  { stamp: ['.6.', '6b6', '.d.', '.d.'], x: -18, y: ground - 4 },
  { stamp: ['.6.', '6b6', '.d.', '.d.'], x: 58, y: ground - 4 },
  { stamp: ['.c.', 'cbc', '.d.', '.d.'], x: 48, y: ground - 4 },
];
const [farHill, hill] = [0x79dca5, 0x62c492].map((hex) => packColor(colorOfHex(hex)));

/** The meadow before two rows of hills, on all sides. */
export function landAt(x: number, y: number): PackedColor {
  if (y > ground) return wordOfLetter(isTuft(x, y) ? 'd' : 'e');
  if (y === ground) return wordOfLetter('d');
  for (const one of decor) {
    const letter = one.stamp[y - one.y]?.[x - one.x] ?? '.';
    if (letter !== '.') return wordOfLetter(letter);
  }
  const wave = 1.5 * Math.sin(x / 4);
  if (y > ground - 7 + 3 * Math.sin(x / 9) + wave) return hill ?? 0;
  return y > ground - 15 + 2 * Math.sin(x / 7 + 3) - wave ? (farHill ?? 0) : wordOfLetter('5');
}

/** The cap, down to the cut, and the stalk. */
export const cap = [
  '...00000...',
  '.009999900.',
  '09966999690',
  '09966999990',
  '09999966990',
  '08899966880',
  '.088888880.',
  '..0000000..',
];
export const stalk = [
  ...['..0666550..', '..0666550..', '..0666550..', '..0666550..', '..0666550..'],
  ...['.066665550.', '.000000000.'],
];
/** What the cut lays open at the top of the stalk. */
export const cutFace = ['...00000...', '..0bbbbb0..', '..06bbb50..'];
export const spark = ['..6..', '..b..', '6bbb6', '..b..', '..6..'];
export const place = { x: 20, y: ground - cap.length - stalk.length };
