import { fill } from 'generator/model/text';
import { unpackColor } from 'pixels/edit/pixels32';
import { Choice } from '../kit/Choice';
import { codeOf } from '../kit/codeOf';
import type { Inks } from './drawStage';
import { toolIcons } from './toolIcons';
import type { Words } from './words';

export type InkWords = Pick<Words, 'colors' | 'color' | 'eraser' | 'given'>;

/** In the place of a colour: what was there at first. */
export const givenInk = -1;

interface Props {
  readonly inks: Inks;
  /** Numbers of the colours to draw with. */
  readonly offered: readonly number[];
  /** Whether anything was there at first that may be brought back. */
  readonly hasGiven: boolean;
  readonly chosen: number;
  readonly choose: (color: number) => void;
  readonly words: InkWords;
}

/** The colours to draw with, the eraser, which is 0, and what was there at first. */
export function InkChoice({ inks, offered, hasGiven, chosen, choose, words }: Props) {
  return (
    <Choice
      label={words.colors}
      options={[...offered, 0, ...(hasGiven ? [givenInk] : [])].map((value) => ({
        value,
        label: nameOfInk(value, words),
        ...(value > 0 && { detail: String(value) }),
        ...(value >= 0 && {
          swatch: value === 0 ? 'none' : codeOf(unpackColor(inks[value - 1] ?? 0)),
        }),
        ...(value === 0 && { icon: toolIcons.eraser }),
      }))}
      chosen={chosen}
      choose={choose}
    />
  );
}

/** What a number of a colour is called. */
export function nameOfInk(value: number, words: InkWords): string {
  if (value === givenInk) return words.given;
  return value === 0 ? words.eraser : fill(words.color, { number: value });
}
