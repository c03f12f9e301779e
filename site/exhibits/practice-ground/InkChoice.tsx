import { fill } from 'generator/model/text';
import { unpackColor } from 'pixels/edit/pixels32';
import { Choice } from '../kit/Choice';
import { codeOf } from '../kit/codeOf';
import type { Inks } from './drawStage';
import type { Words } from './words';

type InkWords = Pick<Words, 'colors' | 'color' | 'eraser'>;

interface Props {
  readonly inks: Inks;
  /** Numbers of the colours to draw with. */
  readonly offered: readonly number[];
  readonly chosen: number;
  readonly choose: (color: number) => void;
  readonly words: InkWords;
}

/** The colours to draw with, and the eraser, which is 0. */
export function InkChoice({ inks, offered, chosen, choose, words }: Props) {
  return (
    <Choice
      label={words.colors}
      options={[...offered, 0].map((value) => ({
        value,
        label: nameOfInk(value, words),
        ...(value > 0 && { detail: String(value) }),
        swatch: value === 0 ? 'transparent' : codeOf(unpackColor(inks[value - 1] ?? 0)),
      }))}
      chosen={chosen}
      choose={choose}
    />
  );
}

/** What a number of a colour is called. */
export function nameOfInk(value: number, words: InkWords): string {
  return value === 0 ? words.eraser : fill(words.color, { number: value });
}
