import { houseColors, wordOfLetter } from '../kit/stamp';

/** Width and height of a stamp, in its own pixels. */
export const stampSide = 24;
/** What is so much darker than a pixel beside it is a line; of 255. */
const contrast = 70;
const edgeInk = wordOfLetter('3');
const lineInk = wordOfLetter('5');

/** The pixels of a stamp, whose letters are those of the house palette. */
export function drawStamp(stamp: string): Uint32Array<ArrayBuffer> {
  return Uint32Array.from(stamp, wordOfLetter);
}

/** Its place while it is empty: the edge of the stamp, and, fainter, the lines of its drawing. */
export function drawPlace(stamp: string): Uint32Array<ArrayBuffer> {
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
    return around.some((other = 0) => other - own > contrast) ? lineInk : 0;
  });
}

/** 0 to 255; `undefined` where nothing is. */
function lightOf(letter: string): number | undefined {
  const color = houseColors[Number.parseInt(letter, 16)];
  return color === undefined
    ? undefined
    : 0.3 * (color >> 16) + 0.6 * ((color >> 8) & 255) + 0.1 * (color & 255);
}
