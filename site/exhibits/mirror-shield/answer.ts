import { pixels32, rasterOf } from 'pixels/edit/pixels32';
import { type Answer, partOf } from '../kit/answers';
import { layStamp, wordOfLetter } from '../kit/stamp';
import { drawShield, surroundShield } from './drawShield';
import { insideOf, outlineOf, type Shield, stageSize } from './model';

const twinkle = ['.6.', '666', '.6.'];
/** The head of the fox, without an outline on the dark wall: two pixels clear of the lower part of the shield. */
const fox = ['b...a', 'bb.ba', 'bbbba', 'b0b0a', 'c606c', '.666.'];
const foxLeft = stageSize.width - 5;

/** Light runs over the field, a corner twinkles, and the fox comes up beside the shield (rule 6). */
export const answer: Answer<Shield> = {
  frames: 20,
  around: ({ axis }) => surroundShield(axis, true),
  draw: (shield, frame) => {
    const { width, height } = stageSize;
    const words = pixels32(drawShield(shield)).slice();
    const [inside, outline] = [insideOf(shield), outlineOf(shield)];
    const behind = words.slice();
    const rise = Math.round(fox.length * partOf(frame, 9, 13));
    layStamp(behind, width, fox.slice(0, rise), { x: foxLeft, y: height - rise });
    for (const [place, word] of behind.entries())
      if (!inside.has(place) && !outline.has(place)) words[place] = word;
    const light = 2 + frame * 4;
    for (const place of inside) {
      const diagonal = (place % width) + Math.floor(place / width);
      const far = light - diagonal;
      if (far >= 0 && far < 4 && words[place] === wordOfLetter('3'))
        words[place] = wordOfLetter(far === 1 || far === 2 ? '6' : '4');
    }
    if (frame > 4 && frame % 5 < 3) {
      const top = Math.min(...outline);
      layStamp(words, width, frame % 5 === 1 ? twinkle : ['6'], {
        x: (top % width) - (frame % 5 === 1 ? 1 : 0),
        y: Math.floor(top / width) - (frame % 5 === 1 ? 1 : 0),
      });
    }
    return rasterOf(width, height, words);
  },
};
