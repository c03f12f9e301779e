import type { Frame } from 'pixels/animation';
import { bayerMatrix } from 'pixels/edit/bayer';
import { rasterOf } from 'pixels/edit/pixels32';
import { type Answer, partOf } from '../kit/answers';
import { layFox } from '../kit/fox';
import { wordOfLetter } from '../kit/stamp';
import { drawScene, entryOf, inksOf, night, placesOfDay, type Recolouring, stageSize } from './model';
import { letterBeside, scene } from './scene';

/** The moon of the picture: its box, and the letters that it is drawn with. */
const moon = { left: 71, top: 4, right: 85, bottom: 18 };
const isMoon = (letter: string) => letter === '5' || letter === '6';
/** Rows of nothing but sky, with stars in it. */
const skyRows = 22;
/** Where sun and moon stand behind the hills. */
const below = 34;
const sun = { x: 78, y: 11, radius: 7 };
/** The colours of a day as we draw it, by letters of the picture; tree and slime have their own. */
const day = '0466456789fb6fed';
const ownColors = [
  { left: 12, right: 27, top: 22, bottom: 35, day: '0123456789abcdef' },
  { left: 36, right: 48, top: 36, bottom: 44, day: '046645678 fb6fe6' },
];
/** The same with the reader's colours where the goal asked for them. */
const dayOf = ({ count, colors }: Recolouring) =>
  [...day].map((color, at) =>
    placesOfDay.some(({ letter }) => Number.parseInt(letter, 16) === at)
      ? (colors[entryOf(count, at.toString(16))] ?? color)
      : color,
  );
/** Whether a column of a box lies within the outline of what stands in it. */
const isWithin = (column: number, y: number, left: number, right: number) => {
  const row = scene[y]?.slice(left, right + 1) ?? '';
  return column > row.indexOf('0') && column < row.lastIndexOf('0');
};
const side = 8;
const matrix = bayerMatrix(side);
/** Frames in which the moon sets, the sun rises, and its light comes over the land. */
const [moonset, sunrise, morning] = [
  [0, 7],
  [6, 14],
  [13, 21],
] as const;

/** The letter of a place of the sky once the moon has gone. */
const skyAt = (x: number, y: number) => {
  const letter = scene[y]?.[x] ?? '1';
  return isMoon(letter) && x >= moon.left && x <= moon.right && y <= moon.bottom ? '1' : letter;
};
/** Clouds and the pattern of the sky stay; stars go. */
const isSky = (x: number, y: number) => '12345'.includes(skyAt(x, y)) && y < below;

/** How far the day has come at a frame, place by place: as ordered dither does, in the order of the matrix. */
const dayAt = (frame: number) => {
  const lit = partOf(frame, ...morning) * side * side;
  return (x: number, y: number) => lit > (matrix[(y & (side - 1)) * side + (x & (side - 1))] ?? 0);
};

/** The moon sets and the sun rises; its light comes over the land, and brings the day as we drew it around the reader's colours (rule 7). */
export const answer: Answer<Recolouring> = {
  frames: 24,
  hidesDrawing: true,
  around: (state, frame) => {
    const isDay = dayAt(frame);
    const inks = inksOf(state);
    const dayInks = inksOf({ count: 16, colors: dayOf(state) });
    return (x, y) => {
      const letter = letterBeside(x, y);
      const shown = letter === '4' && frame > 2 ? '1' : letter;
      return (isDay(x, y) ? dayInks : inks).get(shown) ?? 0;
    };
  },
  draw: (state, frame) => {
    const { width, height } = stageSize;
    const inks = inksOf(state);
    const own = (letter: string) => inks.get(letter) ?? 0;
    const ownDay = dayOf(state);
    // It is seen in a yellow sky, too.
    const sunLetter = ownDay[1] === 'b' ? '6' : 'b';
    const drawn = (letter: string, x: number, y: number) => {
      const box = ownColors.find(
        ({ left, right, top, bottom }) =>
          x >= left && x <= right && y >= top && y <= bottom && isWithin(x - left, y, left, right),
      );
      return wordOfLetter((box?.day ?? ownDay)[Number.parseInt(letter, 16)] ?? '');
    };
    const words = new Uint32Array(width * height);
    const isDay = dayAt(frame);
    const moonRow = Math.round((below - moon.top) * partOf(frame, ...moonset));
    const sunRow = Math.round(below - (below - sun.y) * partOf(frame, ...sunrise));
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const letter = skyAt(x, y);
        const isStar = letter === '4' && y < skyRows;
        const shown = isStar && frame > 2 ? '1' : letter;
        let word = isDay(x, y) ? drawn(shown, x, y) : own(shown);
        if (isSky(x, y)) {
          const moonLetter = scene[y - moonRow]?.[x] ?? '1';
          const isThere =
            x >= moon.left && x <= moon.right && y - moonRow >= moon.top && y - moonRow <= moon.bottom;
          if (isThere && isMoon(moonLetter)) word = own(moonLetter);
          const far = Math.hypot(x + 0.5 - sun.x, y + 0.5 - sunRow);
          if (frame > sunrise[0] && far < sun.radius)
            word = wordOfLetter(far < sun.radius - 1.5 ? sunLetter : 'a');
        }
        words[y * width + x] = word;
      }
    layFox(words, width, width - 13, height - 1, partOf(frame, 18, 22));
    return rasterOf(width, height, words);
  },
};

/** For a poster: one picture in the colours of the night, in the reader’s once the sun has risen, and by day. */
export function daybreakOf(state: Recolouring): readonly Frame[] {
  return [
    { raster: drawScene({ ...state, colors: [...night] }), duration: 900 },
    { raster: answer.draw(state, morning[0]), duration: 1500 },
    { raster: answer.draw(state, answer.frames - 1), duration: 1800 },
  ];
}
