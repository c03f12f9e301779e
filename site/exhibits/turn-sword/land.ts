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
const hill = packColor(colorOfHex(0x62c492));

/** The meadow before hills, on all sides. */
export function landAt(x: number, y: number): PackedColor {
  if (y > ground) return wordOfLetter(isTuft(x, y) ? 'd' : 'e');
  if (y === ground) return wordOfLetter('d');
  for (const one of decor) {
    const letter = one.stamp[y - one.y]?.[x - one.x] ?? '.';
    if (letter !== '.') return wordOfLetter(letter);
  }
  return y > ground - 7 + 3 * Math.sin(x / 9) + 1.5 * Math.sin(x / 4) ? hill : wordOfLetter('5');
}

export const mushroom = [
  '...00000...',
  '.009999900.',
  '09966999990',
  '09966996690',
  '08999996680',
  '.088888880.',
  '..0066600..',
  '...06660...',
  '...06650...',
  '..0666550..',
  '..0000000..',
];
export const place = { x: 20, y: ground - mushroom.length };
