import { rasterOf } from 'pixels/edit/pixels32';
import { drawLine } from '../keepsakes/drawLine';
import { savePoster } from '../keepsakes/savePoster';
import { wordOfLetter } from '../kit/stamp';
import { isModifier, keyRows, labelOf } from './Keyboard';
import { nameKeys } from './keys';
import { findTaken, type OwnList, type TakenRow } from './model';

interface Keyboard {
  readonly list: OwnList;
  readonly taken: readonly TakenRow[];
  readonly title: string;
  readonly done: string;
}

/** Of the picture, in pixels of the poster. */
const size = { width: 538, height: 394 };
/** A key with the gap beside and below it, and where the first one is. */
const cap = { width: 40, height: 32, gap: 4, side: 4, left: 11, top: 12 };
/** Lines of the list below the keyboard, in two columns. */
const line = { top: 216, height: 28, most: 6, indent: 16 };
/** Keys that are wider than others, in their widths. */
const widths: Readonly<Record<string, number>> = {
  shift: 1.75,
  control: 1.75,
  meta: 1.75,
  alt: 1.75,
  Space: 4,
};

/** Saves a poster of the keyboard: the keys of the list in colour, and what they are for below. */
export async function saveKeyboard({ list, taken, title, done }: Keyboard): Promise<void> {
  const { system, rows } = list;
  const words = new Uint32Array(size.width * size.height).fill(wordOfLetter('4'));
  const fill = (letter: string, left: number, top: number, width: number, height: number) => {
    for (let y = top; y < top + height; y++)
      words.fill(wordOfLetter(letter), y * size.width + left, y * size.width + left + width);
  };
  const write = (
    text: string,
    points: number,
    left: number,
    middle: number,
    most: number,
    isCentred = false,
  ) => {
    if (text === '') return;
    const { width, height, isSet } = drawLine(text, points, '0', 700);
    const start = left + (isCentred ? Math.max(0, Math.floor((most - width) / 2)) : 0);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < Math.min(width, most); x++)
        if (isSet(x, y)) words[(middle - (height >> 1) + y) * size.width + start + x] = wordOfLetter('0');
  };
  const used = new Set(rows.flatMap(({ keys }) => [...keys.held, keys.key]));
  for (const [row, names] of keyRows.entries()) {
    const units = names.reduce((sum, name) => sum + (widths[name] ?? 1), 0);
    const unit = (size.width - 2 * cap.left) / units;
    let at = 0;
    for (const name of names) {
      const left = Math.round(cap.left + at * unit);
      at += widths[name] ?? 1;
      const width = Math.round(cap.left + at * unit) - left - cap.gap;
      const top = cap.top + row * cap.height;
      const height = cap.height - cap.gap;
      fill('0', left, top, width, height);
      fill('5', left + 2, top + 2, width - 4, height - 4);
      fill(
        used.has(name) ? (isModifier(name) ? '3' : 'f') : '6',
        left + 2,
        top + 2,
        width - 4,
        height - 4 - cap.side,
      );
      write(labelOf(name, system), 11, left + 2, top + 12, width - 4, true);
    }
  }
  fill('6', cap.left, line.top - 8, size.width - 2 * cap.left, size.height - line.top - 4);
  for (const [index, { keys, use }] of rows.slice(0, 2 * line.most).entries()) {
    const half = (size.width - 2 * cap.left) / 2;
    const left = cap.left + Math.floor(index / line.most) * half + line.indent;
    const middle = line.top + (index % line.most) * line.height + line.height / 2;
    fill(findTaken(taken, system, keys) === undefined ? 'f' : 'c', left - 8, middle - 8, 4, 16);
    write([nameKeys(keys, system), use].join('  '), 16, left + 4, middle, half - line.indent - 8);
  }
  const picture = rasterOf(size.width, size.height, words);
  await savePoster({ name: 'find-keys', title, done, frames: [{ raster: picture, duration: 0 }] });
}
