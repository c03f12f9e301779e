import { type PackedColor, packColor } from 'pixels/edit/pixels32';
import { houseColors, wordOfLetter } from '../kit/stamp';

/** Width and height of a stamp, in its own pixels. */
export const stampSide = 24;
const edgeInk = wordOfLetter('3');
/** An empty place is printed in one pale ink, from this for what is black to that for what is white. */
const tints = [
  [0x93, 0xf4],
  [0x7c, 0xf0],
  [0xe2, 0xfe],
] as const;

/** The pixels of a stamp, whose letters are those of the house palette, and its edge. */
export function drawStamp(stamp: string): Uint32Array<ArrayBuffer> {
  return drawWithin(stamp, (_, letter) => wordOfLetter(letter));
}

/** Its place while it is empty: the edge of the stamp, and its picture as printed in one pale ink. */
export function drawPlace(stamp: string): Uint32Array<ArrayBuffer> {
  return drawWithin(stamp, tintOf);
}

function drawWithin(stamp: string, inkOf: (light: number, letter: string) => PackedColor) {
  const light = Array.from(stamp, lightOf);
  return Uint32Array.from(light, (own, place) => {
    const x = place % stampSide;
    const around = [
      x > 0 ? light[place - 1] : undefined,
      x < stampSide - 1 ? light[place + 1] : undefined,
      light[place - stampSide],
      light[place + stampSide],
    ];
    if (own === undefined) return 0;
    if (around.includes(undefined)) return edgeInk;
    return inkOf(own, stamp[place] ?? '');
  });
}

function tintOf(light: number): PackedColor {
  const [red, green, blue] = tints.map(([black, white]) =>
    Math.round(black + ((white - black) * light) / 255),
  );
  return packColor([red ?? 0, green ?? 0, blue ?? 0, 255]);
}

/** 0 to 255; `undefined` where nothing is. */
function lightOf(letter: string): number | undefined {
  const color = houseColors[Number.parseInt(letter, 16)];
  return color === undefined
    ? undefined
    : 0.3 * (color >> 16) + 0.6 * ((color >> 8) & 255) + 0.1 * (color & 255);
}
