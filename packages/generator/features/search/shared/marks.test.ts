import { expect, test } from 'vitest';
import { excerptOf, markWords, type WordFinder, wordFinder } from './marks';
import { parseQuery } from './query';

function finderOf(query: string): WordFinder {
  const finder = wordFinder(parseQuery(query, []).units);
  if (finder === undefined) throw new Error('There is nothing to find');
  return finder;
}
const marked = (text: string, query: string) =>
  markWords(text, finderOf(query))
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

test('words are marked as they are written, with their endings', () => {
  expect(marked('Layers and a layer’s colour; relayer', 'layer color')).toBe(
    '[Layers] and a [layer]’s [colour]; relayer',
  );
});

test('Chinese is marked where it stands, and Latin words beside it end where it begins', () => {
  expect(marked('把GIF导出为图片', '图片 gif')).toBe('把[GIF]导出为[图片]');
});

test('a size is marked with either sign', () => {
  expect(marked('32×32, not 132×32', '32x32')).toBe('[32×32], not 132×32');
  expect(marked('32x32', '32 × 32')).toBe('[32x32]');
});

test('signs that mean something in patterns are only signs', () => {
  expect(marked('1.27.0 and 1x27x0', '1.27.0')).toBe('[1.27.0] and 1x27x0');
});

test('an excerpt has the most of the words, whole words, and dots where it was cut', () => {
  const text = `${'filler words come first. '.repeat(20)}Here onion meets skin. ${'And more follows. '.repeat(20)}`;
  const excerpt = excerptOf(text, finderOf('onion skin'), 60);
  expect(excerpt).toMatch(/^… .*onion meets skin\..* …$/);
  expect(excerpt.length).toBeLessThan(70);
});

test('without any of the words it is the beginning', () => {
  expect(excerptOf('Short text', finderOf('nowhere'), 60)).toBe('Short text');
});

test('nothing asked finds nothing', () => {
  expect(wordFinder([])).toBeUndefined();
});
