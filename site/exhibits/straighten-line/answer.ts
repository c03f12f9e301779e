import { rasterOf } from 'pixels/edit/pixels32';
import { type Answer, partOf } from '../kit/answers';
import { layFox } from '../kit/fox';
import { layStamp, wordOfLetter } from '../kit/stamp';
import { drawEvening, kitePlace, kiteShape, slime, tail } from './drawKite';
import { hand, kite, type Strings, stageSize } from './model';

/** Rows that the end of the string climbs, to even runs of two; the kite goes half as far and covers the end. */
const climb = 4;
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
    const end = kite.y - risen;
    const [columns, rows] = [kite.x - hand.x, hand.y - end];
    for (let column = 0; column <= columns; column++) {
      const y = hand.y - Math.floor((column * (rows + 1)) / (columns + 1));
      words[y * width + hand.x + column] = wordOfLetter('6');
    }
    const top = kitePlace.y - Math.floor(risen / 2);
    lay(kiteShape, kitePlace.x, top);
    // The tail swings.
    lay(tail, kitePlace.x + (frame % 4 < 2 ? 4 : 3), top + kiteShape.length);
    return rasterOf(width, height, words);
  },
};
