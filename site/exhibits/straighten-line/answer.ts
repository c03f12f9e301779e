import { rasterOf } from 'pixels/edit/pixels32';
import { type Answer, partOf } from '../kit/answers';
import { layFox } from '../kit/fox';
import { layStamp, wordOfLetter } from '../kit/stamp';
import { drawEvening, kiteShape, slime, tail } from './drawKite';
import { hand, kite, type Strings, stageSize } from './model';

/** Rows that the kite climbs. */
const climb = 4;
/** What is farther away is smaller. */
const farKites = [
  kiteShape,
  ['..b9..', '.bb99.', 'bbb999', '998888', '.9988.', '..98..'],
  ['..b..', '.bb9.', 'b9999', '.988.', '..8..'],
];

/** The kite climbs on the even string, and the slime hops (rule 7). */
export const answer: Answer<Strings> = {
  frames: 20,
  hidesDrawing: true,
  draw: (_, frame) => {
    const { width, height } = stageSize;
    const words = drawEvening();
    const lay = (stamp: readonly string[], x: number, y: number) => layStamp(words, width, stamp, { x, y });
    layFox(words, width, 18, 21, partOf(frame, 12, 16));
    const risen = Math.round(climb * partOf(frame, 1, 11));
    const isHopping = frame % 6 < 2 && frame > 8 && frame < 18;
    lay(slime, 1, isHopping ? 12 : 14);
    const shape = farKites[Math.min(farKites.length - 1, Math.floor(risen / 2))] ?? kiteShape;
    const end = kite.y - risen;
    const [left, top] = [kite.x + 2 - Math.floor(shape.length / 2), end - shape.length];
    lay(shape, left, top);
    // The tail swings.
    lay(tail.slice(0, tail.length - risen / 2), left + shape.length / 2 - (frame % 4 < 2 ? 0 : 1), end);
    const [columns, rows] = [kite.x - hand.x, hand.y - end];
    for (let column = 0; column <= columns; column++) {
      const y = hand.y - Math.floor((column * (rows + 1)) / (columns + 1));
      words[y * width + hand.x + column] = wordOfLetter('6');
    }
    return rasterOf(width, height, words);
  },
};
