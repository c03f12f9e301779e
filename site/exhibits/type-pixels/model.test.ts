import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fusionPixel, jersey10, openPixelFont } from 'generator/load/font/pixelFont';
import { pixels32 } from 'pixels/edit/pixels32';
import { expect, test } from 'vitest';
import { artWords, sideBySide } from '../../testing/artWords';
import { findLetter, playAnswer } from '../../testing/playAnswer';
import { wordOfLetter } from '../kit/stamp';
import { answer } from './answer';
import { characterNear, drawSign, pixelOf, stageSize } from './drawSign';
import { findGlyph } from './fonts';
import {
  chooseFont,
  isGoalMet,
  isOnBoard,
  listMissing,
  placeText,
  type Sign,
  signLink,
  startSign,
  writeText,
} from './model';
import { characters } from './siteFonts';

const written: Sign = { ...startSign, text: 'CAFE\nOPEN', factor: 3 };
const pixelsOf = (sign: Sign) => pixels32(drawSign(sign));
const countOf = (sign: Sign, letter: string) =>
  pixelsOf(sign).filter((word) => word === wordOfLetter(letter)).length;

test('glyphs at whole factors, each line in the middle [rule 1]', () => {
  const one = countOf({ ...startSign, text: 'T', factor: 1 }, '0');
  expect(one).toBe(7);
  expect([2, 3, 4].map((factor) => countOf({ ...startSign, text: 'T', factor } as Sign, '0'))).toEqual([
    28, 63, 112,
  ]);
  expect(placeText({ ...startSign, text: 'AB\nC' }).map(({ index, x, y }) => [index, x, y])).toEqual([
    [0, -7, -11],
    [1, 1, -11],
    [3, -3, 1],
  ]);
});

test('a text is kept up to 60 characters and 5 lines, an accent with its letter [rule 2]', () => {
  expect([...writeText(startSign, '🦊'.repeat(99)).text]).toHaveLength(60);
  expect(writeText(startSign, '1\n2\r\n3\n4\n5\n6').text).toBe('1\n2\n3\n4\n5');
  expect(writeText(startSign, 'E\u0301').text).toBe('É');
});

test('with another font the pixels become as small as the text needs [rule 2]', () => {
  const chosen = chooseFont({ ...written, factor: 2 }, 'bold');
  expect(isOnBoard({ ...chosen, factor: 2 })).toBe(false);
  expect([chosen.factor, isOnBoard(chosen)]).toEqual([1, true]);
  expect(chooseFont(written, 'small')).toEqual(written);
});

test('what the font lacks is a full box, and named once; small letters are capitals [rule 3]', () => {
  expect(listMissing({ ...startSign, text: 'café été\n龙!' })).toEqual(['é', '龙']);
  expect(pixelsOf({ ...startSign, text: 'open' })).toEqual(pixelsOf({ ...startSign, text: 'OPEN' }));
  expect(countOf(startSign, '9')).toBe(15 * 4);
  expect(countOf(written, '9')).toBe(0);
});

test('the fonts of titles and pictures are theirs, small letters too [rules 1, 3]', async () => {
  for (const [font, source] of [
    ['thin', fusionPixel],
    ['bold', jersey10],
  ] as const) {
    const file = createRequire(import.meta.url).resolve(source.file);
    const opened = openPixelFont(await readFile(file), source);
    for (const character of characters) {
      const { rows, advance } = findGlyph(character, font) ?? { rows: [], advance: 0 };
      const { bitmap } = opened.glyph(character);
      expect(advance, character).toBe(opened.glyph(character).advance);
      const inked = rows.reduce((sum, bits) => sum + bits.toString(2).replaceAll('0', '').length, 0);
      expect(inked, character).toBe(bitmap.pixels.reduce((sum, bit) => sum + bit, 0));
    }
  }
  const wide: Sign = { ...startSign, font: 'bold', text: 'Wi', factor: 1 };
  expect(placeText(wide).map(({ x }) => x)).toEqual([-6, 5]);
  expect([isOnBoard(wide), isOnBoard({ ...wide, text: 'Wide enough' })]).toEqual([true, false]);
});

test('the goal: two lines, nothing missing, all on the board [rule 4]', () => {
  expect(isGoalMet(written)).toBe(true);
  const others: Sign[] = [
    startSign,
    { ...written, text: 'CAFÉ\nOPEN' },
    { ...written, text: 'CAFE\n ' },
    { ...written, text: 'CAFE' },
    { ...written, text: 'A\nB\nC' },
    { ...written, factor: 4 },
  ];
  expect(others.map(isGoalMet)).toEqual(others.map(() => false));
});

test('a press finds the nearest character; what does not fit is cut off at the board [rule 5]', () => {
  for (const placed of placeText(written)) expect(characterNear(written, pixelOf(placed))).toEqual(placed);
  expect(characterNear(written, { x: 0, y: 0 })?.index).toBe(0);
  expect(characterNear({ ...written, text: '' }, { x: 9, y: 9 })).toBeUndefined();
  const long: Sign = { ...startSign, text: 'HHHHHHHHHH', factor: 4 };
  expect(isOnBoard(long)).toBe(false);
  const [empty, full] = [pixelsOf({ ...long, text: '' }), pixelsOf(long)];
  const changed = [...full.keys()].filter((place) => full[place] !== empty[place]);
  const columns = changed.map((place) => place % stageSize.width);
  expect([Math.min(...columns) >= 3, Math.max(...columns) < 77]).toEqual([true, true]);
});

test('a link carries factor and text, as much as a sign keeps [rule 6]', () => {
  expect(signLink.write({ ...startSign, text: 'Hi\n🦊' })).toBe('2-48-69-a-1f98a');
  for (const sign of [
    written,
    { ...startSign, text: '' },
    { text: 'Hi\n🦊', look: 'neon', font: 'bold', factor: 4 },
  ] as const)
    expect(signLink.read(signLink.write(sign))).toEqual(sign);
  for (const text of [
    '5-48',
    '2-',
    '2-zz',
    '2-110000',
    '2-048',
    `2${'-48'.repeat(61)}`,
    '2-a-a-a-a-a',
    '2-d-a',
    'bn2-48',
    'x2-48',
  ])
    expect(signLink.read(text), text).toBeUndefined();
});

test('the picture of the page shows the beginning and the goal', async () => {
  const pictures = [startSign, written].map((sign) => ({ ...stageSize, words: pixelsOf(sign) }));
  expect(sideBySide(pictures)).toEqual(await artWords('technique/typed'));
});

test('the answer: letters come one by one, and the fox only where nothing is written [rule 7]', () => {
  const frames = playAnswer(answer, written, stageSize);
  expect(findLetter(frames[0], '0').count).toBe(0);
  const fox = '8';
  expect(findLetter(frames.at(-1), fox).count).toBeGreaterThan(0);
  const full: Sign = { ...startSign, text: 'ABCDEF\nABCDEF', factor: 3 };
  const [last, drawn] = [playAnswer(answer, full, stageSize).at(-1), pixelsOf(full)];
  expect([...drawn.entries()].every(([at, word]) => word !== wordOfLetter('0') || last?.[at] === word)).toBe(
    true,
  );
});
